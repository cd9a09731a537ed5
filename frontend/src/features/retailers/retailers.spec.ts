import { describe, expect, test } from '@jest/globals';
import { eliteRetailers, partsRetailers, topRatedRetailers } from './parts-retailers';
import states from './states.json' with { type: 'json' };

const cities = states.flatMap((state) => state.cities);
const bbbGrade = 'A+ BBB';
/** Where a parts retailer ships from. */
const partsLocations = ['USA', 'UK', 'Canada', 'Australia', 'Germany', 'International'];

describe('Retailers by state', () => {
  test('cover all fifty states once, in alphabetical order', () => {
    const names = states.map(({ state }) => state);
    expect(new Set(names).size).toBe(50);
    expect(names).toEqual([...names].sort());
  });

  test('are in three different cities per state', () => {
    for (const state of states) expect(new Set(state.cities.map(({ name }) => name)).size).toBe(3);
  });

  test('have unique names', () => {
    expect(new Set(cities.map(({ retailer }) => retailer)).size).toBe(150);
  });

  test('are rated from 4.3 to 5.0, except for one grade', () => {
    const ratings = cities.map(({ rating }) => rating);
    const numbers = ratings.filter((rating) => rating !== bbbGrade);
    expect(numbers).toHaveLength(ratings.length - 1);
    for (const rating of numbers) expect(rating).toMatch(/^(4\.[3-9]|5\.0)$/);
  });
});

describe('Parts retailers', () => {
  test('have the ranks 1 to 25', () => {
    expect(partsRetailers.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
  });

  test('are split into ten and fifteen', () => {
    expect([eliteRetailers.length, topRatedRetailers.length]).toEqual([10, 15]);
  });

  test('have unique names, also among the retailers by state', () => {
    const names = [...partsRetailers.map(({ name }) => name), ...cities.map(({ retailer }) => retailer)];
    expect(new Set(names).size).toBe(175);
  });

  test('ship from a known location and have a specialty', () => {
    for (const { location, specialty } of partsRetailers) {
      expect(partsLocations).toContain(location);
      expect(specialty).not.toBe('');
    }
  });

  test('are rated from 4.9 down to 4.3 in rank order', () => {
    const ratings = partsRetailers.map(({ rating }) => rating);
    for (const rating of ratings) expect(rating).toMatch(/^4\.[3-9]$/);
    expect([ratings.at(0), ratings.at(-1)]).toEqual(['4.9', '4.3']);
    expect(ratings).toEqual([...ratings].sort().reverse());
  });
});

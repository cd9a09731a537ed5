import { describe, expect, test } from '@jest/globals';
import { eliteRetailers, partsLocations, partsRetailers, topRatedRetailers } from './parts-retailers';
import { states } from './states';

const cities = states.flatMap((state) => state.cities);
const bbbGrade = 'A+ BBB';

describe('The retailers by state', () => {
  test('cover fifty states in alphabetical order, each once', () => {
    const names = states.map(({ state }) => state);
    expect(new Set(names).size).toBe(50);
    expect(names).toEqual([...names].sort());
  });

  test('stand in three different cities of each state', () => {
    for (const state of states) expect(new Set(state.cities.map(({ name }) => name)).size).toBe(3);
  });

  test('have a name each', () => {
    expect(new Set(cities.map(({ retailer }) => retailer)).size).toBe(150);
  });

  test('are rated from 4.3 to 5.0, but for one grade', () => {
    const ratings = cities.map(({ rating }) => rating);
    const numbers = ratings.filter((rating) => rating !== bbbGrade);
    expect(numbers).toHaveLength(ratings.length - 1);
    for (const rating of numbers) expect(rating).toMatch(/^(4\.[3-9]|5\.0)$/);
  });
});

describe('The parts retailers', () => {
  test('have the ranks 1 to 25', () => {
    expect(partsRetailers.map(({ rank }) => rank)).toEqual(
      Array.from({ length: 25 }, (_, index) => index + 1),
    );
  });

  test('are ten and fifteen', () => {
    expect([eliteRetailers.length, topRatedRetailers.length]).toEqual([10, 15]);
  });

  test('have a name each, which no retailer of a state has', () => {
    const names = [...partsRetailers.map(({ name }) => name), ...cities.map(({ retailer }) => retailer)];
    expect(new Set(names).size).toBe(175);
  });

  test('send from a known place and say what they are good at', () => {
    for (const { location, specialty } of partsRetailers) {
      expect(partsLocations).toContain(location);
      expect(specialty).not.toBe('');
    }
  });

  test('are rated from 4.9 down to 4.3, never rising', () => {
    const ratings = partsRetailers.map(({ rating }) => rating);
    for (const rating of ratings) expect(rating).toMatch(/^4\.[3-9]$/);
    expect([ratings.at(0), ratings.at(-1)]).toEqual(['4.9', '4.3']);
    expect(ratings).toEqual([...ratings].sort().reverse());
  });
});

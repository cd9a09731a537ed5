import type { PlaceView } from '@appliance-index/backend/contract';
import { describe, expect, test } from '@jest/globals';
import { counterText, listNote, parseView, topVoted, withParam } from './ranking-list';

const places: PlaceView[] = ['a', 'b', 'c', 'd'].map((appliance) => ({ appliance, movement: null }));
const ids = (list: readonly PlaceView[]) => list.map(({ appliance }) => appliance).join('');

describe('The counter of a ranking', () => {
  test('says how many of how many are shown', () => {
    expect(counterText(10, 25)).toBe('Showing 10 of 25 appliances');
  });

  test('says that all are shown', () => {
    expect(counterText(25, 25)).toBe('Showing all 25 appliances');
  });
});

describe('Top Voted', () => {
  test('puts the higher balance first and keeps the order of equals', () => {
    const balance: Record<string, number> = { c: 2, a: -1 };
    expect(ids(topVoted(places, (id) => balance[id] ?? 0))).toBe('cbda');
  });

  test('changes nothing without votes', () => {
    expect(ids(topVoted(places, () => 0))).toBe('abcd');
  });
});

describe('The address of a ranking', () => {
  test('keeps every choice but the usual ones', () => {
    const worst = withParam(new URLSearchParams('by=price'), 'tab', 'worst');
    expect(worst.toString()).toBe('by=price&tab=worst');
    expect(withParam(worst, 'tab', 'best').toString()).toBe('by=price');
  });

  test('says each choice', () => {
    const view = { end: 'worst', by: 'price', sort: 'voted', showsAll: true };
    expect(parseView(new URLSearchParams('tab=worst&by=price&sort=voted&show=all'))).toEqual(view);
    expect(parseView(new URLSearchParams('by=reliability')).by).toBe('reliability');
  });

  test('means the usual view when it says something unknown', () => {
    const view = { end: 'best', by: 'overall', sort: 'rated', showsAll: false };
    expect(parseView(new URLSearchParams('tab=middle&by=colour&sort=9&show='))).toEqual(view);
  });
});

test('the line under the tabs names the end of the order', () => {
  expect(listNote('overall', 'worst', cards(10, 0))).toBe('The 10 lowest-rated');
  expect(listNote('price', 'best', cards(1, 0))).toBe('The cheapest');
  expect(listNote('price', 'worst', cards(10, 0))).toBe('The 10 most expensive');
});

test('the line under the tabs calls none reliable of whom no figure says so', () => {
  expect(listNote('reliability', 'best', cards(3, 3))).toBe('The 3 most reliable');
  expect(listNote('reliability', 'worst', cards(3, 1))).toBe('The least reliable, then 2 without a figure');
  expect(listNote('reliability', 'best', cards(3, 0))).toBe('No reliability figures yet: in overall order');
});

/** So many, of which the first ones have a figure. */
function cards(count: number, figures: number): { reliabilityScore: number | null }[] {
  return Array.from({ length: count }, (_, index) => ({ reliabilityScore: index < figures ? 45 : null }));
}

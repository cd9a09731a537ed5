import { expect, test } from '@jest/globals';
import { movement } from './movement.js';

test('A model moves up, moves down, stays, or is new', () => {
  expect(movement(5, 3)).toBe(2);
  expect(movement(3, 4)).toBe(-1);
  expect(movement(2, 2)).toBe(0);
  expect(movement(undefined, 7)).toBe('new');
});

test('A model that had a rank, but none in the previous month, has not moved and is not new', () => {
  expect(movement(null, 7)).toBeNull();
});

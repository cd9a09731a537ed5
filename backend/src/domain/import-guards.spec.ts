import { expect, test } from '@jest/globals';
import { type GuardTallies, trippedGuards } from './import-guards.js';

const calm: GuardTallies = { knownModels: 10, scoreMoves: 0, countFalls: 0, identicalBrands: [] };
const codes = (tallies: Partial<GuardTallies>) =>
  trippedGuards({ ...calm, ...tallies }).map(({ code }) => code);

test('A calm month trips no guard', () => {
  expect(codes({})).toEqual([]);
});

test('Each suspicious count trips its own guard', () => {
  expect(codes({ scoreMoves: 1 })).toEqual(['score-move']);
  expect(codes({ countFalls: 2 })).toEqual(['count-fall']);
  expect(codes({ scoreMoves: 3 })).toEqual(['score-move']);
  expect(codes({ scoreMoves: 4 })).toEqual(['score-move', 'many-moves']);
  expect(codes({ identicalBrands: ['LG'] })).toEqual(['identical-ratings']);
});

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

test('A guard says from where on it finds a change suspicious', () => {
  const tallies = { ...calm, scoreMoves: 4, countFalls: 1, identicalBrands: ['LG', 'GE'] };
  expect(trippedGuards(tallies).map(({ message }) => message)).toEqual([
    '4 models would move by more than 1.0 stars or lose the score.',
    '1 model would lose more than 20 % of the reviews.',
    '4 of 10 known models would move by more than 1.0 stars or lose the score; more than 30 % is suspicious.',
    'All models of LG, GE have one identical rating.',
  ]);
});

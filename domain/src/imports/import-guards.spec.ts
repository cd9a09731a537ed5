import { expect, test } from '@jest/globals';
import { type GuardTallies, trippedGuards } from './import-guards.js';

const unsuspicious: GuardTallies = {
  knownModels: 10,
  scoreMoves: 0,
  moved: [],
  countFalls: 0,
  fallen: [],
  identicalBrands: [],
};
const codes = (tallies: Partial<GuardTallies>) =>
  trippedGuards({ ...unsuspicious, ...tallies }).map(({ code }) => code);

test('An ordinary month trips no guard', () => {
  expect(codes({})).toEqual([]);
});

test('Each suspicious count trips its own guard', () => {
  expect(codes({ scoreMoves: 1 })).toEqual(['score-move']);
  expect(codes({ countFalls: 2 })).toEqual(['count-fall']);
  expect(codes({ scoreMoves: 3 })).toEqual(['score-move']);
  expect(codes({ scoreMoves: 4 })).toEqual(['score-move', 'many-moves']);
  expect(codes({ identicalBrands: ['LG'] })).toEqual(['identical-ratings']);
});

test('A guard states its threshold, and names the first of what it found', () => {
  const found = { scoreMoves: 4, moved: ['LG A1', 'GE B2'], countFalls: 1, fallen: ['LG A1'] };
  const tallies = { ...unsuspicious, ...found, identicalBrands: ['A', 'B', 'C', 'D', 'E', 'F', 'G'] };
  expect(trippedGuards(tallies).map(({ message }) => message)).toEqual([
    'The scores of 4 models would change by more than 1.0 stars or be removed: LG A1, GE B2 and 2 more.',
    'The review counts of 1 model would fall by more than 20%: LG A1.',
    '4 of 10 known models would move so; more than 30% is suspicious.',
    'All models of a brand have the same rating: A, B, C, D, E and 2 more.',
  ]);
});

test('A guard groups the thousands of what it counts', () => {
  const many = { knownModels: 4_000, scoreMoves: 1_204, moved: ['LG A1'] };
  expect(trippedGuards({ ...unsuspicious, ...many }).map(({ message }) => message)).toEqual([
    'The scores of 1,204 models would change by more than 1.0 stars or be removed: LG A1 and 1,203 more.',
    '1,204 of 4,000 known models would move so; more than 30% is suspicious.',
  ]);
});

test('A guard gives its names apart, for ticks, except where another guard names them', () => {
  const found = { scoreMoves: 4, moved: ['LG A1', 'GE B2'], identicalBrands: ['A', 'B', 'C', 'D', 'E', 'F'] };
  const [scoreMove, manyMoves, identical] = trippedGuards({ ...unsuspicious, ...found });
  expect(scoreMove).toMatchObject({
    problem: 'The scores of 4 models would change by more than 1.0 stars or be removed',
    names: ['LG A1', 'GE B2'],
    total: 4,
  });
  expect(manyMoves).toMatchObject({ names: [] });
  expect(identical).toMatchObject({ names: ['A', 'B', 'C', 'D', 'E'], total: 6 });
});

import { expect, test } from '@jest/globals';
import { vectors } from '../../test/trust/vectors.js';
import { stepChecks } from './import-checks.js';

const reading = (rating: string | null, count: number | null) => ({ rating, count });

test.each([
  ['a step that can be', reading('4.30', 100), reading('4.35', 140), []],
  ['an impossible average', reading('4.00', 100), reading('4.60', 150), ['impossible']],
  ['an average that only its digits rule out', reading('4.00', 100), reading('4.21', 120), ['impossible']],
  ['fewer reviews', reading('4.4', 1_654), reading('4.4', 1_529), ['count-fell']],
  ['slightly fewer reviews', reading('4.4', 5_384), reading('4.4', 5_319), ['count-fell-slightly']],
  ['another score of as many reviews', reading('4.3', 100), reading('4.4', 100), ['score-without-reviews']],
  ['a jump', reading('4.2', 1_645), reading('3.8', 1_876), ['jump']],
  ['merged variants', reading('3.8', 48), reading('3.9', 3_665), ['pooled-now']],
  ['a new score', reading(null, null), reading('3.9', 3_665), []],
] as const)('%s is told by its codes', (_, earlier, later, codes) => {
  expect(stepChecks(earlier, later)).toEqual(codes);
});

test.each(vectors.suspect)('From $before to $after, it is $expected', ({ before, after, expected }) => {
  const readingOf = ([score, count]: (typeof vectors.suspect)[number]['before']) =>
    reading(score === null ? null : String(score / 10), count);
  expect(stepChecks(readingOf(before), readingOf(after))).toEqual(expected);
});

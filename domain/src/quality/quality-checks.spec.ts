import { expect, test } from '@jest/globals';
import { dayOf, maxAcceptanceDays, parseAcceptance } from './acceptance.js';
import { findingLabel } from './finding.js';
import { findingSentence, guardChecks, qualityCheckCodes, qualityChecks } from './quality-checks.js';

const now = new Date('2026-06-15T12:00:00Z');

test.each([
  [
    'impossible',
    { scoreBefore: 42, countBefore: 1_517, score: 39, count: 1 },
    /: 4\.2 from 1,517 reviews, then 3\.9 from 1 review\.$/,
  ],
  [
    'score-move',
    { scoreBefore: 42, countBefore: null, score: null, count: null },
    /: 4\.2 without a review count, then no score\.$/,
  ],
  [
    'flat-line',
    { unchanged: 1_200, models: 1_201, month: '2026-05' },
    /^1,200 of 1,201 models show in May 2026/,
  ],
  ['volume', { models: 1, usual: 25, month: '2026-05' }, /^1 model in May 2026, and 25 on average/],
  ['no-picture', {}, /^Neither a photo/],
] as const)('A finding of %s says what the data say', (code, figures, text) => {
  expect(findingSentence(code, figures)).toMatch(text);
});

test('A fixed finding has no figures left, and says which check it was', () => {
  expect(findingSentence('jump', null)).toBe('Jump of a score.');
});

test('A finding is named after its model or brand and its retailer', () => {
  expect(findingLabel({ name: 'LG A1', retailer: 'best-buy' })).toBe('LG A1 at Best Buy');
  expect(findingLabel({ name: 'LG A1', retailer: null })).toBe('LG A1');
  expect(findingLabel({ name: null, retailer: 'lowes' })).toBe("Lowe's");
});

test('Each guard of imports has a check whose findings can be accepted', () => {
  for (const code of Object.values(guardChecks)) expect(qualityCheckCodes).toContain(code);
});

test('Every check has a title of its own', () => {
  expect(new Set(Object.values(qualityChecks).map(({ title }) => title)).size).toBe(qualityCheckCodes.length);
});

test('An acceptance needs a reason and a last day', () => {
  expect(parseAcceptance({ reason: '  Variants\nof one ', until: '2026-06-15' }, now)).toEqual({
    reason: 'Variants of one',
    until: '2026-06-15',
  });
  const pathsOf = (reason: unknown, until: unknown) => {
    try {
      parseAcceptance({ reason, until }, now);
      return [];
    } catch (error) {
      return (error as { issues: { path: string }[] }).issues.map(({ path }) => path);
    }
  };
  expect(pathsOf(' ', undefined)).toEqual(['reason', 'until']);
  expect(pathsOf('x'.repeat(501), '2027-02-31')).toEqual(['reason', 'until']);
  expect(pathsOf('Known', '2026-06-14')).toEqual(['until']);
  expect(pathsOf('Known', dayOf(now, maxAcceptanceDays))).toEqual([]);
  expect(pathsOf('Known', dayOf(now, maxAcceptanceDays + 1))).toEqual(['until']);
});

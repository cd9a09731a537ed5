import { describe, expect, test } from '@jest/globals';
import { parseRatingCell } from '../score-file.js';
import { groupProblems } from './file-problems.js';
import { planValue } from './plan-value.js';

const words = {
  createMissing: 'use --create-missing',
  scale: 'use --scale',
  roundedCounts: 'use --allow-rounded-counts',
};
const problem = (line: number, code: string, message: string, model = `Acme A${line}`) => ({
  ...{ line, column: 'model', model, code, message },
});

describe('Problems of a file', () => {
  test('with equal reasons are one, which names their rows', () => {
    const rows = [2, 3, 5].map((line) => problem(line, 'unknown-model', `A${line} is not in the catalogue.`));
    const other = problem(4, 'required', 'This cell must not be empty.', '');
    const [unknown, required] = groupProblems([...rows.slice(0, 2), other, ...rows.slice(2)], words);
    expect(unknown).toMatchObject({
      where: '3 rows',
      reason: 'not in the catalogue; to add them, use --create-missing',
      rows: ['line 2 Acme A2', 'line 3 Acme A3', 'line 5 Acme A5'],
    });
    const [alone] = groupProblems(rows.slice(0, 1), words);
    expect(alone?.reason).toBe('not in the catalogue; to add it, use --create-missing');
    expect(required).toMatchObject({ where: 'Line 4', reason: 'This cell must not be empty.', rows: [] });
  });

  test('stay apart if their reasons or columns differ', () => {
    const [one, two] = [problem(2, 'x', 'One.'), problem(3, 'x', 'Two.')];
    expect(groupProblems([one, two], words)).toHaveLength(2);
    expect(groupProblems([one, { ...one, line: 3, column: 'brand' }], words)).toHaveLength(2);
  });

  test('advise in the words of the surface', () => {
    const messages: string[] = [];
    parseRatingCell('46', 5, (_, message) => void messages.push(message));
    const [group] = groupProblems([problem(2, 'rating-above-scale', messages[0] ?? '')], words);
    expect(group?.reason).toBe('46 is above 5. If the ratings in this file go up to 50, use --scale 50.');
  });
});

test('Plans show scores in stars, and other values as they are', () => {
  expect(planValue('lowesScore', 43)).toBe('4.3');
  expect(planValue('lowesReviewCount', 43)).toBe(43);
  expect(planValue('priceRange', '$43')).toBe('$43');
  expect(planValue('lowesScore', null)).toBeNull();
});

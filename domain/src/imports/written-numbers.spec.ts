import { describe, expect, test } from '@jest/globals';
import { type RatingScale, type RejectCell } from './rating-scales.js';
import { type CellValue, type CountReading, parseCountCell, parseRatingCell } from './score-file.js';
import { DotsInCounts } from './written-numbers.js';

/** The value, or the code and message with which the cell is rejected. */
function outcomeOf(parse: (reject: RejectCell) => CellValue): CellValue | string {
  let rejected: string | undefined;
  const value = parse((code, message) => {
    rejected = `${code}: ${message}`;
    return undefined;
  });
  return rejected ?? value;
}

describe('A rating', () => {
  test.each<[string, RatingScale, number]>([
    ['4,7', 5, 47],
    ['4,67', 5, 47],
    ['4,666666666666667', 5, 47],
    ['4.7 out of 5', 5, 47],
    ['4,7 out of 5 stars', 5, 47],
    ['4.7 Out Of 5 Star', 5, 47],
    ['4.7/5', 5, 47],
    ['4.7 / 5', 5, 47],
    ['94 %', 100, 47],
    ['94%', 100, 47],
    ['93,5 %', 100, 47],
    ['94/100', 100, 47],
  ])('may be written as %j on the scale of %i', (cell, scale, tenths) => {
    expect(outcomeOf((reject) => parseRatingCell(cell, scale, reject))).toBe(tenths);
  });

  test.each<[string, RatingScale, string]>([
    ['94 %', 5, '"94 %" is a rating out of 100, but the scale of this import is 5. Set the scale to 100, or'],
    ['4 %', 50, '"4 %" is a rating out of 100, but the scale of this import is 50. Set the scale to 100, or'],
    [
      '4.7 out of 5',
      100,
      '"4.7 out of 5" is a rating out of 5, but the scale of this import is 100. Set the',
    ],
    ['4.7/10', 5, '"4.7/10" is a rating out of 10, but the scale of this import is 5. Convert the ratings.'],
  ])('of another scale, as %j on the scale of %i, is rejected and not guessed', (cell, scale, message) => {
    const outcome = outcomeOf((reject) => parseRatingCell(cell, scale, reject));
    expect(outcome).toMatch(/^rating-scale: /);
    expect(outcome).toContain(message);
  });

  test.each(['4,7,1', '4.7 of 5', 'out of 5', '%', '4,', ',7', '3-Apr', '5/out of 5'])(
    'is not %j',
    (cell) => {
      expect(outcomeOf((reject) => parseRatingCell(cell, 5, reject))).toMatch(/^rating-/);
    },
  );
});

describe('A rounded count', () => {
  const outcome = (cell: string, reading?: CountReading) =>
    outcomeOf((reject) => parseCountCell(cell, reject, reading));

  test.each([
    ['(2.1k)', 2100],
    ['2.1K', 2100],
    ['2,1 k', 2100],
    ['(12k)', 12_000],
    ['1.25M', 1_250_000],
    ['8.2M', 8_200_000],
  ])('%j is read only where it is allowed', (cell, count) => {
    expect(outcome(cell, { allowRounded: true })).toBe(count);
    expect(outcome(cell)).toBe(
      `count-rounded: "${cell}" is a rounded count. Use the exact one, or allow rounded counts.`,
    );
  });

  test.each(['(2.1k', '2.1k)', '2.123k', 'k', '(210)', '900M'])('is not %j', (cell) => {
    expect(outcome(cell, { allowRounded: true })).toMatch(/^count-/);
  });
});

describe('A dot in a count', () => {
  test('groups thousands wherever there are several, and for one when the column says so', () => {
    expect(outcomeOf((reject) => parseCountCell('1.234.567', reject))).toBe(1_234_567);
    expect(outcomeOf((reject) => parseCountCell('1.234', reject, { dotsGroupThousands: true }))).toBe(1234);
    expect(outcomeOf((reject) => parseCountCell('1.23', reject, { dotsGroupThousands: true }))).toMatch(
      /^count-not-a-number/,
    );
    expect(outcomeOf((reject) => parseCountCell('999.999.999', reject))).toMatch(/^count-too-large/);
  });

  test.each<[string, string[], boolean]>([
    ['every count of a thousand or more has it', ['1.234', '987', '12.345', '', 'NULL'], true],
    ['some have several', ['1.234.567', '1.234'], true],
    ['there is one only', ['1.234', '987'], false],
    ['a count of a thousand or more lacks it', ['1.234', '12.345', '1234'], false],
    ['another sign groups', ['1.234', '12.345', '1,234'], false],
    ['spaces group', ['1.234', '12.345', '1 234'], false],
    ['apostrophes group', ['1.234', '12.345', "1'234"], false],
    ['another cell has fewer digits behind it', ['1.234', '12.345', '1.21'], false],
    ['a whole count has decimals', ['1.234', '12.345', '210.0'], false],
    ['all end in zeros, as a program writes decimals', ['210.000', '28.000'], false],
    ['a count begins with a zero', ['1.234', '12.345', '0.987'], false],
    ['a rounded count has decimals', ['1.234', '12.345', '(2.1k)'], false],
    ['a rounded count has a comma', ['1.234', '12.345', '(2,1k)'], false],
  ])('groups thousands or not when %s: %j', (_what, cells, isGrouping) => {
    const dots = new DotsInCounts();
    const depending = cells.filter((cell) => dots.add(cell));
    expect(depending).toEqual(cells.filter((cell) => /^[1-9]\d{0,2}\.\d{3}$/.test(cell)));
    expect(dots.groupThousands).toBe(isGrouping);
  });
});

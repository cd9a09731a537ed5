import type { ImportReport } from '@appliance-index/backend/contract';
import { maxDecisions } from '@appliance-index/domain/limits';
import { describe, expect, test } from '@jest/globals';
import { choiceOf, decisionsOf, keyOf } from './match-choices';

type Name = ImportReport['unmatched']['listed'][number];

const name = (line: number, brand: string, ...brands: string[]): Name => ({
  ...{ line, brand, model: `A${line}`, category: 'washers' },
  candidates: brands.map((each, index) => ({
    ...{ applianceId: `${each} ${index}`, brand: each, model: 'B', category: 'washers', reason: 'wildcard' },
    isOtherBrand: each !== brand,
  })),
});

describe('A key', () => {
  test.each([
    ['1', 'LG 0'],
    ['2', 'GE 1'],
    ['n', 'new'],
    ['I', 'ignore'],
    ['0', null],
    ['Delete', null],
    ['Backspace', null],
    ['3', undefined], // There are two candidates only.
    ['x', undefined],
  ])('%s chooses %s', (key, choice) => {
    expect(choiceOf(key, name(2, 'LG', 'LG', 'GE'))).toBe(choice);
  });
});

describe('Choices', () => {
  const names = [name(2, 'LG Electronics', 'LG'), name(3, 'LG Electronics', 'LG'), name(4, 'GE', 'GE')];

  test('are sent as decisions, in the order of the file after those about brands', () => {
    const choices = new Map([
      [keyOf(4), 'ignore'],
      [keyOf(2), 'LG 0'],
      ['LG Electronics', 'LG'],
    ]);
    expect(decisionsOf(names, choices)).toEqual([
      { brand: 'LG Electronics', decision: 'brand', sameBrand: 'LG' },
      ...[
        { brand: 'LG Electronics', model: 'A2', category: 'washers', decision: 'same', applianceId: 'LG 0' },
      ],
      { brand: 'GE', model: 'A4', category: 'washers', decision: 'ignore' },
    ]);
  });

  test('beyond what one request may hold wait for the next plan', () => {
    const many = Array.from({ length: maxDecisions + 1 }, (_, index) => name(index, 'LG'));
    const choices = new Map(many.map(({ line }) => [keyOf(line), 'new']));
    expect(decisionsOf(many, choices)).toHaveLength(maxDecisions);
  });
});

import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { describe, expect, test } from '@jest/globals';
import { type ComparedModel, parseComparison, serializeComparison, withToggled } from './compared-models';

const model = (id: string): ComparedModel => ({ id, brand: 'LG', model: `WM-${id}`, imageUrl: null });
const ids = (models: readonly ComparedModel[] | null) => models?.map(({ id }) => id).join('');
const four = ['a', 'b', 'c', 'd'].map(model);

describe('Models picked for comparison', () => {
  test('are added at the end, and removed when toggled again', () => {
    const two = withToggled([model('a')], model('b'));
    expect(ids(two)).toBe('ab');
    expect(ids(withToggled(two ?? [], model('a')))).toBe('b');
  });

  test('are limited to four', () => {
    expect(four).toHaveLength(maxCompared);
    expect(withToggled(four, model('e'))).toBeNull();
    expect(ids(withToggled(four, model('c')))).toBe('abd');
  });

  test('are stored as text and parsed back', () => {
    expect(parseComparison(serializeComparison(four))).toEqual(four);
    expect(serializeComparison([])).toBe('');
  });

  test.each(['', 'nonsense', '{}', '[1,null,{"id":"a"}]', '"a"', '[{"id":"a","brand":"","model":"b"}]'])(
    'are empty when parsed from %j',
    (text) => {
      expect(parseComparison(text)).toEqual([]);
    },
  );

  test('are stored with only a name and a picture, and at most four are parsed', () => {
    const more = { ...model('a'), priceRange: '$1' };
    expect(serializeComparison([more])).not.toContain('$1');
    expect(ids(parseComparison(JSON.stringify([null, ...four, model('e')])))).toBe('abcd');
  });
});

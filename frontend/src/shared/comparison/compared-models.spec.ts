import { describe, expect, test } from '@jest/globals';
import { limits } from '../limits';
import { type ComparedModel, parseComparison, serializeComparison, withToggled } from './compared-models';

const model = (id: string): ComparedModel => ({ id, brand: 'LG', model: `WM-${id}`, imageUrl: null });
const ids = (models: readonly ComparedModel[] | null) => models?.map(({ id }) => id).join('');
const four = ['a', 'b', 'c', 'd'].map(model);

describe('Gathering models', () => {
  test('adds one at the end, and takes it out by the same press', () => {
    const two = withToggled([model('a')], model('b'));
    expect(ids(two)).toBe('ab');
    expect(ids(withToggled(two ?? [], model('a')))).toBe('b');
  });

  test('has room for four', () => {
    expect(four).toHaveLength(limits.comparedModels);
    expect(withToggled(four, model('e'))).toBeNull();
    expect(ids(withToggled(four, model('c')))).toBe('abd');
  });

  test('is kept as text and read back', () => {
    expect(parseComparison(serializeComparison(four))).toEqual(four);
    expect(serializeComparison([])).toBe('');
  });

  test.each(['', 'nonsense', '{}', '[1,null,{"id":"a"}]', '"a"'])('makes nothing of %j', (text) => {
    expect(parseComparison(text)).toEqual([]);
  });

  test('keeps no more than a name and a picture, and never more than four', () => {
    const more = { ...model('a'), priceRange: '$1' };
    expect(serializeComparison([more])).not.toContain('$1');
    expect(parseComparison(JSON.stringify([...four, model('e')]))).toHaveLength(4);
  });
});

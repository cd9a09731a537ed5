import { describe, expect, test } from '@jest/globals';
import { limits } from '../limits';
import { type Gathered, gatheredIn, textOf, toggled } from './gathering';

const model = (id: string): Gathered => ({ id, brand: 'LG', model: `WM-${id}`, imageUrl: null });
const ids = (models: readonly Gathered[] | null) => models?.map(({ id }) => id).join('');
const four = ['a', 'b', 'c', 'd'].map(model);

describe('Gathering models', () => {
  test('adds one at the end, and takes it out by the same press', () => {
    const two = toggled([model('a')], model('b'));
    expect(ids(two)).toBe('ab');
    expect(ids(toggled(two ?? [], model('a')))).toBe('b');
  });

  test('has room for four', () => {
    expect(four).toHaveLength(limits.compared);
    expect(toggled(four, model('e'))).toBeNull();
    expect(ids(toggled(four, model('c')))).toBe('abd');
  });

  test('is kept as text and read back', () => {
    expect(gatheredIn(textOf(four))).toEqual(four);
    expect(textOf([])).toBe('');
  });

  test.each(['', 'nonsense', '{}', '[1,null,{"id":"a"}]', '"a"'])('makes nothing of %j', (text) => {
    expect(gatheredIn(text)).toEqual([]);
  });

  test('keeps no more than a name and a picture, and never more than four', () => {
    const more = { ...model('a'), priceRange: '$1' };
    expect(textOf([more])).not.toContain('$1');
    expect(gatheredIn(JSON.stringify([...four, model('e')]))).toHaveLength(4);
  });
});

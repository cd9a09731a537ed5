import { expect, test } from '@jest/globals';
import { otherBrands } from './other-brands.js';

const name = (brand: string, ...brands: string[]) => ({
  brand,
  candidates: brands.map((each) => ({ brand: each, isOtherBrand: each !== brand })),
});

test('Brands that the surest candidates have otherwise are named once, with the number of their names', () => {
  const names = [name('LG Electronics', 'LG', 'GE'), name('LG', 'LG', 'GE'), name('Nobody')];
  expect(otherBrands([...names, name('LG Electronics', 'LG')])).toEqual([
    { brand: 'LG Electronics', sameBrand: 'LG', names: 2 },
  ]);
});

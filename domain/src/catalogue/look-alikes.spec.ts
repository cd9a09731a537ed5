import { expect, test } from '@jest/globals';
import { looksLike } from './look-alikes.js';

test.each([
  ['LG WM4000HBA', 'LG WM4000HBA/AB', true],
  ['LG WM4000HBA', 'lg wm-4000 hba', true],
  ['LG WM4000HBA', 'LG WM4000HWA', false],
  ['LG WM4000HBA', 'GE WM4000HBA', false],
  ['LG WM4000HBA', 'LG WM4000', true],
  ['LG WM4000HBA', 'LG WM40', false],
  ['LG W4', 'LG W4A', false],
  ['LG W400', 'LG W400A', true],
])('Whether "%s" and "%s" look like one model: %s', (one, other, expected) => {
  const named = (name: string) => ({ brand: name.slice(0, 2), model: name.slice(3) });
  expect(looksLike(named(one), named(other))).toBe(expected);
  expect(looksLike(named(other), named(one))).toBe(expected);
});

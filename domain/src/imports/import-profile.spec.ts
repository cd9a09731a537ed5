import { expect, test } from '@jest/globals';
import { parseProfile } from './import-profile.js';

const mapping = 'model=M, brand=B';

test('A profile keeps its mapping in one form', () => {
  const fields = { retailer: 'lowes', mapping: 'brand=B,model=M' };
  expect(parseProfile('lowes-export', { retailer: 'lowes', mapping })).toEqual(fields);
  expect(parseProfile('any', { mapping })).toEqual({ ...fields, retailer: null });
});

test.each([
  ['Lowes Export', { mapping }, 'A name has 1 to 60'],
  ['a', { mapping, retailer: 'target' }, 'retailer must be one of'],
  ['a', { mapping: 7 }, 'mapping must be text'],
  ['a', { mapping: 'brand=' }, 'names none'],
  ['a', { mapping: 'brand=B,month=@2026-05' }, 'leave the month out'],
])('No profile has the name %s and the fields %j', (name, fields, message) => {
  expect(() => parseProfile(name, fields)).toThrow(message);
});

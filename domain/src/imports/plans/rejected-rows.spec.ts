import { expect, test } from '@jest/globals';
import { rejectsHeader } from './rejected-rows.js';

test('The reasons are before the columns of the file', () => {
  expect(rejectsHeader(['brand'])).toEqual(['line', 'column', 'code', 'message', 'brand']);
});

test('A mapped column keeps its name for itself, so that the file can be imported', () => {
  const header = ['line', 'column', 'rejected code', 'message', 'Code', 'brand'];
  expect(rejectsHeader(['Code', 'brand'])).toEqual(header);
});

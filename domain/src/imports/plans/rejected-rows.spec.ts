import { expect, test } from '@jest/globals';
import { reasonColumns, rejectsHeader } from './rejected-rows.js';

test('The reasons are before the columns of the file', () => {
  expect(rejectsHeader(['brand'])).toEqual(['line', 'column', 'code', 'message', 'brand']);
});

test('A mapped column keeps its name for itself, so that the file can be imported', () => {
  const header = ['line', 'column', 'rejected code', 'message', 'Code', 'brand'];
  expect(rejectsHeader(['Code', 'brand'])).toEqual(header);
});

test.each([[['brand']], [['Code', 'brand']], [[]]])('The reasons before %j are known again', (columns) => {
  const once = rejectsHeader(columns);
  expect(reasonColumns(columns)).toBe(0);
  expect(reasonColumns(once)).toBe(4);
  expect(reasonColumns(rejectsHeader(rejectsHeader(once)))).toBe(12);
  expect(reasonColumns(once.slice(1))).toBe(0);
});

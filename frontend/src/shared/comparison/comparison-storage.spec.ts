import { afterEach, expect, test } from '@jest/globals';
import { readStoredComparison, storeComparison } from './comparison-storage';

const { getItem, setItem } = Storage.prototype;

afterEach(() => {
  Object.assign(Storage.prototype, { getItem, setItem });
  storeComparison('');
});

test('the comparison is stored in the browser, and the page is told', () => {
  const heard: string[] = [];
  const listen = () => heard.push(readStoredComparison());
  addEventListener('storage', listen);
  storeComparison('[1]');
  removeEventListener('storage', listen);
  expect(heard).toEqual(['[1]']);
  expect(localStorage.getItem('comparison')).toBe('[1]');
});

test('the comparison lasts until the page is left when the browser stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The storage is blocked.');
  };
  Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse });
  storeComparison('[2]');
  expect(readStoredComparison()).toBe('[2]');
});

test('the comparison lasts until the page is left when the browser accepts text but does not keep it', () => {
  Object.assign(Storage.prototype, { getItem: () => null, setItem: () => undefined });
  storeComparison('[3]');
  expect(readStoredComparison()).toBe('[3]');
});

import { expect, test } from '@jest/globals';
import { FakeCatalogueVersion } from '../../test/fakes/fake-catalogue-version.js';
import { CatalogueCache } from './catalogue-cache.js';

function counter() {
  let reads = 0;
  const version = new FakeCatalogueVersion();
  return { version, cache: new CatalogueCache(version, async () => ++reads) };
}

test('the value is read once, even for concurrent callers, until the catalogue changes', async () => {
  const { version, cache } = counter();
  expect(await Promise.all([cache.get(), cache.get()])).toEqual([1, 1]);
  expect(await cache.get()).toBe(1);
  version.bump();
  expect(await cache.get()).toBe(2);
  expect(await cache.get()).toBe(2);
});

test('the value is there from its first read until the catalogue changes, or may have', async () => {
  const { version, cache } = counter();
  const reading = cache.get();
  expect(cache.isRead()).toBe(false);
  await reading;
  expect(cache.isRead()).toBe(true);
  version.bump();
  expect(cache.isRead()).toBe(false);
  await cache.get();
  expect(cache.isRead()).toBe(true);
  version.isUnknown = true;
  expect(cache.isRead()).toBe(false);
});

test('the value is read every time while change notifications are unavailable', async () => {
  const { version, cache } = counter();
  await cache.get();
  version.isUnknown = true;
  expect([await cache.get(), await cache.get()]).toEqual([2, 3]);
});

test('a failed read is not cached', async () => {
  const answers = [Promise.reject(new Error('down')), Promise.resolve('up')];
  const cache = new CatalogueCache(
    new FakeCatalogueVersion(),
    () => answers.shift() ?? Promise.resolve('once more'),
  );
  await expect(cache.get()).rejects.toThrow('down');
  expect(await cache.get()).toBe('up');
  expect(await cache.get()).toBe('up');
});

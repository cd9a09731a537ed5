import { expect, test } from '@jest/globals';
import { ToldVersion } from '../../test/fakes/told-version.js';
import { Kept } from './kept.js';

function counter() {
  let reads = 0;
  const version = new ToldVersion();
  return { version, kept: new Kept(version, async () => ++reads) };
}

test('is read once, however many ask, until the catalogue moves', async () => {
  const { version, kept } = counter();
  expect(await Promise.all([kept.get(), kept.get()])).toEqual([1, 1]);
  expect(await kept.get()).toBe(1);
  version.move();
  expect(await kept.get()).toBe(2);
  expect(await kept.get()).toBe(2);
});

test('is read each time while changes cannot be heard', async () => {
  const { version, kept } = counter();
  await kept.get();
  version.isDeaf = true;
  expect([await kept.get(), await kept.get()]).toEqual([2, 3]);
});

test('what could not be read is read by the next who asks', async () => {
  const answers = [Promise.reject(new Error('down')), Promise.resolve('up')];
  const kept = new Kept(new ToldVersion(), () => answers.shift() ?? Promise.resolve('once more'));
  await expect(kept.get()).rejects.toThrow('down');
  expect(await kept.get()).toBe('up');
  expect(await kept.get()).toBe('up');
});

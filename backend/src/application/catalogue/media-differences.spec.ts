import { mediaUrl } from '@appliance-index/domain/catalogue/media';
import { describe, expect, test } from '@jest/globals';
import { findDifferences } from './media-differences.js';
import type { MediaItems, MediaStore } from './media-ports.js';

const now = new Date('2026-05-01T12:00:00Z');
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const keyOf = (number: number) => `${idOf(number)}/original.mp4`;

/** Compares videos of the catalogue with files that were stored some hours ago, both given by their numbers. */
function compare(items: readonly number[], files: readonly number[], hours = 2) {
  const modifiedAt = new Date(now.getTime() - hours * 3_600_000);
  const videos = items.map((number) => ({ id: idOf(number), type: 'video', url: mediaUrl(keyOf(number)) }));
  const stored = files.map((number) => ({ key: keyOf(number), modifiedAt }));
  const listed = (rows: readonly object[]) =>
    async function* () {
      yield* rows;
    };
  return findDifferences(
    { all: listed(videos) } as unknown as MediaItems,
    { list: listed(stored) } as unknown as MediaStore,
    now,
  );
}

describe('The differences of store and catalogue', () => {
  test('are files without an item, and items without a file', async () => {
    const { orphans, missing } = await compare([1, 2], [2, 3]);
    expect(orphans).toEqual([keyOf(3)]);
    expect(missing.map(({ id }) => id)).toEqual([idOf(1)]);
  });

  test('do not include files of the last two hours, which may be of an upload', async () => {
    expect((await compare([], [3], 1.9)).orphans).toEqual([]);
  });

  test.each([
    ['the only item', 1, 1, false],
    ['both items', 2, 2, true],
    ['three of twenty items', 3, 20, false],
    ['four of forty items', 4, 40, false],
    ['four of thirty-nine items', 4, 39, true],
  ])('are suspicious if too much is lost: %s', async (_what, lost, all, isSuspicious) => {
    const [every, rest] = [numbers(all), numbers(all).slice(lost)];
    expect(await compare(every, rest)).toMatchObject({ isSuspicious });
    expect(await compare(rest, every)).toMatchObject({ isSuspicious });
  });
});

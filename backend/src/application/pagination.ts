import { pageSize } from '@appliance-index/domain/limits';

/** Iterates over a paginated list. `readPage` returns the `size` items after `last`, or the first ones. */
export async function* iteratePages<Item>(
  readPage: (last: Item | undefined) => Promise<Item[]>,
  size: number = pageSize,
): AsyncGenerator<Item, void> {
  for (let last: Item | undefined; ; ) {
    const items = await readPage(last);
    yield* items;
    last = items.at(-1);
    if (items.length < size) return;
  }
}

/** How many entries of a long list are read at once. */
export const pageSize = 100;

/** A list of any length; `page` gives the `size` entries that follow the last one, or the first ones. */
export async function* iteratePages<Item>(
  page: (last: Item | undefined) => Promise<Item[]>,
  size: number = pageSize,
): AsyncGenerator<Item, void> {
  for (let last: Item | undefined; ; ) {
    const items = await page(last);
    yield* items;
    last = items.at(-1);
    if (items.length < size) return;
  }
}

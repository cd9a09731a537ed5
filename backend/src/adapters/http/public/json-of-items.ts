const itemTexts = new WeakMap<object, string>();

/**
 * JSON of an object with a list of items, between the properties before and those after it (at least one). The items are
 * most of it: their JSON is kept as long as they are, so they must not change.
 */
export function jsonOfItems(before: object, name: string, items: readonly object[], after: object): string {
  let json = JSON.stringify({ ...before, [name]: [] }).slice(0, -']}'.length);
  let separator = '';
  for (const item of items) {
    json += separator + textOf(item);
    separator = ',';
  }
  return `${json}],${JSON.stringify(after).slice(1)}`;
}

function textOf(item: object): string {
  const known = itemTexts.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(item);
  itemTexts.set(item, text);
  return text;
}

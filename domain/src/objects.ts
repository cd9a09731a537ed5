/** A copy of `from` with only the named properties. */
export function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const picked = {} as Pick<T, Name>;
  for (const name of names) picked[name] = from[name];
  return picked;
}

/** Like `pick`, without properties that are undefined; null is kept. */
export function pickDefined<T, Name extends keyof T>(
  from: T,
  names: readonly Name[],
): Partial<Pick<T, Name>> {
  return pick(
    from,
    names.filter((name) => from[name] !== undefined),
  );
}

/** The number of a name, counted from 0 in the order in which names come. */
export function numberOf(name: string, numbers: Map<string, number>): number {
  const number = numbers.get(name) ?? numbers.size;
  if (number === numbers.size) numbers.set(name, number);
  return number;
}

/** Builds an object with one property per name. */
export function recordFrom<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;
}

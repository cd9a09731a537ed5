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

/** Builds an object with one property per name. */
export function recordFrom<Name extends string, Value>(
  names: readonly Name[],
  makeValue: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, makeValue(name)])) as Record<Name, Value>;
}

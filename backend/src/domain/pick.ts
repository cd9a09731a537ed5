/** An object of those fields alone. */
export function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const picked = {} as Pick<T, Name>;
  for (const name of names) picked[name] = from[name];
  return picked;
}

/** Those of the fields that are given: null is, undefined is not. */
export function pickGiven<T, Name extends keyof T>(from: T, names: readonly Name[]): Partial<Pick<T, Name>> {
  const given = names.filter((name) => from[name] !== undefined);
  return pick(from, given);
}

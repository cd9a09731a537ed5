/** An object of those fields alone. */
export function pick<T, Name extends keyof T>(from: T, names: readonly Name[]): Pick<T, Name> {
  const picked = {} as Pick<T, Name>;
  for (const name of names) picked[name] = from[name];
  return picked;
}

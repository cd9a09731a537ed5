/** `Object.entries` with the record's key type; TypeScript widens the keys to string. */
export function typedEntries<Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}

/** The entries of a record with the names that its type says; TypeScript by itself takes them for any text. */
export function typedEntries<Name extends string, Value>(
  record: Readonly<Record<Name, Value>>,
): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}

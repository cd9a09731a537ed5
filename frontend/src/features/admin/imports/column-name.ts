/** The name of a column of a file; its number if it has none. */
export function columnName(name: string, index: number): string {
  return name || `Column ${index + 1}`;
}

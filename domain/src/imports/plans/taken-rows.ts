/** Number of rows that an import takes from its file. */
export function takenRows({
  rows,
  rejected,
  ignored,
}: Readonly<Record<'rows' | 'rejected' | 'ignored', number>>): number {
  return rows - rejected - ignored;
}

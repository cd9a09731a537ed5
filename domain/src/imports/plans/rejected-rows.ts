import type { Reject } from '../score-file.js';

const reasons = ['line', 'column', 'code', 'message'];

/**
 * The header of a file of rejected rows, which can be fixed and imported as it is: imports ignore unknown columns. So the names of
 * the first four, which say why a row was rejected, are not those of the file's own columns, which follow.
 */
export function rejectsHeader(columns: readonly string[]): string[] {
  const own = new Set(columns.map((name) => name.toLowerCase()));
  return [...reasons.map((name) => (own.has(name) ? `rejected ${name}` : name)), ...columns];
}

/** How many columns in front say why rows were rejected; some may have been rejected several times. */
export function reasonColumns(header: readonly string[]): number {
  const others = header.slice(reasons.length);
  const isOfRejects = rejectsHeader(others).every((name, index) => name === header[index]);
  return isOfRejects ? reasons.length + reasonColumns(others) : 0;
}

/** A rejected row behind all its problems, of which it has at least one. */
export function rejectedRow(problems: readonly Reject[]): string[] {
  const all = (name: 'column' | 'code' | 'message') => problems.map((problem) => problem[name]).join('; ');
  const [{ line, cells }] = problems as [Reject];
  return [String(line), all('column'), all('code'), all('message'), ...cells];
}

import { isHeader } from '@appliance-index/domain/imports/file-columns';
import type { TableRow } from '../../application/imports/import-ports.js';
import { hasContent } from './csv-dialect.js';

/** So many rows are searched for the header. */
const maxTitleRows = 20;

/**
 * Takes the rows up to the header; undefined when there are none. Titles and remarks above it have fewer filled cells than it.
 * Otherwise the first row is the header, so that no row of data is passed over in silence.
 */
export async function findTable(
  rows: AsyncGenerator<TableRow, void>,
): Promise<{ header: TableRow; rows: AsyncGenerator<TableRow, void> } | undefined> {
  const read: TableRow[] = [];
  let at = -1;
  while (at < 0 && read.length < maxTitleRows) {
    const next = await rows.next();
    if (next.done) break;
    read.push(next.value);
    if (isHeader(next.value.cells)) at = read.length - 1;
  }
  const filled = read.map(({ cells }) => cells.filter((cell) => hasContent([cell])).length);
  const hasTitles = at > 0 && filled.slice(0, at).every((count) => count < (filled[at] ?? 0));
  const headerAt = hasTitles ? at : 0;
  const header = read[headerAt];
  if (header === undefined) return undefined;
  const others = read.slice(headerAt + 1);
  // One generator less for each of many rows.
  return { header, rows: others.length === 0 ? rows : following(others, rows) };
}

async function* following(
  read: readonly TableRow[],
  rest: AsyncGenerator<TableRow, void>,
): AsyncGenerator<TableRow, void> {
  yield* read;
  yield* rest;
}

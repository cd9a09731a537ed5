import { isHeader, nameKey } from '@appliance-index/domain/imports/file-columns';
import type { TableRow } from '../../application/imports/import-ports.js';
import { hasContent } from './csv-dialect.js';

/** So many rows are searched for the header. */
const maxTitleRows = 20;

/** A header whose names nobody knows has at least so many. */
const minForeignNames = 3;

/**
 * Takes the rows up to the header; undefined when there are none. Titles and remarks above it have fewer filled cells than it.
 * Otherwise the first row is the header, so that no row of data is passed over in silence.
 * @param known keys of names that the columns may have, besides those that all imports know
 */
export async function findTable(
  rows: AsyncGenerator<TableRow, void>,
  known: ReadonlySet<string>,
): Promise<{ header: TableRow; rows: AsyncGenerator<TableRow, void> } | undefined> {
  const read: TableRow[] = [];
  let at = -1;
  while (at < 0 && read.length < maxTitleRows) {
    const next = await rows.next();
    if (next.done) break;
    read.push(next.value);
    if (isHeader(next.value.cells, known)) at = read.length - 1;
  }
  const filled = read.map(({ cells }) => cells.filter((cell) => hasContent([cell])).length);
  const isBelowTitles = (index: number) =>
    filled.slice(0, index).every((count) => count < (filled[index] ?? 0));
  if (at < 0) at = read.findIndex(({ cells }, index) => looksLikeHeader(cells) && isBelowTitles(index));
  const headerAt = at > 0 && isBelowTitles(at) ? at : 0;
  const header = read[headerAt];
  if (header === undefined) return undefined;
  const others = read.slice(headerAt + 1);
  // One generator less for each of many rows.
  return { header, rows: others.length === 0 ? rows : following(others, rows) };
}

/** Whether the filled cells are names, of which no two are the same: numbers are values. */
function looksLikeHeader(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => hasContent([cell]));
  const isDistinct = new Set(names.map(nameKey)).size === names.length;
  return (
    names.length >= minForeignNames &&
    isDistinct &&
    !names.some((name) => /^[\d.,:%$€/-]+$/.test(name.trim()))
  );
}

async function* following(
  read: readonly TableRow[],
  rest: AsyncGenerator<TableRow, void>,
): AsyncGenerator<TableRow, void> {
  yield* read;
  yield* rest;
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { table, widthsOf } from './output.js';

/** So many rows are aligned with each other. */
const rowsAtOnce = 1_000;

/** Writes what comes as fast as it is read, and asks for no more when the reader has gone. */
export async function printAll(
  parts: AsyncIterable<string> | Iterable<string>,
  signal?: AbortSignal,
): Promise<void> {
  const end = { end: false, ...(signal && { signal }) };
  await pipeline(Readable.from(parts), process.stdout, end).catch(ignoreClosedPipe);
}

/** `| head` has read enough; that is not an error of ours, and what we started is still to be stopped. */
export function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** A table of any length. Its columns grow with what comes, and never shrink. */
export async function* longTable(rows: AsyncIterable<string[]>): AsyncGenerator<string, void> {
  let widths: number[] = [];
  let page: string[][] = [];
  const lines = () => {
    widths = widthsOf(page, widths);
    const text = `${table(page, widths).join('\n')}\n`;
    page = [];
    return text;
  };
  for await (const row of rows) {
    page.push(row);
    if (page.length === rowsAtOnce) yield lines();
  }
  if (page.length > 0) yield lines();
}

/** A JSON list of any length, an item a line. */
export async function* jsonList(
  items: AsyncIterable<unknown> | Iterable<unknown>,
): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]' : '[]';
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exitCodes } from './exit-codes.js';
import { columnWidths, table } from './output.js';

/** How many rows are aligned with each other. */
const rowsPerPage = 1_000;

/** Writes what comes as fast as it is read, and asks for no more when the reader has gone. */
export async function printStream(parts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  await pipeline(Readable.from(parts), process.stdout, { end: false, signal }).catch(ignoreWriteError);
}

/** What cannot be written is told by `handleOutputErrors`; what we started is still to be stopped. */
function ignoreWriteError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.syscall !== 'write') throw error;
}

/** `| head` has read enough, which is not an error of ours; a full disk is one. */
export function handleOutputErrors(): void {
  let isReported = false;
  const report = ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    process.stderr.write(`The output cannot be written: ${message}\n`);
    // Whatever the work comes to, nobody must take half an output for the whole.
    process.once('exit', () => {
      process.exitCode = exitCodes.unexpected;
    });
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', report);
}

/** A table of any length. Its columns grow with what comes, and never shrink. */
export async function* streamTable(rows: AsyncIterable<string[]>): AsyncGenerator<string, void> {
  let widths: number[] = [];
  let page: string[][] = [];
  const lines = () => {
    widths = columnWidths(page, widths);
    const text = `${table(page, widths).join('\n')}\n`;
    page = [];
    return text;
  };
  for await (const row of rows) {
    page.push(row);
    if (page.length === rowsPerPage) yield lines();
  }
  if (page.length > 0) yield lines();
}

/** A JSON list as all there is. */
export async function* jsonDocument(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  yield* jsonArray(items);
  yield '\n';
}

/** A JSON list of any length, an item a line. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]' : '[]';
}

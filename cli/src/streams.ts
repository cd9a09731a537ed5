import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exitCodes } from './exit-codes.js';
import { table, widthsOf } from './output.js';

/** How many rows are aligned with each other. */
const rowsAtOnce = 1_000;

/** Writes what comes as fast as it is read, and asks for no more when the reader has gone. */
export async function printAll(parts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  await pipeline(Readable.from(parts), process.stdout, { end: false, signal }).catch(ignoreUnwritten);
}

/** What cannot be written is told by `watchOutput`; what we started is still to be stopped. */
function ignoreUnwritten(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.syscall !== 'write') throw error;
}

/** `| head` has read enough, which is not an error of ours; a full disk is one. */
export function watchOutput(): void {
  let isTold = false;
  const tell = ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isTold) return;
    isTold = true;
    process.stderr.write(`The output cannot be written: ${message}\n`);
    // Whatever the work comes to, nobody must take half an output for the whole.
    process.once('exit', () => {
      process.exitCode = exitCodes.unexpected;
    });
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', tell);
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

/** A JSON list as all there is. */
export async function* jsonDocument(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  yield* jsonList(items);
  yield '\n';
}

/** A JSON list of any length, an item a line. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]' : '[]';
}

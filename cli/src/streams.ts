import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exitCodes } from './exit-codes.js';
import { host } from './host.js';
import { columnWidths, table } from './output.js';

/** Rows that are aligned and printed together. */
const rowsPerPage = 1_000;

/** Writes to stdout with back-pressure; stops pulling when the reader closes the pipe. */
export async function printStream(parts: AsyncIterable<string>, signal: AbortSignal): Promise<void> {
  await pipeline(Readable.from(parts), host().stdout, { end: false, signal }).catch(ignoreWriteError);
}

/** Write errors are reported by `handleOutputErrors`, so that the command can still shut down in order. */
function ignoreWriteError(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.syscall !== 'write') throw error;
}

/** Ignores a closed pipe (`| head`), and reports other write errors, such as a full disk. */
export function handleOutputErrors(): void {
  let isReported = false;
  const report = ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isReported) return;
    isReported = true;
    process.stderr.write(`Cannot write the output: ${message}\n`);
    // Truncated output must never look complete, whatever the exit code of the work.
    process.once('exit', () => {
      process.exitCode = exitCodes.unexpected;
    });
  };
  for (const stream of [process.stdout, process.stderr]) stream.on('error', report);
}

/** Streams a table of any length, page by page; columns get wider as needed and never narrower. */
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

/** CSV that begins with a byte order mark, by which Excel recognises UTF-8. */
export async function* markedForExcel(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  yield '\uFEFF';
  yield* lines;
}

/** Streams a JSON array as a whole document, ending in a newline. */
export async function* jsonDocument(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  yield* jsonArray(items);
  yield '\n';
}

/** Streams a JSON array of any length, one item per line. */
export async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  let before = '[\n';
  for await (const item of items) {
    yield `${before}${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n]' : '[]';
}

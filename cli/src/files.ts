import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  openSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { DomainError, escapeFormula, type Reject } from '@appliance-index/backend';
import { stringify } from 'csv-stringify/sync';

/** npm runs scripts in the repository root; file names are relative to where npm was called. */
const callerDir = process.env.INIT_CWD ?? process.cwd();

export interface SourceFile {
  name: string;
  bytes: Readable;
  /** Path of the rejects file. */
  rejectsPath: string;
}

/** Opens a file, or stdin for '-'. @throws invalid/no-file if it does not exist or cannot be read */
export function openSource(name: string): SourceFile {
  if (name === '-') {
    return { name: 'stdin', bytes: process.stdin, rejectsPath: resolve(callerDir, 'stdin.rejects.csv') };
  }
  const path = resolve(callerDir, name);
  if (!existsSync(path)) throw noFile(`There is no file ${name}.`);
  const kind = statSync(path);
  if (kind.isDirectory()) throw noFile(`${name} is a folder. Name a file in it.`);
  if (!kind.isFile()) throw noFile(`${name} is not a regular file. To read from a pipe, use "-".`);
  const bytes = createReadStream(path, { fd: openForReading(path, name) });
  return { name: basename(path), bytes, rejectsPath: `${path}.rejects.csv` };
}

/** Opens synchronously: a stream would emit its error before anyone listens. */
function openForReading(path: string, name: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw noFile(`${name} cannot be read: ${(error as Error).message}`);
  }
}

function noFile(message: string): DomainError {
  return new DomainError('invalid', 'no-file', message);
}

/**
 * Writes rejected rows as they occur, each preceded by columns with the reason. The file can be fixed and imported as it is,
 * since imports ignore unknown columns. After a run without rejects no file is left, not even that of an earlier run.
 */
export class RejectsFile {
  private stream: WriteStream | null = null;
  private problem: Error | null = null;

  constructor(readonly path: string) {}

  get isWritten(): boolean {
    return this.stream !== null;
  }

  /** Resolves when the stream can take more. @throws invalid/rejects-file if the file cannot be written */
  async write({ line, column, code, message, cells }: Reject, columns: readonly string[]): Promise<void> {
    this.stream ??= this.createStream(columns);
    if (this.problem) throw this.writeError(this.problem);
    if (this.stream.write(csvLine([line, column, code, message, ...cells]))) return;
    await once(this.stream, 'drain').catch((error) => {
      throw this.writeError(error);
    });
  }

  private createStream(columns: readonly string[]): WriteStream {
    this.removeExisting();
    const stream = createWriteStream(this.path);
    stream.on('error', (error) => {
      this.problem = error;
    });
    stream.write(csvLine(['line', 'column', 'code', 'message', ...columns]));
    return stream;
  }

  /** An existing file is removed, not overwritten: it may be a link or belong to another account. */
  private removeExisting(): void {
    try {
      const found = lstatSync(this.path, { throwIfNoEntry: false });
      if (found?.isFile() || found?.isSymbolicLink()) rmSync(this.path);
    } catch (error) {
      throw this.writeError(error as Error);
    }
  }

  /** Call at the end of the run. @throws invalid/rejects-file if the file could not be written completely */
  async close(): Promise<void> {
    const { stream } = this;
    if (!stream) this.removeExisting();
    else if (!stream.closed) await new Promise<void>((done) => stream.close(() => done()));
    if (this.problem) throw this.writeError(this.problem);
  }

  private writeError({ message }: Error): DomainError {
    return new DomainError(
      'invalid',
      'rejects-file',
      `Cannot write the rejected rows to ${this.path}: ${message}`,
    );
  }
}

/** A CSV line whose cells are escaped so that spreadsheets do not run them as formulas. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return stringify([cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell))]);
}

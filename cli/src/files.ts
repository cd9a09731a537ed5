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

/** npm runs scripts in the root; names are relative to where it was called. */
const callerDir = process.env.INIT_CWD ?? process.cwd();

export interface SourceFile {
  name: string;
  bytes: Readable;
  /** Where rejected rows go. */
  rejectsPath: string;
}

/** Opens a file, or stdin for '-'. @throws invalid/no-file when it is not there, or may not be read */
export function openSource(name: string): SourceFile {
  if (name === '-') {
    return { name: 'stdin', bytes: process.stdin, rejectsPath: resolve(callerDir, 'stdin.rejects.csv') };
  }
  const path = resolve(callerDir, name);
  if (!existsSync(path)) throw new DomainError('invalid', 'no-file', `There is no file ${name}.`);
  if (!statSync(path).isFile()) {
    throw new DomainError(
      'invalid',
      'no-file',
      `${name} is not a file. What comes from a pipe is read as "-".`,
    );
  }
  const bytes = createReadStream(path, { fd: openForReading(path, name) });
  return { name: basename(path), bytes, rejectsPath: `${path}.rejects.csv` };
}

/** At once: a stream would say that it may not long before anybody listens. */
function openForReading(path: string, name: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new DomainError('invalid', 'no-file', `${name} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Writes rejected rows as they come, behind the columns that say why each was: a table that can be mended and imported,
 * since an import does not read columns that it does not know. After a run without any there is no file, not even one of an
 * earlier run.
 */
export class RejectsFile {
  private stream: WriteStream | null = null;
  private problem: Error | null = null;

  constructor(readonly path: string) {}

  get isWritten(): boolean {
    return this.stream !== null;
  }

  /** Settles when there is room for more. @throws invalid/rejects-file */
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

  /** An earlier one is replaced and not written into: it may be a link, or somebody else's. */
  private removeExisting(): void {
    try {
      const found = lstatSync(this.path, { throwIfNoEntry: false });
      if (found?.isFile() || found?.isSymbolicLink()) rmSync(this.path);
    } catch (error) {
      throw this.writeError(error as Error);
    }
  }

  /** Called when the run has come to its end. @throws invalid/rejects-file when it could not be written whole */
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
      `Rejected rows cannot be written to ${this.path}: ${message}`,
    );
  }
}

/** A line of CSV in which no cell is run as a formula by a spreadsheet. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return stringify([cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell))]);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  accessSync,
  constants,
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@appliance-index/domain/errors';
import { rejectedRow, rejectsHeader } from '@appliance-index/domain/imports/plans/rejected-rows';
import { escapeFormula, type Reject } from '@appliance-index/domain/imports/score-file';
import { stringify } from 'csv-stringify/sync';
import { host } from './host.js';

/** npm runs scripts in the repository root; file names are relative to where npm was called. */
const callerDir = () => host().env.INIT_CWD ?? process.cwd();

export interface SourceFile {
  name: string;
  /** Null for stdin. */
  path: string | null;
  bytes: Readable;
  /** Path of the rejects file, unless another is named. */
  rejectsPath: string;
}

/** Opens a file, or stdin for '-'. @throws invalid/no-file if it does not exist or cannot be read */
export function openSource(name: string): SourceFile {
  if (name === '-') {
    const rejectsPath = resolve(callerDir(), 'stdin.rejects.csv');
    return { name: 'stdin', path: null, bytes: host().stdin, rejectsPath };
  }
  const path = pathOf(name);
  if (!existsSync(path)) throw noFile(`There is no file ${name}.`);
  const kind = statSync(path);
  if (kind.isDirectory()) throw noFile(`${name} is a folder. Name a file in it.`);
  if (!kind.isFile()) throw noFile(`${name} is not a regular file. To read from a pipe, use "-".`);
  const bytes = createReadStream(path, { fd: openForReading(path, name) });
  return { name: basename(path), path, bytes, rejectsPath: `${path}.rejects.csv` };
}

/** Relative to the caller's folder. An empty name would be that folder. @throws invalid/no-file */
function pathOf(name: string): string {
  if (name === '') throw noFile('The name of a file is empty. Was a variable not set?');
  return resolve(callerDir(), name);
}

/** @throws invalid/rejects-file if it is the file that is read, or a folder or device, which cannot be replaced by a file */
export function pathForOutput(name: string, source: SourceFile): string {
  const path = pathOf(name);
  const isRead = path === source.path;
  if (!isRead && (!existsSync(path) || statSync(path).isFile())) return path;
  const problem = isRead ? 'the file to import' : 'not a regular file';
  const message = `${name} is ${problem}. Name another file for the rejected rows.`;
  throw new DomainError('invalid', 'rejects-file', message);
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
 * Writes rejected rows as they occur, each preceded by columns with the reasons. The file can be fixed and imported as it is,
 * since imports ignore unknown columns. After a run without rejects there is no such file. One that an earlier run left and
 * someone may have edited is never lost: unless the new one is the same, it is renamed to end in '.old'.
 */
export class RejectsFile {
  private readonly newPath: string;
  private readonly hash = createHash('sha256');
  private stream: WriteStream | null = null;
  private problem: Error | null = null;
  /** The problems of the row that is not written yet. */
  private row: Reject[] = [];

  constructor(readonly path: string) {
    this.newPath = `${path}.new`;
  }

  get isWritten(): boolean {
    return this.stream !== null;
  }

  /**
   * A row's problems are given in sequence. Resolves when the stream can take more.
   * @throws invalid/rejects-file if the file cannot be written
   */
  async write(reject: Reject, columns: readonly string[]): Promise<void> {
    if (this.problem) throw this.writeError(this.problem);
    this.stream ??= this.createStream(columns);
    if (this.row[0]?.line !== reject.line) {
      await this.writeRow(this.stream).catch((error) => {
        throw this.writeError(error);
      });
      this.row = [];
    }
    this.row.push(reject);
  }

  private createStream(columns: readonly string[]): WriteStream {
    this.requireFolder();
    this.removeNew();
    const stream = createWriteStream(this.newPath);
    stream.on('error', (error) => {
      this.problem = error;
    });
    this.add(stream, rejectsHeader(columns));
    return stream;
  }

  /** The stream says so, too, but only once the import of a small file has been applied. */
  private requireFolder(): void {
    try {
      accessSync(dirname(this.path), constants.W_OK);
    } catch (error) {
      throw this.writeError(error as Error);
    }
  }

  private async writeRow(stream: WriteStream): Promise<void> {
    if (this.row.length === 0 || this.add(stream, rejectedRow(this.row))) return;
    await once(stream, 'drain');
  }

  private add(stream: WriteStream, cells: readonly (string | number)[]): boolean {
    const text = csvLine(cells);
    this.hash.update(text);
    return stream.write(text);
  }

  /** Removed, not overwritten: it may be a link or belong to another account. */
  private removeNew(): void {
    try {
      if (isFileOrLink(this.newPath)) rmSync(this.newPath);
    } catch (error) {
      throw this.writeError(error as Error);
    }
  }

  /** Call at the end of the run. @throws invalid/rejects-file if the file could not be written completely */
  async close(): Promise<void> {
    try {
      await this.finish();
    } catch (error) {
      this.removeNew();
      throw this.writeError(error as Error);
    }
  }

  private async finish(): Promise<void> {
    const { stream, path } = this;
    if (stream) {
      if (!this.problem) await this.writeRow(stream);
      await closed(stream);
    }
    if (this.problem) throw this.problem;
    if (isFileOrLink(path) && !(stream && (await this.isSame(path)))) renameSync(path, `${path}.old`);
    if (stream) renameSync(this.newPath, path);
  }

  /** Call when the run fails: what an earlier run left stays. */
  async discard(): Promise<void> {
    if (!this.stream) return;
    await closed(this.stream);
    this.removeNew();
  }

  private async isSame(path: string): Promise<boolean> {
    const existing = createHash('sha256');
    await pipeline(createReadStream(path), existing);
    return existing.digest('hex') === this.hash.copy().digest('hex');
  }

  private writeError({ message }: Error): DomainError {
    return new DomainError(
      'invalid',
      'rejects-file',
      `Cannot write the rejected rows to ${this.path}: ${message}`,
    );
  }
}

function isFileOrLink(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true || found?.isSymbolicLink() === true;
}

async function closed(stream: WriteStream): Promise<void> {
  if (!stream.closed) await new Promise<void>((done) => stream.close(() => done()));
}

/** A CSV line whose cells are escaped so that spreadsheets do not run them as formulas. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return stringify([cells.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell))]);
}

import { addAbortSignal } from 'node:stream';
import { DomainError } from '@appliance-index/domain/errors';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { fileError, fileTooLarge } from './file-errors.js';

/** What systems add to the archives they make. */
const addedBySystems = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Above all real archives: names are held in memory. */
const maxEntries = 10_000;

/** The files in a zip archive, which is held in memory; they are read as streams. */
export class ZipArchive {
  private constructor(
    private readonly name: string,
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    readonly bytes: Buffer,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** @param signal ends the reading of its files @throws invalid/file-compression when the archive is damaged */
  static async open(name: string, bytes: Buffer, signal?: AbortSignal): Promise<ZipArchive> {
    try {
      return await ZipArchive.list(name, bytes, signal);
    } catch (error) {
      throw toDamage(error, name);
    }
  }

  private static async list(name: string, bytes: Buffer, signal?: AbortSignal): Promise<ZipArchive> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > maxEntries)
      throw fileError('archive', `${name} holds ${zip.entryCount} files. Pack only the one to import.`);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      const isFile = !entry.fileName.endsWith('/') && !addedBySystems.test(entry.fileName);
      if (isFile) entries.set(entry.fileName, entry);
    }
    return new ZipArchive(name, zip, entries, bytes, signal);
  }

  has(path: string): boolean {
    return this.entries.has(path);
  }

  /** The path of the only file. @throws invalid/file-archive when there are none or several */
  onlyFile(): string {
    const paths = [...this.entries.keys()];
    if (paths.length === 1 && paths[0] !== undefined) return paths[0];
    const listed = paths.slice(0, 10).map((path) => `"${path.slice(0, 100)}"`);
    const more = paths.length > listed.length ? `, and ${paths.length - listed.length} more` : '';
    const contents = paths.length === 0 ? 'no files' : `${paths.length} files: ${listed.join(', ')}${more}`;
    throw fileError(
      'archive',
      `${this.name} is a zip file with ${contents}. It must hold the one to import.`,
    );
  }

  /** @param maxBytes the largest decompressed file that is read; the archive's word for its size is checked on the way */
  async *read(path: string, maxBytes: number): AsyncGenerator<Buffer, void> {
    const entry = this.entries.get(path);
    if (!entry) throw fileError('workbook', `${this.name} is damaged: it lacks "${path}". Save it again.`);
    if (entry.isEncrypted())
      throw fileError('encrypted', `${this.name} is protected by a password. Remove it, or export as CSV.`);
    if (entry.uncompressedSize > maxBytes) throw fileTooLarge(this.name, maxBytes, `data in "${path}"`);
    try {
      const stream = await this.zip.openReadStreamPromise(entry);
      yield* this.signal ? addAbortSignal(this.signal, stream) : stream;
    } catch (error) {
      if (this.signal?.aborted) throw error;
      throw toDamage(error, this.name);
    }
  }
}

function toDamage(error: unknown, name: string): unknown {
  if (error instanceof DomainError) return error;
  return fileError(
    'compression',
    `${name} is damaged or incomplete and cannot be unpacked. Download it again.`,
  );
}

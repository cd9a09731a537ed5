import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream, type Stats } from 'node:fs';
import { access, lstat, mkdir, opendir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf } from '@appliance-index/domain/catalogue/media';
import {
  type ByteRange,
  MediaStore,
  type OpenFile,
  type PreparedFile,
  type StoredFile,
} from '../../application/catalogue/media-ports.js';
import { isDiskFull } from '../../process/disk-full.js';
import { removeInBatches, uploadDeadlineMs, withDeadline } from './deadline.js';
import { storeFull } from './store-errors.js';

/** The suffix of a file that is still being written. */
const partialFileSuffix = /\.[0-9a-f-]{36}\.part$/;

/** Stores files in a local folder; a file is renamed to its key once it is complete. */
export class FolderStore implements MediaStore {
  constructor(private readonly root: string) {}

  put(files: ReadonlyMap<string, PreparedFile>): Promise<void> {
    return withDeadline(async (signal) => {
      for (const [key, file] of files) await this.putFile(key, file, signal);
    }, uploadDeadlineMs(files));
  }

  size(key: string): Promise<number | null> {
    return withDeadline(async () => (await statsOfFile(this.pathOf(key)))?.size ?? null);
  }

  async open(key: string, range: ByteRange | null): Promise<OpenFile> {
    return createReadStream(this.pathOf(key), range ?? {});
  }

  remove(keys: readonly string[]): Promise<void> {
    return removeInBatches(keys, async (batch) => {
      for (const key of batch) await rm(this.pathOf(key), { force: true });
      for (const folder of new Set(batch.map((key) => dirname(this.pathOf(key))))) {
        await removeIfEmpty(folder);
      }
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    await mkdir(this.root, { recursive: true });
    for await (const item of await opendir(this.root)) {
      if (!item.isDirectory()) continue;
      for (const name of (await nullIfMissing(readdir(join(this.root, item.name)))) ?? []) {
        const key = `${item.name}/${name}`;
        const stats = isMediaKey(key) ? await statsOfFile(this.pathOf(key)) : null;
        if (stats) yield { key, modifiedAt: stats.mtime };
      }
    }
  }

  describe(): string {
    return `the folder ${this.root}`;
  }

  check(): Promise<void> {
    return withDeadline(async () => {
      await mkdir(this.root, { recursive: true });
      await access(this.root, constants.W_OK);
    });
  }

  private async putFile(key: string, { path }: PreparedFile, signal: AbortSignal): Promise<void> {
    const target = this.pathOf(key);
    const part = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(target), { recursive: true });
      await pipeline(createReadStream(path), createWriteStream(part, { flush: true }), { signal });
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      await removeIfEmpty(dirname(target));
      throw isDiskFull(error) ? storeFull(error) : error;
    }
  }

  /** Rejects anything but a media key, so that outside input never becomes a path. */
  private pathOf(key: string): string {
    if (!isMediaKey(key)) throw new Error('Not the key of a media file.');
    return join(this.root, key);
  }
}

/** Whether the key is that of a media file, or of a partial one left behind. */
function isMediaKey(key: string): boolean {
  return contentTypeOf(key.replace(partialFileSuffix, '')) !== null;
}

/** The folder may still hold other files of the same item. */
async function removeIfEmpty(folder: string): Promise<void> {
  await rmdir(folder).catch((error) => {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(error.code)) throw error;
  });
}

/** Null for anything but a regular file: a link could lead out of the store, and opening a pipe never returns. */
async function statsOfFile(path: string): Promise<Stats | null> {
  const stats = await nullIfMissing(lstat(path));
  return stats?.isFile() ? stats : null;
}

/** Null when the file or folder does not exist, or has just been removed. */
function nullIfMissing<Found>(operation: Promise<Found>): Promise<Found | null> {
  return operation.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { s3Client } from '../../backend/dist/adapters/media/s3-store.js';
import { BackupError } from './entry.mjs';

const contentTypes = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  webp: 'image/webp',
};

/** Error codes of the file system and of S3. */
const missingCodes = ['ENOENT', 'NoSuchKey', 'NotFound'];
/** Suffix of files that are still being written. */
const partSuffix = '.part';

/** The configured media store: a bucket, or a folder in DATA_DIR. */
export function mediaStore({ s3, dataDir }) {
  return s3 ? new Bucket(s3) : new Folder(join(dataDir, 'media'));
}

/** Copies all media to a folder, skipping files that are deleted meanwhile. Returns the manifest entries: key, type, size, sha256. */
export async function dumpMedia(store, folder) {
  const entries = [];
  for await (const key of store.keys()) {
    const file = await ignoreMissing(store.read(key));
    if (file === undefined) continue;
    const { stream, type } = file;
    const path = pathInside(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(stream, createWriteStream(path, { mode: 0o600, flush: true }));
    entries.push({ key, type, size: (await stat(path)).size, sha256: await sha256Of(path) });
  }
  return entries;
}

/** Restores all media. Other files in the store are left to the reconciler. */
export async function loadMedia(store, folder, manifestMedia) {
  for (const { key, size, sha256 } of manifestMedia) {
    if (!(await matchesManifest(pathInside(folder, key), size, sha256)))
      throw new BackupError(
        `The media file ${key} does not match the manifest. Nothing was restored.`,
        'rejected',
      );
  }
  for (const { key, ...file } of manifestMedia) {
    await store.write(key, { ...file, path: pathInside(folder, key) });
  }
}

async function matchesManifest(path, size, sha256) {
  const found = await ignoreMissing(stat(path));
  return found?.size === size && (await sha256Of(path)) === sha256;
}

/** Resolves to undefined if the file does not exist. */
function ignoreMissing(operation) {
  return operation.catch((error) => {
    if (!missingCodes.includes(error.code)) throw error;
  });
}

async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The path of a key. @throws {BackupError} if it would be outside the folder */
function pathInside(folder, key) {
  const path = resolve(folder, key);
  if (!path.startsWith(`${resolve(folder)}${sep}`))
    throw new BackupError(`The media file ${key} has an invalid name.`, 'rejected');
  return path;
}

const typeOf = (key) => contentTypes[key.split('.').pop().toLowerCase()] ?? 'application/octet-stream';

class Folder {
  constructor(path) {
    this.path = path;
    this.place = `${path} (in DATA_DIR)`;
  }

  async *keys(folder = this.path) {
    for (const entry of (await ignoreMissing(readdir(folder, { withFileTypes: true }))) ?? []) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.keys(path);
      else if (entry.isFile() && !entry.name.endsWith(partSuffix))
        yield relative(this.path, path).replaceAll(sep, '/');
    }
  }

  async read(key) {
    const file = await open(pathInside(this.path, key));
    return { stream: file.createReadStream(), type: typeOf(key) };
  }

  /** Writes atomically: visitors may be reading the file. */
  async write(key, { path: source, size, sha256 }) {
    const path = pathInside(this.path, key);
    if (await matchesManifest(path, size, sha256)) return;
    const part = `${path}.${randomUUID()}${partSuffix}`;
    await mkdir(dirname(path), { recursive: true });
    try {
      await pipeline(createReadStream(source), createWriteStream(part, { flush: true }));
      await rename(part, path);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

class Bucket {
  constructor(settings) {
    this.bucket = settings.bucket;
    this.place = `the bucket "${settings.bucket}" (S3_BUCKET)`;
    this.region = settings.region;
    this.client = s3Client(settings);
  }

  async *keys() {
    if (!(await this.client.bucketExists(this.bucket))) return;
    for await (const { name } of this.client.listObjectsV2(this.bucket, '', true)) yield name;
  }

  async read(key) {
    const { metaData } = await this.client.statObject(this.bucket, key);
    return {
      stream: await this.client.getObject(this.bucket, key),
      type: metaData['content-type'] ?? typeOf(key),
    };
  }

  async write(key, { path, size, type }) {
    if (!(await this.client.bucketExists(this.bucket)))
      await this.client.makeBucket(this.bucket, this.region);
    await this.client.putObject(this.bucket, key, createReadStream(path), size, { 'Content-Type': type });
  }
}

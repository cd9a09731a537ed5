import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'minio';
import { Refused } from './entry.mjs';

const types = {
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

/** Where the configured product keeps its media: a bucket, or a folder beside the data. */
export function mediaStore({ s3, dataDir }) {
  return s3 ? new Bucket(s3) : new Folder(join(dataDir, 'media'));
}

/** Copies everything into a folder. Answers what the manifest says: key, size, checksum and type of each. */
export async function dumpMedia(store, folder) {
  const found = [];
  for await (const key of store.keys()) {
    const path = inside(folder, key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const { stream, type } = await store.read(key);
    await pipeline(stream, createWriteStream(path, { mode: 0o600, flush: true }));
    found.push({ key, type, size: (await stat(path)).size, sha256: await sha256Of(path) });
  }
  return found;
}

/** Puts everything back. What the store holds besides is left to the reconciler. */
export async function loadMedia(store, folder, manifestMedia) {
  for (const { key, size, sha256 } of manifestMedia) {
    const path = inside(folder, key);
    const isWhole = existsSync(path) && (await stat(path)).size === size && (await sha256Of(path)) === sha256;
    if (!isWhole)
      throw new Refused(`The medium ${key} is not what the manifest says. Nothing was restored.`, 'rejected');
  }
  for (const { key, size, type } of manifestMedia) {
    await store.write(key, createReadStream(inside(folder, key)), size, type);
  }
}

async function sha256Of(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** A key names nothing outside the folder. */
function inside(folder, key) {
  const path = resolve(folder, key);
  if (!path.startsWith(`${resolve(folder)}${sep}`))
    throw new Error(`The medium ${key} has a name that is no path.`);
  return path;
}

const typeOf = (key) => types[key.split('.').pop().toLowerCase()] ?? 'application/octet-stream';

class Folder {
  constructor(path) {
    this.path = path;
  }

  async *keys() {
    if (!existsSync(this.path)) return;
    for (const entry of await readdir(this.path, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) yield relative(this.path, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
    }
  }

  async read(key) {
    return { stream: createReadStream(inside(this.path, key)), type: typeOf(key) };
  }

  async write(key, stream) {
    const path = inside(this.path, key);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(stream, createWriteStream(path, { flush: true }));
  }
}

class Bucket {
  constructor({ endpoint, region, bucket, accessKey, secretKey }) {
    const { hostname, port, protocol } = new URL(endpoint);
    this.bucket = bucket;
    this.region = region;
    this.client = new Client({
      endPoint: hostname,
      useSSL: protocol === 'https:',
      ...(port ? { port: Number(port) } : {}),
      pathStyle: true,
      region,
      accessKey,
      secretKey,
    });
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

  async write(key, stream, size, type) {
    if (!(await this.client.bucketExists(this.bucket)))
      await this.client.makeBucket(this.bucket, this.region);
    await this.client.putObject(this.bucket, key, stream, size, { 'Content-Type': type });
  }
}

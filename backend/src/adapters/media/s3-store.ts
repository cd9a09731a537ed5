import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { contentTypeOf, megabyte } from '@appliance-index/domain/catalogue/media';
import { Client } from 'minio';
import {
  type ByteRange,
  MediaStore,
  type OpenFile,
  type PreparedFile,
  type StoredFile,
} from '../../application/catalogue/media-ports.js';
import { removeInBatches, storeDeadlineMs, uploadDeadlineMs, withDeadline } from './deadline.js';
import { settleAll } from './settle-all.js';
import { errorCode, isStoreFull, storeFull, storeUnavailable } from './store-errors.js';

const maxConcurrentUploads = 6;
/** The part size of multipart uploads; the client holds a whole part in memory. */
const partBytes = 8 * megabyte;
/** After these answers the client tries again or gives up, without reading them. */
const unreadStatuses = [408, 429, 499, 500, 502, 503, 504, 520];
const missingCodes = ['NoSuchKey', 'NotFound', 'NoSuchBucket'];

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Any S3-compatible store with path-style addresses. S3 itself guarantees that a file appears only when complete. */
export class S3Store implements MediaStore {
  private readonly client: Client;
  private hasBucket = false;

  constructor(private readonly settings: S3Settings) {
    this.client = s3Client(settings);
  }

  put(files: ReadonlyMap<string, PreparedFile>): Promise<void> {
    return withDeadline(async (signal) => {
      await this.ensureBucketOnce();
      const queue = [...files];
      const putQueued = async () => {
        for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
          await this.putFile(...next);
        }
      };
      const workers = Array.from({ length: maxConcurrentUploads }, () =>
        putQueued().catch((error) => {
          queue.length = 0;
          throw error;
        }),
      );
      // After a failure no upload may still be running when the stored files are removed.
      await settleAll(workers);
    }, uploadDeadlineMs(files));
  }

  size(key: string): Promise<number | null> {
    return withDeadline(async () => {
      try {
        return (await this.client.statObject(this.settings.bucket, key)).size;
      } catch (error) {
        if (missingCodes.includes(errorCode(error))) return null;
        throw error;
      }
    });
  }

  open(key: string, range: ByteRange | null): Promise<OpenFile> {
    const { bucket } = this.settings;
    return withDeadline(async (signal) => {
      const file = await (range
        ? this.client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
        : this.client.getObject(bucket, key));
      // After the deadline nobody reads the file, and the response would stay open.
      if (signal.aborted) file.destroy();
      return file;
    });
  }

  remove(keys: readonly string[]): Promise<void> {
    return removeInBatches(keys, async (batch) => {
      await this.ensureBucketOnce();
      for await (const { key } of this.unfinishedUploads())
        if (batch.includes(key)) await this.client.removeIncompleteUpload(this.settings.bucket, key);
      const failed = await this.client.removeObjects(this.settings.bucket, [...batch]);
      if (failed.length > 0)
        throw new Error(`${failed.length} of ${batch.length} files could not be removed.`);
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    await withDeadline(() => this.ensureBucketOnce());
    try {
      for await (const { name, lastModified } of this.client.listObjectsV2(this.settings.bucket, '', true)) {
        if (name && contentTypeOf(name) !== null)
          yield { key: name, modifiedAt: lastModified ?? new Date(0) };
      }
      for await (const { key, initiated } of this.unfinishedUploads())
        if (contentTypeOf(key) !== null) yield { key, modifiedAt: initiated };
    } catch (error) {
      throw storeUnavailable(error);
    }
  }

  describe(): string {
    return `the bucket ${this.settings.bucket} at ${this.settings.endpoint}`;
  }

  check(): Promise<void> {
    return withDeadline(async () => {
      // A missing bucket is fine: it is created with the first file.
      await this.client.bucketExists(this.settings.bucket);
    });
  }

  /** Large files arrive in parts; those of a process that was killed stay in the bucket, where no list of objects has them. */
  private async *unfinishedUploads(): AsyncIterable<{ key: string; initiated: Date }> {
    try {
      yield* this.client.listIncompleteUploads(this.settings.bucket, '', true);
    } catch (error) {
      // The client asks for them before it sends a large file, so an account without the right to has left none.
      if (errorCode(error) !== 'AccessDenied') throw error;
    }
  }

  private async putFile(key: string, { path, contentType }: PreparedFile): Promise<void> {
    const { size } = await stat(path);
    const file = createReadStream(path);
    try {
      await this.client.putObject(this.settings.bucket, key, file, size, { 'Content-Type': contentType });
    } catch (error) {
      // It may have been removed: the next call looks again.
      this.hasBucket = false;
      throw isStoreFull(error) ? storeFull(error) : error;
    } finally {
      file.destroy(); // After a failure the client does not.
    }
  }

  /** Remembers a success only: a store that stops answering holds up no later call. */
  private async ensureBucketOnce(): Promise<void> {
    if (!this.hasBucket) await this.ensureBucket();
    this.hasBucket = true;
  }

  private async ensureBucket(): Promise<void> {
    const { bucket, region } = this.settings;
    if (await this.client.bucketExists(bucket)) return;
    try {
      await this.client.makeBucket(bucket, region);
    } catch (error) {
      // Another process has created it first.
      if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(errorCode(error))) throw error;
    }
  }
}

/** An S3 client with path-style addresses, whose requests time out. */
export function s3Client({ endpoint, region, accessKey, secretKey }: S3Settings): Client {
  const { hostname, port, protocol } = new URL(endpoint);
  return new Client({
    endPoint: hostname,
    ...(port && { port: Number(port) }),
    useSSL: protocol === 'https:',
    region,
    accessKey,
    secretKey,
    pathStyle: true,
    partSize: partBytes,
    transport: { request: requestWithTimeout(protocol) },
  });
}

/** Aborts requests and responses that stall; a response may take as long as its reader does. */
function requestWithTimeout(protocol: string): typeof http.request {
  const { request } = protocol === 'https:' ? https : http;
  return ((options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    const outgoing = request(options, onResponse);
    const timeoutError = Object.assign(new Error('The media store stopped responding.'), {
      code: 'ETIMEDOUT',
    });
    let incoming: http.IncomingMessage | undefined;
    outgoing.once('response', (response) => {
      incoming = response;
      // Otherwise it would keep its connection open.
      if (unreadStatuses.includes(response.statusCode ?? 0)) response.resume();
    });
    outgoing.setTimeout(storeDeadlineMs).on('timeout', () => {
      if (incoming && isWaitingForReader(incoming)) outgoing.setTimeout(storeDeadlineMs);
      else (incoming ?? outgoing).destroy(timeoutError);
    });
    return outgoing;
  }) as typeof http.request;
}

const isWaitingForReader = ({ complete, readableLength }: http.IncomingMessage) =>
  complete || readableLength > 0;

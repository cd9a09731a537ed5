import { Client } from 'minio';
import {
  type ByteRange,
  MediaStore,
  type PreparedFile,
  type StoredFile,
} from '../../application/media-ports.js';
import { storeFull, withDeadline } from './deadline.js';

/** Films are large, and the line to the store may be slow. */
const putDeadlineMs = 120_000;
const missingCodes = ['NoSuchKey', 'NotFound', 'NoSuchBucket'];

interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** Any store that speaks S3, addressed by path. A file is there once it was sent whole; that is S3's own promise. */
export class S3Store extends MediaStore {
  private readonly client: Client;
  private bucket: Promise<void> | null = null;

  constructor(private readonly settings: S3Settings) {
    super();
    const { hostname, port, protocol } = new URL(settings.endpoint);
    this.client = new Client({
      endPoint: hostname,
      ...(port && { port: Number(port) }),
      useSSL: protocol === 'https:',
      region: settings.region,
      accessKey: settings.accessKey,
      secretKey: settings.secretKey,
      pathStyle: true,
    });
  }

  put(key: string, { path, contentType }: PreparedFile): Promise<void> {
    return withDeadline(async () => {
      await this.ready();
      try {
        await this.client.fPutObject(this.settings.bucket, key, path, { 'Content-Type': contentType });
      } catch (error) {
        throw isFull(error) ? storeFull(error) : error;
      }
    }, putDeadlineMs);
  }

  size(key: string): Promise<number | null> {
    return withDeadline(async () => {
      try {
        return (await this.client.statObject(this.settings.bucket, key)).size;
      } catch (error) {
        if (missingCodes.includes(codeOf(error))) return null;
        throw error;
      }
    });
  }

  open(key: string, range: ByteRange | null): Promise<AsyncIterable<Uint8Array>> {
    const { bucket } = this.settings;
    return withDeadline(() =>
      range
        ? this.client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
        : this.client.getObject(bucket, key),
    );
  }

  remove(keys: readonly string[]): Promise<void> {
    return withDeadline(async () => {
      if (keys.length === 0) return;
      await this.ready();
      await this.client.removeObjects(this.settings.bucket, [...keys]);
    });
  }

  async *list(): AsyncIterable<StoredFile> {
    await withDeadline(() => this.ready());
    for await (const { name, lastModified } of this.client.listObjectsV2(this.settings.bucket, '', true)) {
      if (name) yield { key: name, modifiedAt: lastModified ?? new Date(0) };
    }
  }

  /** Asked once; a failure is asked again with the next call. */
  private ready(): Promise<void> {
    this.bucket ??= this.ensureBucket().catch((error) => {
      this.bucket = null;
      throw error;
    });
    return this.bucket;
  }

  private async ensureBucket(): Promise<void> {
    const { bucket, region } = this.settings;
    if (await this.client.bucketExists(bucket)) return;
    try {
      await this.client.makeBucket(bucket, region);
    } catch (error) {
      // Another process was quicker.
      if (!['BucketAlreadyOwnedByYou', 'BucketAlreadyExists'].includes(codeOf(error))) throw error;
    }
  }
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}

function isFull(error: unknown): boolean {
  return ['QuotaExceeded', 'InsufficientStorage', 'XMinioStorageFull'].includes(codeOf(error));
}

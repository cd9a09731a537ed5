import { finished, PassThrough, type TransformCallback } from 'node:stream';
import { megabyte } from '@appliance-index/domain/catalogue/media';
import type { Request } from 'express';
import type { ReceivedFile } from '../../../application/catalogue/media-ports.js';

/** What can refuse an upload while it is still being sent, by throwing. */
export interface UploadChecks {
  /** Before the file with this number, from 0, with the fields that came before it. */
  beforeFile(fields: Record<string, unknown>, index: number): unknown;
  /** Once a file is larger than most; the rest of it is still to come. */
  largeFile?(file: ReceivedFile): Promise<unknown>;
}

/** Multipart bodies begin with a part; in this much of any other there is none. */
const maxBytesWithoutPart = megabyte;

/**
 * The body of an upload, which multer takes for the request: it would read a request to its end before it reports an error,
 * but this body ends with the error. The rest of the request is then discarded, so that the client sees the answer.
 */
export class UploadBody extends PassThrough {
  readonly headers: Request['headers'];
  /** Set by multer. */
  body: Record<string, unknown> = {};
  files: unknown;
  fileCount = 0;
  private byteCount = 0;

  constructor(
    request: Request,
    readonly checks: UploadChecks,
  ) {
    super();
    this.headers = request.headers;
    finished(request, { writable: false }, (error) => {
      if (error) this.destroy(new Error('The client disconnected.'));
    });
    this.once('close', () => request.unpipe(this).resume());
    request.pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.byteCount += chunk.length;
    const hasPart = this.fileCount > 0 || Object.keys(this.body).length > 0;
    if (hasPart || this.byteCount <= maxBytesWithoutPart) done(null, chunk);
    else done(new Error('The body does not begin with a part.'));
  }

  /** Called by multer when it is done, or gives up. */
  override unpipe(destination?: NodeJS.WritableStream): this {
    super.unpipe(destination);
    return this.destroy();
  }
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { etagOf } from '../etags.js';
import { acceptedEncoding, matchesEtag } from './response-cache.js';

/** Fast levels: the answer is compressed while it is read. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 4 }),
};

export interface StreamedAnswer {
  type: string;
  /** Differs between answers of one type that differ; null when nothing tells whether the answer is still the same. */
  identity: unknown;
  parts: () => Iterable<string> | AsyncIterable<string>;
}

/** Sends a public answer of any length as it is made, under the rules of those in the response cache. */
export async function sendStreamed(
  request: Request,
  response: Response,
  { type, identity, parts }: StreamedAnswer,
): Promise<void> {
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  if (identity !== null) {
    const etag = etagOf(Buffer.from(JSON.stringify([type, identity])));
    response.setHeader('ETag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
  }
  response.setHeader('Content-Type', type);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const body = Readable.from(parts(), { objectMode: false });
  await (encoding === 'identity'
    ? pipeline(body, response)
    : pipeline(body, compressors[encoding](), response));
}

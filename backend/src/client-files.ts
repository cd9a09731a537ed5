import type { ServerResponse } from 'node:http';
import { finished, type Readable } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { isGetOrHead } from './adapters/http/public/response-cache.js';
import { clientFolder } from './adapters/web/ssr-page-renderer.js';

/** `dev` looks at the disk each time: a build may replace the files while we run. */
const files = sirv(clientFolder, {
  brotli: true,
  gzip: true,
  etag: true,
  dev: true,
  setHeaders: (response, path) => {
    setCacheControl(response, path);
    // The one type that sirv does not know.
    if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    sendWhole(response);
  },
});

/**
 * The file that is about to be sent is closed with its answer, and its failure ends that alone: sirv sees to neither.
 * Nor can it read every range; files so small may as well go out whole.
 */
function sendWhole(response: ServerResponse): void {
  delete response.req.headers.range;
  response.once('pipe', (file: Readable) => {
    finished(response, () => file.destroy());
    file.once('error', (error) => response.destroy(error));
  });
}

/** Files cannot be written to; sirv would answer as if they had been read. */
export function clientFiles(request: Request, response: Response, next: NextFunction): void {
  if (isGetOrHead(request)) files(request, response, next);
  else next();
}

/** Built files carry a hash in their names; the others may change with a release. */
function setCacheControl(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const policy = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400';
  response.setHeader('Cache-Control', policy);
}

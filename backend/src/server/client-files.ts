import type { ServerResponse } from 'node:http';
import { finished, type Readable } from 'node:stream';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { isGetOrHead } from '../adapters/http/public/response-cache.js';
import { clientFolder } from '../adapters/web/ssr-page-renderer.js';

/** `dev` reads the disk on every request: a build may replace the files while the server runs. */
const files = sirv(clientFolder, {
  brotli: true,
  gzip: true,
  etag: true,
  dev: true,
  setHeaders: (response, path) => {
    setCacheControl(response, path);
    // sirv does not know this type.
    if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/vnd.microsoft.icon');
    sendWhole(response);
  },
});

/**
 * Closes the file with the response, and ends only that response if the file cannot be read: sirv does neither. Ranges
 * are ignored, because sirv cannot parse all of them and the files are small.
 */
function sendWhole(response: ServerResponse): void {
  delete response.req.headers.range;
  response.once('pipe', (file: Readable) => {
    finished(response, () => file.destroy());
    file.once('error', (error) => response.destroy(error));
  });
}

/** Such as the build's manifest. */
const hiddenFile = /\/\./;

/** Serves the built client to GET and HEAD, without hidden files; sirv would answer any method, and `dev` any file. */
export function clientFiles(request: Request, response: Response, next: NextFunction): void {
  if (isGetOrHead(request) && !hiddenFile.test(decodeURIComponent(request.path)))
    files(request, response, next);
  else next();
}

/** Assets have a hash in their names; the other files may change with a release. */
function setCacheControl(response: { setHeader(name: string, value: string): unknown }, path: string): void {
  const policy = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400';
  response.setHeader('Cache-Control', policy);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isGetOrHead } from './response-cache.js';

/** The query string of a read of this path; undefined for any other request. */
export function queryStringAt(path: string, request: IncomingMessage): string | undefined {
  const [ownPath, queryString = '', ...rest] = request.url?.split('?') ?? [];
  return ownPath === path && rest.length === 0 && isGetOrHead(request) ? queryString : undefined;
}

/** Serves a request for this path that does not reach the framework. */
export function serveEarly(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  serve: () => Promise<void>,
): void {
  Object.assign(request, { route: { path } }); // As the framework does; the metrics name it.
  serve().catch((error: Error) => response.destroy(error));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../../application/ports.js';
import { etagOf, parseEtags, withoutWeakPrefix } from '../etags.js';
import { type Headers, securityHeaders } from '../security-headers.js';

type Encoding = 'identity' | 'gzip' | 'br';

/** A response before encoding. */
export interface Content {
  status: number;
  type:
    | 'application/json; charset=utf-8'
    | 'application/atom+xml; charset=utf-8'
    | 'application/xml; charset=utf-8'
    | 'text/html; charset=utf-8'
    | 'text/plain; charset=utf-8'
    | 'image/png';
  body: string | Uint8Array;
  /** Sources of the page's inline scripts; the content security policy blocks all others. */
  inlineScripts?: readonly string[];
  /**
   * Whether the content is still up to date; for content that can change without the catalogue. Called at most every
   * `freshMs`, by the next request after that time.
   */
  isCurrent?: (() => Promise<boolean>) | undefined;
}

export function jsonContent(body: unknown, isCurrent?: Content['isCurrent']): Content {
  return jsonTextContent(JSON.stringify(body), isCurrent);
}

export function jsonTextContent(body: string, isCurrent?: Content['isCurrent']): Content {
  return { status: 200, type: 'application/json; charset=utf-8', body, isCurrent };
}

/** Half of it is for encoded copies. With this limit a server stays below 600 MB under any load of reads. */
const maxCacheBytes = 96 * 1024 * 1024;
/** Measured: the objects, headers and key of an entry. Without it, millions of tiny responses would fit the limit. */
const entryOverheadBytes = 2_048;
const freshMs = 5_000;
/** Smaller bodies are not worth compressing. */
const minCompressedBytes = 1_024;
/** Larger bodies are compressed at a faster level. */
const maxSlowCompressionBytes = 200_000;

/** The next quality takes ten times as long and saves 0.3 %. */
const brotliQuality = 8;
const fastBrotliQuality = 5;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A response as bytes and headers; each encoding is made on first use. */
class CachedResponse {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  readonly isCurrent: Content['isCurrent'];
  private readonly identity: Buffer;
  private readonly isCompressible: boolean;
  private readonly commonHeaders: string[];
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly headers = new Map<Encoding, string[]>();

  constructor({ status, type, body, isCurrent }: Content, security: Headers) {
    this.status = status;
    this.isCurrent = isCurrent;
    this.identity = Buffer.from(body as Uint8Array);
    this.isCompressible = !type.startsWith('image/') && this.identity.length >= minCompressedBytes;
    this.etag = etagOf(this.identity);
    this.size = this.identity.length * 2;
    this.encoded.set('identity', this.identity);
    this.commonHeaders = [
      ...Object.entries(security).flat(),
      ...['Content-Type', type, 'Vary', 'Accept-Encoding', 'ETag', this.etag],
      ...['Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'],
    ];
  }

  /** Sends the response unless its encoding has yet to be made; returns whether it was sent. */
  trySend(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.status === 200 && matchesEtag(request.headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.commonHeaders).end();
      return true;
    }
    const encoding = this.encodingFor(request);
    const body = this.encoded.get(encoding);
    if (!body) return false;
    response.writeHead(this.status, this.headersFor(encoding, body));
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = this.encodingFor(request);
    if (!this.encoded.has(encoding)) this.encoded.set(encoding, await compress(this.identity, encoding));
    this.trySend(request, response);
  }

  private encodingFor(request: IncomingMessage): Encoding {
    return this.isCompressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
  }

  private headersFor(encoding: Encoding, body: Buffer): string[] {
    let headers = this.headers.get(encoding);
    if (!headers) {
      headers = [...this.commonHeaders, 'Content-Length', String(body.length)];
      if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
      this.headers.set(encoding, headers);
    }
    return headers;
  }
}

/**
 * In-memory cache of public responses, as bytes ready to send. Cleared when the catalogue version changes; content that
 * can change without it is revalidated every few seconds. A response is not cached if the version changed while it was
 * built, or while version changes cannot be received.
 */
export class ResponseCache {
  private readonly entries: LRUCache<string, CachedResponse>;
  private readonly pending = new Map<string, Promise<CachedResponse>>();
  private readonly defaultSecurity: Headers;
  /** Share images may be embedded by other sites. */
  private readonly imageSecurity: Headers;
  hits = 0;
  misses = 0;

  constructor(
    private readonly version: CatalogueVersion,
    /** The site's origin, with which the absolute addresses in answers begin. */
    readonly publicUrl: string,
    /** Monotonic time in milliseconds. */
    now: () => number = () => performance.now(),
  ) {
    this.entries = new LRUCache({
      maxSize: maxCacheBytes,
      sizeCalculation: ({ size }, url) => size + url.length + entryOverheadBytes,
      noDeleteOnStaleGet: true,
      ttlResolution: 0,
      perf: { now },
    });
    this.defaultSecurity = securityHeaders(publicUrl);
    this.imageSecurity = { ...this.defaultSecurity, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    version.onChange(() => this.clear());
  }

  get pendingCount(): number {
    return this.pending.size;
  }

  get sizeBytes(): number {
    return this.entries.calculatedSize;
  }

  /** Serves a cached response before the request reaches Express; returns whether there was one. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isGetOrHead(request)) return false;
    const cached = this.entries.get(request.url ?? '');
    if (!cached?.trySend(request, response)) return false;
    this.hits++;
    return true;
  }

  /** Serves the response cached for the URL, else builds and caches it. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    url: string,
    build: () => Promise<Content>,
  ): Promise<void> {
    const cached = this.entries.get(url);
    if (cached) this.hits++;
    await (cached ?? (await this.load(url, build))).send(request, response);
  }

  serveJson(request: IncomingMessage, response: ServerResponse, url: string, build: () => Promise<unknown>) {
    return this.serve(request, response, url, async () => jsonContent(await build()));
  }

  /** Concurrent requests for one URL share one build. */
  private load(url: string, build: () => Promise<Content>): Promise<CachedResponse> {
    const pending = this.pending.get(url);
    if (pending) return pending;
    const loading = this.revalidateOrBuild(url, build).finally(() => {
      if (this.pending.get(url) === loading) this.pending.delete(url);
    });
    this.pending.set(url, loading);
    return loading;
  }

  private async revalidateOrBuild(url: string, build: () => Promise<Content>): Promise<CachedResponse> {
    const versionBefore = this.version.current();
    const response = (await this.revalidate(url)) ?? (await this.build(build));
    const isVersionStable = versionBefore !== null && versionBefore === this.version.current();
    if (isVersionStable && response.status === 200)
      this.entries.set(url, response, { ttl: response.isCurrent ? freshMs : 0 });
    return response;
  }

  /** The stale response for the URL, if it is still up to date. */
  private async revalidate(url: string): Promise<CachedResponse | undefined> {
    const stale = this.entries.peek(url, { allowStale: true });
    // If the check fails, a stale response is better than none.
    if (!(await stale?.isCurrent?.().catch(() => true))) return undefined;
    this.hits++;
    return stale;
  }

  private async build(build: () => Promise<Content>): Promise<CachedResponse> {
    this.misses++;
    const content = await build();
    return new CachedResponse(content, this.securityFor(content));
  }

  private securityFor({ type, inlineScripts }: Content): Headers {
    if (type === 'image/png') return this.imageSecurity;
    return inlineScripts ? securityHeaders(this.publicUrl, inlineScripts) : this.defaultSecurity;
  }

  private clear(): void {
    this.entries.clear();
    this.pending.clear();
  }
}

export function isGetOrHead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const isSmall = body.length < maxSlowCompressionBytes;
  if (encoding === 'gzip') return gzipped(body, { level: isSmall ? 9 : 6 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: isSmall ? brotliQuality : fastBrotliQuality },
  });
}

/** Brotli if the client accepts it, else gzip; an encoding with q=0 is not accepted. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const isRefused = parameters.some((each) => /^q=0(\.0*)?$/.test(each));
    if (!isRefused) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const tags = parseEtags(header);
  return tags.includes('*') || tags.includes(withoutWeakPrefix(etag));
}

import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CatalogueVersion } from '../../../application/ports.js';
import { type Headers, securityHeaders } from '../security-headers.js';

type Encoding = 'identity' | 'gzip' | 'br';

/** What is to be answered, before it is bytes. */
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
  /** The texts of a page's own scripts. No other runs, however it came into the body. */
  inlineScripts?: readonly string[];
  /**
   * Whether the content is still what it would be; for what moves without the catalogue. It is asked when an answer
   * has been kept for `unaskedMs`, by whoever wants it next.
   */
  isCurrent?: (() => Promise<boolean>) | undefined;
}

/** Half of it for the encodings. With everything else, a server then stays below 600 MB under any load of reads. */
const mostKeptBytes = 96 * 1024 * 1024;
const unaskedMs = 5_000;
/** Below this an encoding costs more than it saves. */
const minCompressedBytes = 1_024;
/** Larger bodies get the quicker setting. */
const carefulBytes = 200_000;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One answer as the bytes and headers that go out, each encoding made at its first use. */
class PreparedAnswer {
  readonly status: number;
  readonly etag: string;
  readonly size: number;
  readonly isCurrent: Content['isCurrent'];
  private readonly identity: Buffer;
  /** Pictures are compressed already. */
  private readonly isPacked: boolean;
  /** What every answer with it begins with. */
  private readonly common: string[];
  private readonly encoded = new Map<Encoding, Buffer>();
  private readonly heads = new Map<Encoding, string[]>();

  constructor({ status, type, body, isCurrent }: Content, security: Headers) {
    this.status = status;
    this.isCurrent = isCurrent;
    this.identity = Buffer.from(body as Uint8Array);
    this.isPacked = type.startsWith('image/');
    this.etag = etagOf(this.identity);
    this.size = this.identity.length * 2;
    this.encoded.set('identity', this.identity);
    this.common = [
      ...Object.entries(security).flat(),
      ...['Content-Type', type, 'Vary', 'Accept-Encoding', 'ETag', this.etag],
      ...['Cache-Control', status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'],
    ];
  }

  /** Writes at once when the encoding is made already. Answers whether it did. */
  sendNow(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.status === 200 && matches(request.headers['if-none-match'], this.etag)) {
      response.writeHead(304, this.common).end();
      return true;
    }
    const encoding = this.encodingFor(request);
    const body = this.encoded.get(encoding);
    if (!body) return false;
    response.writeHead(this.status, this.head(encoding, body));
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const encoding = this.encodingFor(request);
    if (!this.encoded.has(encoding)) this.encoded.set(encoding, await compress(this.identity, encoding));
    this.sendNow(request, response);
  }

  private encodingFor(request: IncomingMessage): Encoding {
    if (this.isPacked || this.identity.length < minCompressedBytes) return 'identity';
    return acceptedEncoding(request.headers['accept-encoding']);
  }

  private head(encoding: Encoding, body: Buffer): string[] {
    let head = this.heads.get(encoding);
    if (!head) {
      head = [...this.common, 'Content-Length', String(body.length)];
      if (encoding !== 'identity') head.push('Content-Encoding', encoding);
      this.heads.set(encoding, head);
    }
    return head;
  }
}

/**
 * Public answers as prebuilt bytes, kept until the catalogue's version moves; what moves without it is asked every few
 * seconds whether it still holds. Nothing is kept that was computed across a move, or while moves cannot be heard.
 */
export class PublicAnswers {
  private readonly kept: LRUCache<string, PreparedAnswer>;
  private readonly underWay = new Map<string, Promise<PreparedAnswer>>();
  private readonly plainSecurity: Headers;
  /** Pictures for shared links are there to be shown on other sites. */
  private readonly pictureSecurity: Headers;
  hits = 0;
  misses = 0;

  constructor(
    private readonly version: CatalogueVersion,
    private readonly publicUrl: string,
    /** Milliseconds that only go up. */
    now: () => number = () => performance.now(),
  ) {
    this.kept = new LRUCache({
      maxSize: mostKeptBytes,
      sizeCalculation: ({ size }) => size + 1,
      noDeleteOnStaleGet: true,
      ttlResolution: 0,
      perf: { now },
    });
    this.plainSecurity = securityHeaders(publicUrl);
    this.pictureSecurity = { ...this.plainSecurity, 'Cross-Origin-Resource-Policy': 'cross-origin' };
    version.onChange(() => this.forget());
  }

  get underWayCount(): number {
    return this.underWay.size;
  }

  get keptBytes(): number {
    return this.kept.calculatedSize;
  }

  /** Answers from what is kept, before any framework sees the request; false when there is nothing ready. */
  answerEarly(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isReading(request)) return false;
    const answer = this.kept.get(request.url ?? '');
    if (!answer?.sendNow(request, response)) return false;
    this.hits++;
    return true;
  }

  /** Answers from what is kept under the address, else from what `make` gives, which is then kept. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: string,
    make: () => Promise<Content>,
  ): Promise<void> {
    const kept = this.kept.get(address);
    if (kept) this.hits++;
    await (kept ?? (await this.made(address, make))).send(request, response);
  }

  /** A view as JSON. */
  json(request: IncomingMessage, response: ServerResponse, address: string, make: () => Promise<unknown>) {
    return this.answer(request, response, address, async () => ({
      status: 200,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(await make()),
    }));
  }

  /** Those who ask for the same at the same time wait for the same. */
  private made(address: string, make: () => Promise<Content>): Promise<PreparedAnswer> {
    const running = this.underWay.get(address);
    if (running) return running;
    const making = this.make(address, make).finally(() => {
      if (this.underWay.get(address) === making) this.underWay.delete(address);
    });
    this.underWay.set(address, making);
    return making;
  }

  private async make(address: string, make: () => Promise<Content>): Promise<PreparedAnswer> {
    const before = this.version.current();
    const answer = (await this.stillCurrent(address)) ?? (await this.prepared(make));
    const hasMoved = before === null || before !== this.version.current();
    const isKept = !hasMoved && answer.status === 200;
    if (isKept) this.kept.set(address, answer, { ttl: answer.isCurrent ? unaskedMs : 0 });
    return answer;
  }

  /** The answer that was kept for so long that it is to be asked, if it holds. */
  private async stillCurrent(address: string): Promise<PreparedAnswer | undefined> {
    const answer = this.kept.peek(address, { allowStale: true });
    // While that cannot be told, the older answer is better than none.
    if (!(await answer?.isCurrent?.().catch(() => true))) return undefined;
    this.hits++;
    return answer;
  }

  private async prepared(make: () => Promise<Content>): Promise<PreparedAnswer> {
    this.misses++;
    const content = await make();
    return new PreparedAnswer(content, this.securityFor(content));
  }

  private securityFor({ type, inlineScripts }: Content): Headers {
    if (type === 'image/png') return this.pictureSecurity;
    return inlineScripts ? securityHeaders(this.publicUrl, inlineScripts) : this.plainSecurity;
  }

  private forget(): void {
    this.kept.clear();
    this.underWay.clear();
  }
}

/** Whether a request asks for what is there. HEAD is answered as GET is, without the body. */
export function isReading({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Equal for equal bytes, in every process. */
export function etagOf(body: string | Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: body.length < carefulBytes ? 9 : 6 });
  const quality = body.length < carefulBytes ? 9 : 5;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Brotli if the client takes it, else gzip; an encoding with q=0 is refused. */
function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of String(header ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const isRefused = parameters.some((each) => /^q=0(\.0*)?$/.test(each));
    if (!isRefused) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const tags = tagsIn(header);
  return tags.includes('*') || tags.includes(bareTag(etag));
}

/** The tags that a header names, weak ones like strong ones. */
export function tagsIn(header: string): string[] {
  return header.split(',').map(bareTag);
}

/** A tag without what says that it is weak. */
export function bareTag(tag: string): string {
  return tag.trim().replace(/^W\/(?=")/, '');
}

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Router } from 'express';
import fc from 'fast-check';
import { pino } from 'pino';
import sharp from 'sharp';
import { TestSite } from './test-site.js';

const lines: string[] = [];
let site: TestSite;
let port: number;
let cookie: string;
let photo: string;

beforeAll(async () => {
  const logger = pino({ level: 'debug', base: null }, { write: (line) => lines.push(line) });
  site = await TestSite.start({ TRUST_PROXY: '1', RATE_LIMIT_SCALE: '1000' }, logger);
  const admin = await site.as('admin');
  cookie = (await site.sessionCookie('admin@example.org')) ?? '';
  const { body } = await admin
    .post('/api/media/upload')
    .field('applianceId', await site.applianceId())
    .attach(
      'files',
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
      'a.png',
    )
    .expect(201);
  photo = body[0].url;
  await once(site.http.server.listen(0), 'listening');
  ({ port } = site.http.server.address() as AddressInfo);
});
afterAll(() => site.stop());

interface Request {
  method?: string;
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends a request byte by byte as written, which no HTTP client does. Returns the status; 0 if there was no answer. */
async function statusOf({ method = 'GET', target, headers = {}, body = '' }: Request): Promise<number> {
  const fields = {
    Host: 'localhost',
    Connection: 'close',
    'Content-Length': `${body.length}`,
    'Content-Type': 'application/json',
    ...headers,
  };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  socket.write(`${method} ${target} HTTP/1.1\r\n${head.join('')}\r\n${body}`, 'latin1');
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}

/** The requests that were not answered, failed on the server, or left a stack in the log. */
async function failuresOf(requests: Request[]): Promise<string[]> {
  const failures: string[] = [];
  for (const each of requests) {
    lines.length = 0;
    const status = await statusOf(each);
    const logged = lines.find((line) => JSON.parse(line).level >= 50 || line.includes('"stack"'));
    if (status < 100 || status >= 500 || logged)
      failures.push(`${JSON.stringify(each)}: ${status} ${logged?.slice(0, 400) ?? ''}`);
  }
  return failures;
}

/** As parts of a path and values of a query. */
const hostileTexts = [
  '%0d%0aLocation:%20x',
  'a%00b%7f%1b',
  '%',
  '%E0%A4%A',
  '%ED%A0%80',
  '..%2f%2e%2e%5c\\..',
  "'%22%3c%3e`",
  '\xff\xfe\x80',
  '[o]:@;=&+$,',
  '9'.repeat(40),
  'x'.repeat(1_200),
];

const titled = (texts: string[]) => texts.map((text) => [text.slice(0, 40), text] as const);

const queryNames = ['q', 'ids', 'category', 'before', 'after', 'published', 'subjectId', 'text', 'token'];

/** Every route, with the text as its parameters and as its query. */
function routesWith(text: string): Request[] {
  const { router } = site.http.app.getHttpAdapter().getInstance() as { router: Router };
  const routes = (
    router as unknown as { listRoutes(): { path: unknown; methods?: string[] }[] }
  ).listRoutes();
  const query = queryNames.map((name) => `${name}=${text}`).join('&');
  return routes.flatMap(({ path, methods = [] }) => {
    if (typeof path !== 'string') return [];
    const target = `${path.replace(/:\w+|\{\*path\}/g, () => text)}?${query}&${text}`;
    // HEAD takes the same way as GET.
    return methods.filter((method) => method !== 'HEAD').map((method) => ({ method, target }));
  });
}

/** Signing out would end the session. */
function asAdmin(request: Request): Request {
  return request.target.includes('logout') ? request : { ...request, headers: { Cookie: cookie } };
}

const pathPiece = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '.',
    '..',
    '%2e',
    '%2F',
    '%5c',
    '\\',
    '%',
    '%25',
    '?',
    '#',
    ';',
    'a',
    'washers',
    '.png',
  ),
  fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
  fc.integer({ min: 0x21, max: 0xff }).map((byte) => String.fromCharCode(byte)),
);
const folders = [
  '',
  'category/',
  'appliance/',
  'api/',
  'api/rankings/',
  'api/docs/',
  'assets/',
  'media/a/',
  'og/',
  'health/',
];
const targets = fc
  .tuple(
    fc.constantFrom('/', '//', 'http://elsewhere/'),
    fc.constantFrom(...folders),
    fc.array(pathPiece, { maxLength: 12 }),
  )
  .map(([start, folder, pieces]) => start + folder + pieces.join(''));

/** Headers that a server reads without refusing the request. */
const harmlessHeaders = [
  ...[
    'Accept-Encoding',
    'Accept-Language',
    'Authorization',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
  ],
  ...['Range', 'User-Agent', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Request-Id'],
];
const otherHeaders = [
  ...['Content-Encoding', 'Content-Type', 'Expect', 'Host', 'Origin', 'Referer', 'Sec-Fetch-Site', 'Upgrade'],
];

const hostileValues = [
  '\xff\xfe\x80',
  '',
  '%00%0d%0a%ED%A0%80',
  '"',
  'W/", *, ,;=',
  'bytes=9-1,-,--5,99999999999999999999-',
  'multipart/form-data',
  'application/json; charset="\xff',
  '__proto__',
  'x'.repeat(1_200),
];

describe('No request fails on the server or leaves a stack in the log', () => {
  test.each(titled(hostileTexts))('with %j in the path and the query of any route', async (_, text) => {
    const requests = routesWith(text);
    expect(requests.length).toBeGreaterThan(50);
    expect(await failuresOf(requests.map(asAdmin))).toEqual([]);
  });

  test('with any bytes in its path', async () => {
    const drawn = fc.sample(targets, { numRuns: 200, seed: 1 });
    expect(await failuresOf(drawn.map((target) => ({ target })))).toEqual([]);
  });

  test.each(titled(hostileValues))('with %j as the value of a header', async (_, value) => {
    const write = { method: 'POST', target: '/api/auth/forgot-password', body: '{}' };
    const reads = ['/', '/api/search?q=lg', '/favicon.svg', photo, '/metrics'].map((target) => ({ target }));
    const all = Object.fromEntries(harmlessHeaders.map((name) => [name, value]));
    const cookies = [value, `session=${value}`, `session=s%3A${value}.${value}; ${value}`];
    const requests: Request[] = [
      ...[write, ...reads].map((request) => ({ ...request, headers: all })),
      ...otherHeaders.map((name) => ({ ...write, headers: { [name]: value } })),
      ...cookies.map((each) => ({ target: '/api/auth/me', headers: { Cookie: each } })),
    ];
    expect(await failuresOf(requests)).toEqual([]);
  });
});

test.each(['http://:99999/api/rankings/washers', 'http://[/api/models', 'http://:99999/'])(
  'A whole URL without meaning is refused: %s',
  async (target) => {
    expect(await failuresOf([{ target }])).toEqual([]);
    expect(await statusOf({ target })).toBe(400);
  },
);

test('A path with a line break gets the not-found page', async () => {
  const { text } = await site.agent().get('/%0d%0aLocation:%20x').expect(404);
  expect(text).toContain('Page Not Found');
});

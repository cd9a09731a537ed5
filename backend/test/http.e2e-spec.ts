import { once } from 'node:events';
import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import request, { type Response } from 'supertest';
import { etagOf } from '../src/adapters/http/etags.js';
import { ResponseCache } from '../src/adapters/http/public/response-cache.js';
import { Database } from '../src/adapters/postgres/database.js';
import { Seed } from '../src/application/imports/seed.js';
import { CatalogueVersion, Transactions } from '../src/application/ports.js';
import { readConfig } from '../src/process/config.js';
import { builtClient } from '../src/server/client.js';
import { DatabaseReadiness } from '../src/server/readiness.js';
import { createHttpServer, type HttpServer } from '../src/server/server.js';
import { waitForClosedFiles } from './open-files.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { until } from './until.js';

let postgres: TestDatabase;
let secondDatabase: Database;
let first: HttpServer;
let second: HttpServer;

const config = readConfig({
  NODE_ENV: 'test',
  SAMPLE_DATA: '0',
  DATA_DIR: '.data/test',
  LOG_LEVEL: 'silent',
});
const lines: string[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });

beforeAll(async () => {
  postgres = await createTestDatabase();
  secondDatabase = Database.connect(postgres.connection);
  first = await createHttpServer(config, postgres.database, logger);
  second = await createHttpServer(config, secondDatabase, logger);
  await Promise.all([first, second].map(({ app }) => app.get(Seed).runIfEmpty()));
});
afterAll(async () => {
  await first.drain();
  await second.drain();
  await secondDatabase.close();
  await postgres.stop();
});

const get = (path: string) => request(first.server).get(path);

/** The status of a request whose path is sent without normalisation. */
async function statusOf(path: string): Promise<number | undefined> {
  if (!first.server.listening) await once(first.server.listen(0), 'listening');
  const { port } = first.server.address() as AddressInfo;
  const [response] = await once(httpGet({ port, path, agent: false }), 'response');
  return response.resume().statusCode;
}
const frenchDoors = '/api/rankings/fridges/french-door';

test('A start loads the rest of a sample whose loading was interrupted', async () => {
  const { rows } = await postgres.database.pool.query('select id from imports order by id desc limit 1');
  for (const table of ['import_findings', 'score_snapshots'])
    await postgres.database.query(`delete from ${table} where import_id = $1`, [rows[0].id]);
  await postgres.database.query('delete from imports where id = $1', [rows[0].id]);
  await postgres.database.query('delete from blog_articles');
  await first.app.get(Seed).runIfEmpty();
  const again = await postgres.database.query('select from imports');
  expect(again).toHaveLength(Number(rows[0].id));
});

test('A start does not bring back a sample that was cleared out', async () => {
  const { database } = postgres;
  const latestImport = 'where id = (select max(id) from imports)';
  await database.query('update appliances set deleted_at = now()');
  await database.query(`update imports set rolled_back_at = now() ${latestImport}`);
  await first.app.get(Seed).runIfEmpty();
  expect(await database.query('select from appliances where deleted_at is null')).toEqual([]);
  expect(await database.query(`select from imports ${latestImport} and rolled_back_at is null`)).toEqual([]);
  await database.query('update appliances set deleted_at = null');
  await database.query(`update imports set rolled_back_at = null ${latestImport}`);
});

test('A start with nothing to load leaves no sample file open', async () => {
  await first.app.get(Seed).runIfEmpty();
  await waitForClosedFiles(fileURLToPath(new URL('../sample', import.meta.url)));
});

test('Idle connections stay open for longer than the minute for which proxies reuse them', async () => {
  const { headers } = await get('/health/live').set('Connection', 'keep-alive').expect(200);
  expect(headers['keep-alive']).toBe('timeout=65');
});

test('The request log contains no query strings, referrers, cookies or e-mail addresses', async () => {
  const { headers } = await get('/api/search?q=hush-1')
    .set('Referer', 'http://localhost/reset-password?token=hush-2')
    .set('Cookie', 'session=hush-3')
    .set('User-Agent', 'a browser')
    .expect(200);
  await get('/reset-password?token=hush-4').expect(200);
  await get('/api/technicians/hush-5@example.org/verify').expect(404);
  await get('/api/technicians/hush-6%40example.org/verify').expect(404);
  const line = lines.map((each) => JSON.parse(each)).find(({ req }) => req?.id === headers['x-request-id']);
  expect(line).toMatchObject({
    req: { method: 'GET', path: '/api/search', userAgent: 'a browser' },
    res: { statusCode: 200 },
  });
  expect(lines.filter((each) => each.includes('"/reset-password"'))).toHaveLength(1);
  expect(lines.filter((each) => each.includes('"/api/technicians/:email/verify"'))).toHaveLength(2);
  expect(lines.join()).not.toContain('hush');
});

describe('Public responses', () => {
  // The tests above change the catalogue by SQL, of which each process hears in its own time.
  beforeAll(() =>
    until(async () => {
      const [row] = await postgres.database.query<{ version: string }>(
        'select version from catalogue_version',
      );
      return [first, second].every(({ app }) => app.get(CatalogueVersion).current() === row?.version);
    }),
  );

  test('contain the ranking of a type, best and worst, by all three criteria', async () => {
    const { body } = await get(frenchDoors).expect(200);
    expect(body).toMatchObject({
      total: 40,
      updated: '2026-05',
      previous: '2026-01',
      subcategoryLabel: 'French Door',
    });
    expect(body.lists.overall.best).toHaveLength(25);
    expect(body.lists.price.worst).toHaveLength(10);
  });

  test('contain the best model of each category', async () => {
    const { body } = await get('/api/categories').expect(200);
    const best = body.categories.map(({ top }: { top: { shownScore: string } }) => top.shownScore);
    expect(best).toEqual(['4.9', '4.8', '4.7', '4.6', '4.8', '4.5']);
  });

  test('list every model, and find one by id, with the specified fields', async () => {
    const { body } = await get('/api/appliances').expect(200);
    expect(body).toHaveLength(581);
    const one = await get(`/api/appliances/${body[0].id}`).expect(200);
    expect(one.body).toEqual(body[0]);
    expect(Object.keys(one.body).sort()).toEqual(
      [
        'ajMadisonReviewCount',
        'ajMadisonScore',
        'avgScore',
        'bestBuyReviewCount',
        'bestBuyScore',
        'brand',
        'category',
        'homeDepotReviewCount',
        'homeDepotScore',
        'id',
        'imageUrl',
        'lowesReviewCount',
        'lowesScore',
        'model',
        'priceRange',
        'reliabilityScore',
        'subcategory',
        'totalReviews',
        'version',
      ].sort(),
    );
  });

  test('have the same ETag in every process, and are answered with 304 if unchanged', async () => {
    for (const path of [frenchDoors, '/category/fridges/french-door', '/api/openapi.json']) {
      const { headers } = await get(path);
      const elsewhere = await request(second.server).get(path);
      expect(elsewhere.headers.etag).toBe(headers.etag);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
      });
      await get(path).set('If-None-Match', String(headers.etag)).expect(304);
    }
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are compressed with %s if the client accepts it', async (encoding, decompress) => {
    const plain = await get(frenchDoors).set('Accept-Encoding', 'identity');
    const packed = await get(frenchDoors)
      .set('Accept-Encoding', encoding)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      });
    expect(packed.headers['content-encoding']).toBe(encoding);
    const body =
      Number(packed.headers['content-length']) === packed.body.length ? decompress(packed.body) : packed.body;
    expect(body.toString()).toBe(plain.text);
  });

  test('are updated in every process within a second of a change', async () => {
    const { body } = await get('/api/appliances');
    const { id } = body[0];
    await request(second.server).get(`/api/appliances/${id}`);
    await postgres.database.query(`update appliances set price_range = '$1' where id = $1`, [id]);
    for (const deadline = Date.now() + 1_000; Date.now() < deadline; ) {
      const seen = await request(second.server).get(`/api/appliances/${id}`);
      if (seen.body.priceRange === '$1') return;
    }
    throw new Error('The other process did not see the new price.');
  });

  test('find models by a search text', async () => {
    const { body } = await get('/api/search?q=%20French%20door').expect(200);
    expect(body.total).toBe(40);
    expect((await get('/api/search').expect(200)).body).toMatchObject({ total: 0, results: [] });
    const typo = await get('/api/search?q=whirlpol');
    expect(typo.body.total).toBe(0);
    expect(typo.body.closeMatches.length).toBeGreaterThan(0);
    expect(typo.body.suggestions).toHaveLength(6);
    const words = await get('/api/search?q=whirlpool%20range').expect(200);
    expect(words.body).toMatchObject({ total: 0, results: [], closeMatches: [] });
    for (const { brand, category } of words.body.wordMatches)
      expect([brand, category]).toEqual(['Whirlpool', 'stoves']);
    expect(words.body.wordMatches.length).toBeGreaterThan(0);
    const part = await get('/api/search?q=washer&category=dishwashers&page=1').expect(200);
    expect(part.body.results.length).toBeGreaterThan(0);
    expect(part.body.results.length).toBeLessThan(part.body.total);
  });
});

describe('A search that needs no database', () => {
  /** Only responses from memory have no request id. */
  const isFromMemory = ({ headers }: Response) => headers['x-request-id'] === undefined;
  const paths = [
    'lg',
    '%20French%20door',
    'gas+stove',
    'e',
    'WM4000',
    'frigidaire&by=nobody',
    'washer&category=dishwashers',
    'e&page=3',
  ].map((query) => `/api/search?q=${query}`);

  beforeAll(async () => {
    for (let spaces = 1; ; spaces++) {
      if (isFromMemory(await get(`/api/search?q=${'%20'.repeat(spaces)}bosch`))) return;
    }
  });

  test.each(paths)('is answered as the database answers it: %s', async (path) => {
    const fromDatabase = await request(second.server).get(path).expect(200);
    const fromMemory = await get(path).expect(200);
    expect(fromMemory.body).toEqual(fromDatabase.body);
    expect(fromMemory.headers.etag).toBe(fromDatabase.headers.etag);
    expect([isFromMemory(fromDatabase), isFromMemory(fromMemory)]).toEqual([false, true]);
  });

  test('is compressed, revalidated, cached and answered to HEAD like any other', async () => {
    const { headers, text } = await get('/api/search?q=ge').set('Accept-Encoding', 'gzip').expect(200);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' });
    await get('/api/search?q=gE')
      .set('If-None-Match', etagOf(text.replace('"ge"', '"gE"')))
      .expect(304);
    const head = await request(first.server).head('/api/search?q=Ge').expect(200);
    expect(head.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(head.text).toBeUndefined();
  });

  test('sees a change at once', async () => {
    const { database } = postgres;
    const total = async () => (await get('/api/search?q=samsung')).body.total;
    const before = await total();
    await first.app.get(Transactions).run(() =>
      database.query(
        `update appliances set deleted_at = now()
         where id = (select id from appliances where brand = 'Samsung' limit 1)`,
      ),
    );
    expect(await total()).toBe(before - 1);
    await first.app.get(Transactions).run(() => database.query('update appliances set deleted_at = null'));
    expect(await total()).toBe(before);
  });
});

describe('The explanation of a score', () => {
  test('adds up to the score in the ranking, and has an ETag', async () => {
    const { body: ranking } = await get(frenchDoors);
    const card = ranking.appliances.find(
      ({ retailers }: { retailers: { score: number | null }[] }) =>
        retailers.filter(({ score }) => score !== null).length > 1,
    );
    const { body, headers } = await get(`/api/appliances/${card.id}/score`).expect(200);
    const sum = (name: string) =>
      body.parts.reduce((total: number, part: Record<string, number>) => total + Number(part[name]), 0);
    expect(body.weightedTenths).toBe(sum('weightedTenths'));
    expect(body.weight).toBe(sum('weight'));
    expect(body.avgScore).toBe(body.weightedTenths / (10 * body.weight));
    expect(sum('contribution')).toBeCloseTo(card.avgScore, 12);
    expect(body).toMatchObject({ shownScore: card.shownScore, totalReviews: card.totalReviews });
    expect(body.parts[0].month).toMatch(/^20\d\d-\d\d$/);
    await get(`/api/appliances/${card.id}/score`).set('If-None-Match', String(headers.etag)).expect(304);
  });
});

describe('A comparison', () => {
  const unknownId = '00000000-0000-4000-8000-000000000000';
  const ids = async () => (await get('/api/appliances')).body.slice(0, 5).map(({ id }: { id: string }) => id);

  test('has the requested models in order, each once, and lists unknown ids', async () => {
    const [first, second] = await ids();
    const list = [second, unknownId, 'nonsense', first, second.toUpperCase()].join(',');
    const { body } = await get(`/api/compare?ids=${list}`).expect(200);
    expect(body.models.map(({ card }: { card: { id: string } }) => card.id)).toEqual([second, first]);
    expect(body.unknown).toEqual([unknownId]);
    expect(body).toMatchObject({ updated: '2026-05', previous: '2026-01' });
  });

  test('is the same however the ids are written', async () => {
    const [first, second] = await ids();
    const plain = await get(`/api/compare?ids=${first},${second}`).expect(200);
    const loose = await get(`/api/compare?ids=%20${first.toUpperCase()}%2C${second},,${first}`).expect(200);
    expect(loose.headers.etag).toBe(plain.headers.etag);
  });

  test('is empty without ids, and has at most four columns', async () => {
    expect((await get('/api/compare').expect(200)).body).toMatchObject({ models: [], unknown: [] });
    await get(`/api/compare?ids=${(await ids()).join(',')}`).expect(400);
  });

  test('is rendered as a page with its data', async () => {
    const [first, second] = await ids();
    const { text } = await get(`/compare?ids=${first},${second}`).expect(200);
    expect(text).toContain('Comparison of 2 models');
    expect((await get(`/compare?ids=${second}%2C${first}&utm_source=x`).expect(200)).text).toContain(
      'Copy link',
    );
  });
});

test('A score on few reviews is marked in comparisons, on its own page and in search results', async () => {
  const idOf = async (model: string) => (await get(`/api/search?q=${model}`)).body.results[0].id;
  const [few, many] = [await idOf('RDW1809-B-WHITE'), await idOf('WRF535SWHZ')];
  for (const path of [`/compare?ids=${few},${many}`, `/appliance/${few}`, '/search?q=RDW1809-B-WHITE']) {
    const { text } = await get(path).expect(200);
    expect(text.match(/>Few reviews</g)).toHaveLength(1);
  }
});

describe('Bad requests', () => {
  test.each([
    ['/api/nothing', 404],
    ['/api', 404],
    ['/API/nothing', 404],
    ['/Health/nothing', 404],
    ['/api/appliances/none', 404],
    ['/api/appliances/%00', 404],
    ['/api/appliances/00000000-0000-0000-0000-000000000000', 404],
    ['/api/appliances/none/score', 404],
    ['/api/media/appliance/none', 404],
    ['/api/media/appliance/00000000-0000-0000-0000-000000000000', 404],
    ['/api/compare?ids=a&ids=b', 400],
    ['/api/rankings/%E0%A4%A', 400],
    ['/api/rankings/fridges/a%00b', 400],
    ['/api/search?q=%00', 400],
    [`/api/search?q=${'x'.repeat(201)}`, 400],
    ['/api/search?q=a&q=b', 400],
  ])('such as %s are answered with %i and an error body', async (path, status) => {
    const { body, headers } = await get(path).expect(status);
    expect(body).toMatchObject({ statusCode: status, code: expect.any(String), message: expect.any(String) });
    expect(headers['cache-control']).toBe('no-store');
    expect(body.requestId).toBe(headers['x-request-id']);
  });

  test.each([
    ['get', '/api/auth/login', 'POST'],
    ['delete', '/api/auth/me', 'GET, HEAD, PUT'],
    ['post', '/api/appliances/none', 'GET, HEAD, PUT, DELETE'],
    ['put', '/api/rankings/fridges', 'GET, HEAD'],
  ] as const)('such as %s %s list the allowed methods', async (method, path, allowed) => {
    const { body, headers } = await request(first.server)[method](path).expect(405);
    expect(headers.allow?.split(', ').toSorted()).toEqual(allowed.split(', ').toSorted());
    expect(body).toMatchObject({ statusCode: 405, code: 'method', requestId: headers['x-request-id'] });
  });

  test('for a ranking with a malformed slug explain the rule', async () => {
    const { body } = await get('/api/rankings/fridges/a%00b').expect(400);
    expect(body.message).toBe('A category or type can have at most 60 plain characters.');
  });

  test.each([
    ['/\\', 404],
    ['/\\[', 404],
    ['/\\:x/', 404],
    ['/\\elsewhere.example/categories', 404],
    ['http://elsewhere.example:99999999/', 400],
  ])('to %s, which no browser sends, are answered with %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  test.each(['//', '/x/../', '/%2E%2e/', 'http://elsewhere.example/./'])(
    'that reach a route through %s are not cached as that route',
    async (before) => {
      for (const [path, status] of [
        ['robots.txt', 200],
        ['category', 302],
      ] as const) {
        expect(await statusOf(`${before}${path}`)).toBe(404);
        expect(await statusOf(`/${path}`)).toBe(status);
      }
    },
  );

  test('from pages of other sites are refused', async () => {
    for (const header of [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example' }]) {
      const { body } = await request(first.server).post('/api/appliances').set(header).send({});
      expect(body).toMatchObject({ statusCode: 403, code: 'cross-site' });
    }
  });
});

describe('The server', () => {
  test('sends security headers with every response', async () => {
    for (const path of [frenchDoors, '/api/nothing', '/', '/assets/nothing.js']) {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['permissions-policy']).toContain('fullscreen=(self)');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('answers an unknown category or type with an empty ranking', async () => {
    for (const path of ['Foo', 'foo_bar/x', 'k%C3%BCche/a', 'washers/side-load']) {
      const { body } = await get(`/api/rankings/${path}`).expect(200);
      expect(body.total).toBe(0);
    }
  });

  test.each([
    ['Washers', 'washers'],
    ['refrigerators/', 'fridges'],
    ['washers/Front-Load', 'washers/front-load'],
    ['washers%2Ffront-load', 'washers/front-load'],
    ['%20washers%20/front-load%20', 'washers/front-load'],
    ['FRIDGES/French%20Door/', 'fridges/french-door'],
    ['Washers/k%C3%BCche', 'washers/k%C3%BCche'],
  ])(
    'leads from a ranking written as %s to its one address, and answers the API alike',
    async (written, slugs) => {
      const location = `/category/${slugs}?tab=worst&utm_source=a%20b`;
      for (const method of ['get', 'head'] as const)
        await request(first.server)
          [method](`/category/${written}?tab=worst&utm_source=a%20b`)
          .expect(301)
          .expect('Location', location);
      await get(location).expect(200);
      const { body } = await get(`/api/rankings/${written}`).expect(200);
      expect(body).toEqual((await get(`/api/rankings/${slugs}`)).body);
    },
  );

  test.each([
    '/',
    '/robots.txt',
    '/favicon.svg',
    '/nothing',
    '/sitemap-9.xml',
    '/search?q=%00',
    '/api/nothing',
  ])('answers HEAD %s like GET, without the body', async (path) => {
    const send = (method: 'get' | 'head') =>
      request(first.server)[method](path).set('Accept-Encoding', 'identity');
    const [got, head] = await Promise.all([send('get'), send('head')]);
    expect(head.status).toBe(got.status);
    expect(head.text).toBeUndefined();
    const contentHeaders = ({ headers }: typeof got) => [headers['content-type'], headers['content-length']];
    expect(contentHeaders(head)).toEqual(contentHeaders(got));
  });

  test.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/site.webmanifest', 'application/manifest+json'],
  ])('serves %s, which browsers request on their own', async (path, type) => {
    const { headers } = await request(first.server).get(path).expect(200);
    expect(headers['content-type']).toContain(type);
  });

  test.each(['post', 'put', 'delete'] as const)('serves no static file to %s', async (method) => {
    await request(first.server)[method]('/favicon.svg').expect(404);
  });

  test.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/assets/../.vite/manifest.json'])(
    'serves no hidden file at %s',
    async (path) => {
      expect(await statusOf(path)).toBe(404);
    },
  );

  test('serves its API document and health checks', async () => {
    const { body } = await get('/api/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/api/appliances', '/api/search']));
    await get('/api/docs').expect(200);
    await get('/health/live').expect(200);
    await get('/health/ready').expect(200);
  });

  test('gives the reason when it is not ready', async () => {
    const readiness = first.app.get(DatabaseReadiness);
    readiness.isStopping = true;
    const { body, headers } = await get('/health/ready').expect(503);
    readiness.isStopping = false;
    expect(body).toMatchObject({ code: 'not-ready', message: 'The server is shutting down.' });
    expect(headers['retry-after']).toBe('5');
  });

  test('serves metrics labelled by route pattern', async () => {
    await get(frenchDoors);
    await get('/api/appliances/00000000-0000-4000-8000-000000000000');
    const { text, headers } = await get('/metrics').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/_seconds_count\{method="GET",route="\/api\/appliances\/:id",status="404"\} \d/);
    expect(text).not.toContain('00000000-0000');
    expect(text).toMatch(/^http_requests_in_flight 1$/m);
    expect(text).toMatch(/^database_pool_connections\{state="idle"\} [1-9]/m);
    expect(text).toMatch(/^public_answers_total\{result="hit"\} \d/m);
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('renders pages with their data, and answers 404 for missing ones', async () => {
    expect((await get('/category/fridges/french-door').expect(200)).text).toContain('WRF535SWHZ');
    expect((await get('/nothing').expect(404)).text).toContain('Page Not Found');
    for (const id of ['%00', '%zz', '%E0%A4%A']) {
      expect((await get(`/appliance/${id}`).expect(404)).text).toContain('Appliance Not Found');
      expect((await get(`/blog/article/${id}`).expect(404)).text).toContain('Article Not Found');
    }
    expect((await get('/appliance/none').expect(404)).text).toContain('Appliance Not Found');
    await get('/category').expect(302).expect('Location', '/category/washers');
  });

  test('renders pages for paths with encoded characters', async () => {
    const { text } = await get('/category/k%C3%BCche/a%20b').expect(200);
    expect(/<h1>[^<]*/.exec(text)?.[0]).toBe('<h1>A b Rankings');
    expect(text.includes('No appliances yet')).toBe(true);
    expect((await get('/appliance/a%2Fb').expect(404)).text).toContain('Appliance Not Found');
  });

  test.each([
    ['/privacy?q=a&utm_source=x', '/privacy?tab=worst'],
    ['/search?q=lg&tab=worst', '/search?ids=a&q=lg'],
    ['/category/fridges/french-door?sort=voted&q=a', '/category/fridges/french-door?ids=b&sort=voted'],
    ['/compare?only=differences', '/compare?category=recalls&only=differences'],
  ])('renders the page of %s and %s once', async (one, other) => {
    const { headers } = await get(one).expect(200);
    const { misses } = first.app.get(ResponseCache);
    expect((await get(other).expect(200)).headers.etag).toBe(headers.etag);
    expect(first.app.get(ResponseCache).misses).toBe(misses);
  });

  test.each([
    ...['tab=worst', 'by=price', 'sort=voted', 'show=all'].map(
      (query) => `/category/fridges/french-door?${query}`,
    ),
    ...['/search?q=ge', '/blog?category=recalls', '/signin?as=technician', '/signin?mode=create'],
  ])('renders another page for %s than without the parameter', async (address) => {
    const { headers } = await get(address.replace(/\?.*/, '')).expect(200);
    expect((await get(address).expect(200)).headers.etag).not.toBe(headers.etag);
  });

  test('renders the pages of a client under development for every request, under the same security policy', async () => {
    let renders = 0;
    const site = { searchParametersOf: async () => [], listedPages: async () => [] };
    const render = async () => ({ status: 200, html: `${++renders}`, inlineScripts: [] });
    const client = { ...builtClient, isLive: true, pages: async () => ({ ...site, render }) };
    const live = await createHttpServer(config, postgres.database, logger, client);
    const policy = (await get(frenchDoors)).headers['content-security-policy'];
    const texts = [];
    for (let visit = 1; visit <= 3; visit++) {
      const { text, headers } = await request(live.server).get('/').expect(200);
      texts.push(text);
      expect(headers['content-security-policy']).toBe(policy);
    }
    await live.drain();
    expect(texts).toEqual(['1', '2', '3']);
  });
});

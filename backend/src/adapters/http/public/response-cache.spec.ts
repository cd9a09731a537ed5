import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { FakeCatalogueVersion } from '../../../../test/fakes/fake-catalogue-version.js';
import { acceptedEncoding, type Content, matchesEtag, ResponseCache } from './response-cache.js';

/** A server with one cached page that shows a number of votes. */
class VotesPage {
  votes = 0;
  /** Number of calls to `isCurrent`. */
  checks = 0;
  rendered = 0;
  /** Thrown by `isCurrent`. */
  failure: Error | null = null;
  /** Time since the first request, which comes an hour after the server started. */
  seconds = 0;
  readonly version = new FakeCatalogueVersion();
  private readonly cache = new ResponseCache(
    this.version,
    'http://localhost',
    () => (3_600 + this.seconds) * 1_000,
  );
  private readonly server = createServer((incoming, response) => {
    if (this.cache.tryServe(incoming, response)) return;
    void this.cache.serve(incoming, response, '/page', async () => this.render());
  });

  get() {
    return request(this.server).get('/page').expect(200);
  }

  private render() {
    this.rendered++;
    const shown = this.votes;
    return {
      status: 200,
      type: 'text/html; charset=utf-8' as const,
      body: `${shown} votes`,
      isCurrent: async () => {
        this.checks++;
        if (this.failure) throw this.failure;
        return this.votes === shown;
      },
    };
  }
}

describe('A page with votes in it', () => {
  test('is served without a check until it is five seconds old', async () => {
    const page = new VotesPage();
    await page.get();
    page.votes = 3;
    page.seconds = 4.9;
    expect((await page.get()).text).toBe('0 votes');
    expect(page.checks).toBe(0);
    page.seconds = 5.1;
    expect((await page.get()).text).toBe('3 votes');
    expect(page.rendered).toBe(2);
  });

  test('is checked once for concurrent requests, and stays the same if nobody has voted', async () => {
    const page = new VotesPage();
    const first = await page.get();
    page.seconds = 6;
    const responses = await Promise.all(Array.from({ length: 10 }, () => page.get()));
    expect(new Set(responses.map(({ headers }) => headers.etag))).toEqual(new Set([first.headers.etag]));
    expect([page.checks, page.rendered]).toEqual([1, 1]);
    page.seconds = 10;
    await page.get();
    expect(page.checks).toBe(1);
    page.seconds = 12;
    await page.get();
    expect(page.checks).toBe(2);
  });

  test('is served stale while the check fails', async () => {
    const page = new VotesPage();
    await page.get();
    page.failure = new Error('too busy');
    page.seconds = 6;
    expect((await page.get()).text).toBe('0 votes');
  });

  test('is rebuilt at once when the catalogue changes', async () => {
    const page = new VotesPage();
    await page.get();
    page.votes = 1;
    page.version.bump();
    expect((await page.get()).text).toBe('1 votes');
    expect(page.checks).toBe(0);
  });
});

describe('A response', () => {
  const version = new FakeCatalogueVersion();
  const cache = new ResponseCache(version, 'http://localhost');
  let builds = 0;
  const serve = (content: Partial<Content>, whileBuilding: () => void = () => undefined) =>
    createServer((incoming, response) => {
      void cache.serve(incoming, response, incoming.url ?? '', async () => {
        builds++;
        whileBuilding();
        return { status: 200, type: 'text/plain; charset=utf-8', body: 'x'.repeat(2_000), ...content };
      });
    });

  test('that was built while the catalogue changed is built again', async () => {
    const server = serve({}, () => version.bump());
    builds = 0;
    for (let time = 0; time < 2; time++) await request(server).get('/changing').expect(200);
    expect(builds).toBe(2);
  });

  test('that is no success is built each time, and kept by no browser', async () => {
    const server = serve({ status: 404 });
    builds = 0;
    for (let time = 0; time < 2; time++) {
      const { headers } = await request(server).get('/missing').set('If-None-Match', '*').expect(404);
      expect(headers['cache-control']).toBe('no-store');
    }
    expect(builds).toBe(2);
  });

  test('that is a picture may be shown by other sites, and is not compressed; others are the reverse', async () => {
    const headersOf = async (type: Content['type']) => {
      const { headers } = await request(serve({ type })).get(`/${type}`).expect(200);
      return [headers['cross-origin-resource-policy'], headers['content-encoding']];
    };
    expect(await headersOf('image/png')).toEqual(['cross-origin', undefined]);
    expect(await headersOf('text/plain; charset=utf-8')).toEqual(['same-origin', 'gzip']);
  });
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['gzip;q=0.0, br; q=0.000', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
])('A client that accepts %p gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

test.each([
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('Whether %p matches the tag of a response: %s', (header, expected) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(expected);
});

test('Tiny responses count with the memory they really take, so that no number of them exceeds the limit', async () => {
  const version = new FakeCatalogueVersion();
  const cache = new ResponseCache(version, 'http://localhost');
  const server = createServer((incoming, response) => {
    void cache.serveJson(incoming, response, incoming.url ?? '', async () => []);
  });
  const url = `/api/search?q=${'a'.repeat(1_000)}`;
  await request(server).get(url).expect(200);
  expect(cache.sizeBytes).toBeGreaterThan(2_000 + url.length);
});

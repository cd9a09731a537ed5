import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { FakeCatalogueVersion } from '../../../../test/fakes/fake-catalogue-version.js';
import { ResponseCache } from './response-cache.js';

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

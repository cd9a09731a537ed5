import { createServer } from 'node:http';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { FakeCatalogueVersion } from '../../../../test/fakes/fake-catalogue-version.js';
import { ResponseCache } from './response-cache.js';

/** A page of one number of votes, behind a server as the product's. */
class PageOfVotes {
  votes = 0;
  /** How often it was asked whether its votes still hold. */
  asked = 0;
  rendered = 0;
  /** Of the next who ask. */
  failure: Error | null = null;
  /** Since the first page; the server has run for an hour by then. */
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
        this.asked++;
        if (this.failure) throw this.failure;
        return this.votes === shown;
      },
    };
  }
}

describe('A page with votes in it', () => {
  test('goes out as it is, and nothing is asked, until it is five seconds old', async () => {
    const page = new PageOfVotes();
    await page.get();
    page.votes = 3;
    page.seconds = 4.9;
    expect((await page.get()).text).toBe('0 votes');
    expect(page.asked).toBe(0);
    page.seconds = 5.1;
    expect((await page.get()).text).toBe('3 votes');
    expect(page.rendered).toBe(2);
  });

  test('is asked once by all who come together, and stays the same when nobody has voted', async () => {
    const page = new PageOfVotes();
    const { headers } = await page.get();
    page.seconds = 6;
    const answers = await Promise.all(Array.from({ length: 10 }, () => page.get()));
    expect(new Set(answers.map((answer) => answer.headers.etag))).toEqual(new Set([headers.etag]));
    expect([page.asked, page.rendered]).toEqual([1, 1]);
    page.seconds = 10;
    await page.get();
    expect(page.asked).toBe(1);
    page.seconds = 12;
    await page.get();
    expect(page.asked).toBe(2);
  });

  test('goes out as it was while nobody can tell whether it holds', async () => {
    const page = new PageOfVotes();
    await page.get();
    page.failure = new Error('too busy');
    page.seconds = 6;
    expect((await page.get()).text).toBe('0 votes');
  });

  test('is made anew at once when the catalogue moves', async () => {
    const page = new PageOfVotes();
    await page.get();
    page.votes = 1;
    page.version.bump();
    expect((await page.get()).text).toBe('1 votes');
    expect(page.asked).toBe(0);
  });
});

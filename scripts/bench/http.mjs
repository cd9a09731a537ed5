import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Client } from 'pg';
import { categorySlugs, typesOf } from '../../domain/dist/catalogue/taxonomy.js';
import { median } from './percentile.mjs';
import { emptyDatabase, startServer, terminate } from './product.mjs';
import { fillCatalogue, fillHistory, syntheticModel } from './synthetic.mjs';

const connections = 32;
const rounds = 5;
const port = 38_417;
/** Time for the NOTIFY to reach the server. */
const settleMs = 200;

/** Requests per second of the product relative to the baseline, measured alternately in one run. */
export async function benchHttp({ models, seconds }) {
  const database = await emptyDatabase();
  const baseline = fork(new URL('baseline-server.mjs', import.meta.url));
  const [baselinePort] = await once(baseline, 'message');
  let server;
  try {
    await fillCatalogue(database.connection, models);
    await fillHistory(database.connection);
    server = await startServer(database.env, port);
    const bench = { product: server.origin, baseline: `http://127.0.0.1:${baselinePort}`, seconds, models };
    const rows = [];
    for (const line of await linesFor(server.origin, models)) rows.push(await measure(bench, line));
    rows.push(await uncachedRender(database, server.origin, models));
    rows.push(...(await uncachedModels(server.origin, models)));
    return rows;
  } finally {
    await server?.stop();
    await terminate(baseline);
    await database.stop();
  }
}

async function linesFor(origin, models) {
  const ranking = await (await fetch(`${origin}/api/rankings/washers`)).json();
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(JSON.stringify(ranking))?.[0];
  const large = models >= 100_000;
  const lines = [
    { name: 'ranking, warm', path: '/api/rankings/washers', target: 0.6 },
    { name: 'appliance by id, warm', path: `/api/appliances/${id}`, target: 0.5 },
    { name: 'search, warm', path: '/api/search?q=samsung', target: 0.5 },
    {
      name: 'search for a brand, every query new',
      path: '/api/search?q=frigidaire',
      fresh: () => 'frigidaire',
      target: large ? 0.04 : 0.15,
    },
    {
      name: 'search for a model, every query new',
      path: `/api/search?q=${syntheticModel(0).model}`,
      fresh: (n) => syntheticModel(n % models).model,
      target: large ? 0.04 : 0.15,
    },
    { name: 'ranking page, HTML, cached', path: '/category/washers/top-load', target: 0.5 },
    { name: 'ranking page, HTML, gzip', path: '/category/washers/top-load', encoding: 'gzip', target: 0.5 },
  ];
  if (large) return lines;
  return [
    ...lines,
    { name: 'full list, plain', path: '/api/appliances', target: 0.6 },
    { name: 'full list, br', path: '/api/appliances', encoding: 'br', target: 0.6 },
  ];
}

async function measure({ product, baseline, seconds, models }, line) {
  const headers = line.encoding ? { 'accept-encoding': line.encoding } : {};
  const answer = await get(`${product}${line.path}`, headers);
  await put(baseline, answer);
  const next = line.fresh ? () => freshQuery(line.fresh) : undefined;
  const pairs = [];
  for (let round = 0; round < rounds; round++) {
    const theirs = await rate(baseline, { path: '/', headers, seconds });
    pairs.push({ theirs, ours: await rate(product, { path: line.path, headers, seconds, next }) });
  }
  return {
    name: `${line.name} (${models} models, ${Math.ceil(answer.body.length / 1024)} KB)`,
    ours: `${Math.round(median(pairs.map(({ ours }) => ours)))}/s`,
    baseline: `${Math.round(median(pairs.map(({ theirs }) => theirs)))}/s`,
    // Of the rates of a round, because the machine is slower in some rounds than in others.
    value: median(pairs.map(({ ours, theirs }) => ours / theirs)),
    atLeast: line.target,
  };
}

let fresh = 0;

/** A new spelling (case and spaces) of a query: a result from a URL that is not in the cache yet. */
function freshQuery(wordsOf) {
  const variant = fresh++;
  const words = wordsOf(variant);
  const letters = [...words].map((letter, i) =>
    (variant >> i) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const spaces = ' '.repeat((variant >> 10) % 100);
  return `/api/search?q=${encodeURIComponent(spaces + letters.join(''))}`;
}

async function rate(url, { path, headers, seconds, next }) {
  const requests = [
    { path, headers, ...(next && { setupRequest: (request) => ({ ...request, path: next() }) }) },
  ];
  const result = await autocannon({ url, connections, duration: seconds, requests });
  const failed = result.errors + result.non2xx + result.timeouts;
  if (failed > 0) throw new Error(`${url}${path}: ${failed} requests failed.`);
  return result.requests.total / result.duration;
}

/** Renders every ranking of 25 cards once, sequentially, right after a catalogue change; the first round is warm-up. */
async function uncachedRender({ connection }, origin, models) {
  const pages = categorySlugs.flatMap((category) =>
    typesOf(category).map((type) => `/category/${category}/${type}?show=all`),
  );
  const times = [];
  for (let round = 0; round < rounds; round++) {
    await touchCatalogue(connection);
    for (const page of pages) {
      const begin = performance.now();
      await get(`${origin}${page}`, {});
      if (round > 0) times.push(performance.now() - begin);
    }
  }
  const p50 = median(times);
  return {
    name: `ranking page of 25 cards, uncached, p50 (${models} models)`,
    ours: `${p50.toFixed(1)} ms`,
    value: p50,
    atMost: 15,
  };
}

/** Filters of the table of models that nobody has asked for yet, each after a search that nobody has made yet. */
async function uncachedModels(origin, models) {
  const [tables, searches] = [[], []];
  for (let n = 0; n < 400; n++) {
    const type = categorySlugs[n % categorySlugs.length];
    searches.push(await timeOf(`${origin}${freshQuery(() => 'frigidaire')}`));
    tables.push(await timeOf(`${origin}/api/models?category=${type}&min-reviews=${n + 1}&sort=price`));
  }
  // The first ones read the catalogue.
  const [p50, ofSearch] = [tables, searches].map((times) => median(times.slice(100)));
  const row = { ours: `${p50.toFixed(2)} ms`, baseline: `${ofSearch.toFixed(2)} ms` };
  if (models >= 100_000)
    return [
      { ...row, name: `table of models, every filter new, p50 (${models} models)`, value: p50, atMost: 100 },
    ];
  return [
    {
      ...row,
      name: `table of models against search, both new, p50 (${models} models)`,
      value: p50 / ofSearch,
      atMost: 2,
    },
  ];
}

async function timeOf(url) {
  const begin = performance.now();
  await get(url, {});
  return performance.now() - begin;
}

/** Increments the catalogue version: its statement-level trigger fires even if no row changes. */
async function touchCatalogue(connection) {
  const client = new Client(connection);
  await client.connect();
  await client.query('update appliances set version = version where false');
  await client.end();
  await delay(settleMs);
}

function get(url, headers) {
  return new Promise((resolve, reject) => {
    httpRequest(url, { headers }, async (response) => {
      const body = await buffer(response);
      if (response.statusCode === 200) resolve({ body, headers: response.headers });
      else reject(new Error(`${url} answered ${response.statusCode}.`));
    })
      .on('error', reject)
      .end();
  });
}

/** Makes the baseline server send the same bytes with the same content headers. */
async function put(baseline, { body, headers }) {
  const { 'content-type': type, 'content-encoding': encoding, etag } = headers;
  const answer = {
    'content-type': type,
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
    ...(etag && { etag }),
  };
  await fetch(baseline, { method: 'PUT', body, headers: { 'x-answer': JSON.stringify(answer) } });
}

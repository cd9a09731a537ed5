import { createServer, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChrome } from '../steps/browsers.mjs';
import { median } from './percentile.mjs';
import { emptyDatabase, startServer } from './product.mjs';
import { fillCatalogue } from './synthetic.mjs';

const port = 38_418;
const page = '/category/washers/top-load';
const rounds = 5;
const assessmentTimeoutMs = 60_000;
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

/** Lighthouse's mobile preset on a ranking page, compared with the same page without its scripts. */
export async function benchPage({ models }) {
  const database = await emptyDatabase();
  let server;
  let chrome;
  try {
    await fillCatalogue(database.connection, models);
    server = await startServer(database.env, port);
    chrome = await launch({ chromePath: await findChrome(), chromeFlags: flags });
    const html = await assessedPage(`${server.origin}${page}`);
    const [ours, plain] = [[], []];
    await withStaticPage(server.origin, html, async (url) => {
      for (let round = 0; round < rounds; round++) {
        ours.push(await audit(`${server.origin}${page}`, chrome.port));
        plain.push(await audit(url, chrome.port));
      }
    });
    return [...linesOf(medians(ours), medians(plain)), await initialScript(server.origin, html)];
  } finally {
    chrome?.kill();
    await server?.stop();
    await database.stop();
  }
}

/**
 * The page once its models are assessed, which keeps a processor busy for some seconds after the server has started with new
 * ones. Until then it lacks what visitors see of that.
 */
async function assessedPage(url) {
  for (const deadline = Date.now() + assessmentTimeoutMs; ; await delay(100)) {
    const html = await (await fetch(url)).text();
    if (html.includes('likely between place')) return html;
    if (Date.now() > deadline) throw new Error('The models were not assessed.');
  }
}

async function audit(url, chromePort) {
  const { lhr } = await lighthouse(url, {
    port: chromePort,
    onlyCategories: ['performance'],
    logLevel: 'error',
  });
  return {
    score: Math.round((lhr.categories.performance.score ?? 0) * 100),
    paintMs: lhr.audits['largest-contentful-paint'].numericValue,
    blockingMs: lhr.audits['total-blocking-time'].numericValue,
  };
}

function medians(audits) {
  return Object.fromEntries(
    Object.keys(audits[0]).map((name) => [name, median(audits.map((each) => each[name]))]),
  );
}

function linesOf(ours, plain) {
  return [
    { name: 'Lighthouse performance, mobile', ours: `${ours.score}`, value: ours.score, atLeast: 98 },
    {
      name: 'largest contentful paint over static HTML',
      ours: `${ours.paintMs.toFixed(0)} ms`,
      baseline: `${plain.paintMs.toFixed(0)} ms`,
      value: ours.paintMs / plain.paintMs,
      atMost: 1.3,
    },
    {
      name: 'total blocking time in ms',
      ours: `${ours.blockingMs.toFixed(0)} ms`,
      value: ours.blockingMs,
      atMost: 50,
    },
  ];
}

/** Serves the page without its scripts, and everything else as the site does: its font and styles count for both. */
async function withStaticPage(origin, html, work) {
  const body = gzipSync(html.replace(/<script\b[\s\S]*?<\/script>/gi, ''));
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
  const server = createServer((request, response) => {
    if (request.url === '/') return response.writeHead(200, headers).end(body);
    const take = (answer) => answer.pipe(response.writeHead(answer.statusCode, answer.headers));
    return httpRequest(`${origin}${request.url}`, { headers: request.headers }, take).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Total size of the scripts that the page references, gzipped. */
async function initialScript(origin, html) {
  const references = html.matchAll(/"(\/[^"]+\.js)"/g);
  let bytes = 0;
  for (const path of new Set([...references].map(([, path]) => path))) {
    const script = await (await fetch(new URL(path, origin))).arrayBuffer();
    bytes += gzipSync(Buffer.from(script)).length;
  }
  const kilobytes = bytes / 1024;
  return {
    name: 'initial JavaScript in KB, gzip',
    ours: `${kilobytes.toFixed(0)} KB`,
    value: kilobytes,
    atMost: 125,
  };
}

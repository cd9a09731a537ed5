// Smoke-tests a running stack from outside: node scripts/smoke.mjs http://127.0.0.1:8080
// DC overrides the docker compose command; settings are read from .env in the current folder.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { compose, get, json, page, raw, runInBackend, send, site, tryToSend, usage } from './smoke/stack.mjs';
import { refuseArguments } from './steps/arguments.mjs';

if (!existsSync('.env')) refuseArguments('There is no .env in this folder.', usage);
const settings = parseEnv(readFileSync('.env', 'utf8'));
const password = 'copper kettle on the hob';
const backends = 3;
const maxPropagationMs = 1_000;
const voters = 5;
const votesPerVoter = 20;
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const steps = {
  'pages, search, rankings and 404s': browse,
  'assets are compressed and immutable': assets,
  'metrics are blocked from outside': metricsBlocked,
  'accounts, with a cookie that matches PUBLIC_URL': accounts,
  'scores are imported by the cli container': importScores,
  'an edit is visible on three backends within a second': editPropagates,
  'votes are counted once on three backends': votesCountedOnce,
  'a photo is stored and served': photo,
  'backends are removed and come back': scaleDownAndUp,
};

for (const [name, step] of Object.entries(steps)) {
  const begin = performance.now();
  const note = await step();
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  process.stdout.write(`ok  ${name} (${seconds} s)${note ? `: ${note}` : ''}\n`);
}

async function browse() {
  const home = await page('/', 200);
  assert.match(home.headers.get('content-security-policy'), /frame-ancestors 'none'/);
  assert.doesNotMatch(home.headers.get('server') ?? '', /\d/, 'nginx reveals its version');
  assert.match((await page('/category/washers', 200)).text, /washer/i);
  assert.match((await page('/search?q=lg', 200)).text, /LG/);
  assert.match((await page('/no-such-page', 404)).text, /Page Not Found/);
  const { categories } = await json('/api/categories');
  assert.ok(categories.length >= 6);
}

async function assets() {
  const [path] = /\/assets\/[\w.-]+\.js/.exec((await page('/', 200)).text) ?? [];
  assert.ok(path, 'the page has no script');
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(site + path, { headers: { 'accept-encoding': encoding } });
    assert.equal(headers.get('content-encoding'), encoding);
    assert.match(headers.get('cache-control'), /immutable/);
    assert.match(headers.get('content-type'), /javascript/);
  }
  assert.equal((await fetch(`${site}/assets/none.js`)).status, 404);
  assert.equal((await fetch(`${site}/.vite/manifest.json`)).status, 404);
}

async function metricsBlocked() {
  const paths = [
    '/metrics',
    '/metrics/',
    '/METRICS',
    '//metrics',
    '/%6detrics',
    '/x/../metrics',
    '/metrics?x=1',
  ];
  for (const path of paths) {
    const { status, text } = await raw(path);
    assert.ok(status === 404 && !text.includes('process_'), `${path} returned ${status}`);
  }
  const inside = await runInBackend(
    1,
    `process.stdout.write(await (await fetch('http://127.0.0.1:3000/metrics')).text())`,
  );
  assert.match(
    inside,
    /http_request_duration_seconds_count\{method="GET",route="\/\{\*path\}",status="200"\}/,
  );
}

async function accounts() {
  const email = `smoke-${Date.now()}@example.org`;
  const isSecure = settings.PUBLIC_URL.startsWith('https:');
  const signUp = await send('/api/auth/signup', { email, password }, 201);
  const cookie = signUp.headers.get('set-cookie');
  assert.match(cookie, isSecure ? /^__Host-session=/ : /^session=/);
  assert.match(cookie, /; HttpOnly/);
  assert.match(cookie, /; SameSite=Lax/);
  assert.equal(/; Secure/.test(cookie), isSecure, 'Secure does not match PUBLIC_URL');
  await send('/api/auth/logout', {}, 200, cookie);
  assert.equal((await get('/api/auth/me', cookie)).status, 401);
  const signIn = await send('/api/auth/login', { email, password }, 200);
  assert.equal((await (await get('/api/auth/me', signIn.headers.get('set-cookie'))).json()).email, email);
  const crossSite = { origin: 'https://elsewhere.example' };
  await send('/api/auth/logout', {}, 403, cookie, crossSite);
  await send('/api/auth/login', { email, password: 'x'.repeat(1_100_000) }, 413);
}

async function importScores() {
  const [model] = await json('/api/appliances');
  const rating = model.lowesScore === 37 ? 38 : 37;
  const row = [model.brand, model.model, model.category, (rating / 10).toFixed(1), 4_321];
  const file = `brand,model,category,rating,reviewCount\n${row.map((cell) => `"${cell}"`).join(',')}\n`;
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  const args = [
    'scores',
    'import',
    '-',
    '--retailer',
    'lowes',
    '--month',
    month,
    '--apply',
    '--accept-all',
    '--json',
  ];
  const report = JSON.parse(await compose(['run', '--rm', '-T', '--no-deps', 'cli', ...args], file));
  assert.equal(report.counts.changed, 1, JSON.stringify(report.counts));
  await waitUntil(async () => (await json(`/api/appliances/${model.id}`)).lowesScore === rating);
  return `${model.brand} ${model.model} has ${rating / 10} stars`;
}

async function editPropagates() {
  await compose(['up', '-d', '--no-build', '--no-deps', '--scale', `backend=${backends}`, 'backend']);
  await waitUntil(async () => (await healthy()) === backends, 90_000);
  const { cookie, model } = await asAdmin();
  const priceRange = `$${1_000 + (Date.now() % 1_000)}`;
  const watching = Array.from({ length: backends }, (_, i) =>
    runInBackend(i + 1, pollScript(model.id, priceRange)),
  );
  await delay(1_500); // Give all of them time to start polling.
  const edited = await send(`/api/appliances/${model.id}`, { priceRange }, 200, cookie, {}, 'PUT');
  await edited.arrayBuffer();
  const written = Date.now();
  const delays = (await Promise.all(watching)).map((at) => Number(at) - written);
  assert.ok(Math.max(...delays) <= maxPropagationMs, `seen after ${delays.join(', ')} ms`);
  return `after ${delays.map((ms) => Math.max(0, ms)).join(', ')} ms`;
}

/** Several members each vote many times at once, on whichever backend nginx picks; every member must count once. */
async function votesCountedOnce() {
  const [{ id: applianceId }] = await json('/api/appliances');
  const ups = async (index) => {
    const address = `http://127.0.0.1:3000/api/votes?ids=${applianceId}`;
    const text = await runInBackend(index, `process.stdout.write(await (await fetch('${address}')).text())`);
    return JSON.parse(text)[0].upvotes;
  };
  const before = await ups(1);
  const cookies = await Promise.all(
    Array.from({ length: voters }, async (_, i) => {
      const account = { email: `voter-${i}-${Date.now()}@example.org`, password };
      return (await send('/api/auth/signup', account, 201)).headers.get('set-cookie');
    }),
  );
  const vote = { applianceId, bestForCategory: 'overall', voteValue: 1 };
  const requests = cookies.flatMap((cookie) => Array(votesPerVoter).fill(cookie));
  // Backends that have just started refuse what they cannot take yet (503); a vote that is sent again counts once.
  const isCast = async (cookie) => {
    const response = await tryToSend('/api/votes', vote, cookie);
    const text = await response.text();
    assert.ok([200, 503].includes(response.status), `/api/votes: ${text}`);
    return response.status === 200;
  };
  await Promise.all(requests.map((cookie) => waitUntil(() => isCast(cookie), 30_000)));
  const after = await Promise.all(Array.from({ length: backends }, (_, i) => ups(i + 1)));
  assert.deepEqual(after, Array(backends).fill(before + voters));
  return `${requests.length} requests of ${voters} members are ${voters} votes`;
}

/** Script for one backend: polls it until it returns the price, then prints the time. */
function pollScript(id, priceRange) {
  const address = `http://127.0.0.1:3000/api/appliances/${id}`;
  return `for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const response = await (await fetch(${JSON.stringify(address)})).json();
    if (response.priceRange === ${JSON.stringify(priceRange)}) break;
    await new Promise((done) => setTimeout(done, 10));
  }
  process.stdout.write(String(Date.now()));`;
}

/** Uploads a small picture as an admin; it must then be served at the URL in the response. */
async function photo() {
  const { cookie, model } = await asAdmin();
  const body = new FormData();
  body.set('applianceId', model.id);
  body.append('files', new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/png' }), 'one.png');
  const response = await fetch(`${site}/api/media/upload`, { method: 'POST', headers: { cookie }, body });
  assert.equal(response.status, 201, await response.clone().text());
  const [path] = /\/media\/[\w./-]+/.exec(await response.text()) ?? [];
  assert.ok(path, 'the response contains no media URL');
  assert.equal((await fetch(site + path)).status, 200);
  return path;
}

/** Visitors do not notice backends leaving and coming back; without any, they get a 503 with Retry-After. */
async function scaleDownAndUp() {
  let isOver = false;
  const statuses = new Map();
  const visits = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const { status } = await raw('/category/washers').catch(() => ({ status: 'lost' }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  await compose(['up', '-d', '--no-build', '--no-deps', '--scale', 'backend=1', 'backend']);
  isOver = true;
  await visits;
  assert.deepEqual([...statuses.keys()], [200], `while scaling down: ${JSON.stringify([...statuses])}`);
  await compose(['stop', 'backend']);
  const ended = JSON.parse((await compose(['ps', '-a', '--format', 'json', 'backend'])).split('\n')[0]);
  assert.equal(ended.ExitCode, 0, 'the backend did not exit cleanly on SIGTERM');
  const away = await fetch(`${site}/api/categories`);
  assert.equal(away.status, 503);
  assert.equal(away.headers.get('retry-after'), '5');
  await compose(['start', 'backend']);
  await waitUntil(async () => (await raw('/health/ready')).status === 200, 30_000);
  return `${statuses.get(200)} page views while two of three left`;
}

async function asAdmin() {
  const account = { email: `admin-${Date.now()}@example.org`, password, adminKey: settings.ADMIN_KEY };
  const cookie = (await send('/api/auth/admin-signup', account, 201)).headers.get('set-cookie').split(';')[0];
  const [model] = await json('/api/appliances');
  return { cookie, model };
}

async function healthy() {
  const lines = (await compose(['ps', '--format', 'json', 'backend'])).trim().split('\n').filter(Boolean);
  return lines.filter((line) => JSON.parse(line).Health === 'healthy').length;
}

async function waitUntil(isTrue, timeoutMs = 5_000) {
  for (const deadline = Date.now() + timeoutMs; ; await delay(100)) {
    if (await isTrue()) return;
    assert.ok(Date.now() < deadline, `timed out waiting for ${isTrue}`);
  }
}

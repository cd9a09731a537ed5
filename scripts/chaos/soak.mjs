import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { percentile } from '../bench/percentile.mjs';
import { FootprintSampler, footprint, memorySlope } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, emailOf, RequestLoop, TestBed } from './test-bed.mjs';

/** Code that V8 compiles as it warms up is not a leak; at five times the load it is compiled in minutes, not in half an hour. */
const warmUp = { minutes: 5, times: 5 };
/**
 * Share of the steady load before memory is measured: garbage of the warm-up is collected, and code that the first
 * collections discarded as unused is compiled again.
 */
const settlingShare = 1 / 3;
const retainedEveryMs = 4_000;
const collections = { times: 3, everyMs: 400 };
const idleMs = 3_000;
const password = 'copper kettle on the hob';

/** Steady mixed load for `minutes`; memory and descriptors must not grow. */
export async function soak(report, { minutes }) {
  const testBed = await TestBed.create({ models: 2_000 });
  try {
    await testBed.rows('update users set password_hash = $1', [await new Argon2Passwords().hash(password)]);
    await testBed.rows('update users set is_admin = true where email = $1', [emailOf(0)]);
    const COLLECTED_FILE = join(testBed.env.DATA_DIR, 'collected');
    const NODE_OPTIONS = `--expose-gc --import=${new URL('collect-garbage.mjs', import.meta.url)}`;
    const server = await testBed.serve(0, { NODE_OPTIONS, COLLECTED_FILE });
    await play(report, testBed, { ...server, collectedFile: COLLECTED_FILE }, minutes * 60_000);
  } finally {
    await testBed.end();
  }
}

async function play(report, testBed, { origin, process: { pid }, collectedFile }, durationMs) {
  const mix = await requestMix(testBed, origin);
  const idle = footprint(pid).descriptors;
  const warmUpLoads = startLoads(mix, warmUp.times);
  await delay(warmUp.minutes * 60_000);
  for (const { name, load } of warmUpLoads)
    checkResponses(report, `${name} during warm-up`, await load.stop());
  const loads = startLoads(mix);
  const [, edit] = mix.edits;
  const retained = new FootprintSampler(pid, retainedEveryMs, () => retainedMemory(pid, edit, collectedFile));
  await delay(durationMs * settlingShare);
  const settled = performance.now();
  const watch = new FootprintSampler(pid);
  await delay(durationMs * (1 - settlingShare));
  await Promise.all([watch.stop(), retained.stop()]);
  for (const { name, load } of loads) checkResponses(report, name, await load.stop());
  await delay(idleMs);
  checkMemory(
    report,
    watch.peak(),
    retained.samples.filter(({ at }) => at >= settled),
  );
  report.expectAtMost('additional descriptors', footprint(pid).descriptors - idle, 10);
}

/** Starts one load per kind of request, at `times` its normal rate. */
function startLoads(mix, times = 1) {
  return Object.entries(mix).map(([name, [perSecond, send]]) => ({
    name,
    load: new RequestLoop((n, loop) => send(n * times + loop), { pauseMs: 1_000 / perSecond, loops: times }),
  }));
}

/** By kind of request: the rate per second, and a function that sends the n-th. */
async function requestMix(testBed, origin) {
  const { models, cookies } = testBed;
  const admin = cookies.get(emailOf(0));
  const model = (n) => models[(n * 7) % models.length];
  const member = (n) => emailOf(1 + (n % (cookies.size - 1)));
  const get = (path, cookie) => call(`${origin}${path}`, { cookie });
  const send = (path, method, body, cookie) => call(`${origin}${path}`, { method, body, cookie });
  const picture = await noisyPicture({ width: 800, height: 600 });
  let price = 1_000;
  const pages = [
    ...['washers', 'dryers', 'fridges'].flatMap((name) => [`/api/rankings/${name}`, `/category/${name}`]),
    ...['/', '/api/categories', '/api/appliances', '/sitemap.xml', '/feed.xml', '/blog', '/methodology'],
  ];
  return {
    pages: [20, (n) => get(pages[n % pages.length])],
    models: [20, (n) => get(n % 2 ? `/api/appliances/${model(n)}/detail` : `/appliance/${model(n)}`)],
    pictures: [1, (n) => get(`/og/appliance/${model(n)}.png`)],
    searches: [10, (n) => get(`/api/search?q=SYN-${(n * 31).toString(36)}`)],
    votes: [
      10,
      (n) => {
        const body = { applianceId: model(n), bestForCategory: 'overall', voteValue: n % 2 ? 1 : -1 };
        return send('/api/votes', 'POST', body, cookies.get(member(n)));
      },
    ],
    edits: [
      1,
      // Always a new price: an edit that changes nothing would not invalidate the cache.
      (n) => send(`/api/appliances/${model(n)}`, 'PUT', { priceRange: `$${price++}` }, admin),
    ],
    logins: [1, (n) => send('/api/auth/login', 'POST', { email: member(n), password })],
    uploads: [0.2, (n) => uploadAndDelete(origin, model(n), picture, admin)],
  };
}

/** Deletes what it uploads, so that the store does not grow. Returns the response of the step that fails. */
async function uploadAndDelete(origin, applianceId, picture, cookie) {
  const form = uploadForm(applianceId, [picture]);
  const added = await call(`${origin}/api/media/upload`, { method: 'POST', form, cookie });
  if (added.status !== 201) return added;
  const [{ id }] = JSON.parse(added.text);
  return call(`${origin}/api/media/${id}`, { method: 'DELETE', cookie });
}

function checkResponses(report, name, responses) {
  const times = responses.map(({ begin, end }) => end - begin);
  const failed = responses.filter(({ status }) => status !== 200);
  report.note(name, `${responses.length}, p95 ${Math.round(percentile(times, 0.95))} ms`);
  report.expectEqual(`${name}, responses other than 200`, failed.length, 0);
}

/**
 * Memory retained without garbage (tens of megabytes) and cached responses: collects right after an edit has emptied the
 * cache. Takes the lowest of several values, because a sign-in uses extra memory while it hashes.
 */
async function retainedMemory(pid, edit, collectedFile) {
  for (let time = 0; time < collections.times; time++) {
    const { status } = await edit(time);
    if (status !== 200) throw new Error(`An edit returned ${status}.`);
    process.kill(pid, 'SIGUSR2');
    await delay(collections.everyMs);
  }
  const collected = readFileSync(collectedFile, 'utf8').trim().split('\n');
  return { rss: Math.min(...collected.slice(-collections.times).map(Number)) };
}

/** If the standard error is larger than the limit, only a longer run is conclusive. */
function checkMemory(report, peak, retained) {
  const { mean, slope, error } = memorySlope(retained);
  report.note('peak resident memory', `${Math.round(peak)} MB`);
  report.note('memory after garbage collection', `${Math.round(mean)} MB`);
  report.expectAtMost('growth in ten minutes after garbage collection', slope, 1, ' MB');
  report.note('standard error', `${error.toFixed(1)} MB`);
}

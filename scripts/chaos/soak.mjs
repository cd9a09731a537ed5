import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { percentile } from '../bench/percentile.mjs';
import { FootprintSampler, footprint, memorySlope } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, emailOf, RequestLoop, TestBed } from './test-bed.mjs';

/** What V8 compiles as it learns is no leak: in a hurry it has learnt after minutes, and not after half an hour. */
const warmUp = { minutes: 5, times: 5 };
/**
 * Of the time at a steady pace so much passes before memory counts: what the hurry left is collected by then, and code is
 * back that the first collections took for unused.
 */
const settlingShare = 1 / 3;
const retainedEveryMs = 4_000;
const collections = { times: 3, everyMs: 400 };
const idleMs = 3_000;
const password = 'copper kettle on the hob';

/** Everything at once, at a steady pace, for a quarter of an hour: memory and descriptors stay where they are. */
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
  for (const { name, load } of warmUpLoads) checkResponses(report, `${name} in a hurry`, await load.stop());
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
  report.expectAtMost('more descriptors than before', footprint(pid).descriptors - idle, 10);
}

/** The mix, so many times at once. */
function startLoads(mix, times = 1) {
  return Object.entries(mix).map(([name, [perSecond, ask]]) => ({
    name,
    load: new RequestLoop((n, loop) => ask(n * times + loop), { pauseMs: 1_000 / perSecond, loops: times }),
  }));
}

/** Each kind of request: how many a second, and how to make the n-th. */
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
      // A price that was not there before: what changes nothing does away with nothing.
      (n) => send(`/api/appliances/${model(n)}`, 'PUT', { priceRange: `$${price++}` }, admin),
    ],
    logins: [1, (n) => send('/api/auth/login', 'POST', { email: member(n), password })],
    uploads: [0.2, (n) => uploadAndDelete(origin, model(n), picture, admin)],
  };
}

/** So that the store does not grow; a failure of either is the answer. */
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
  report.expectEqual(`${name} not answered 200`, failed.length, 0);
}

/**
 * Of garbage there are tens of megabytes more or less, of answers kept for readers some: what stays is seen by collecting
 * the one, right after an edit has done away with the other. The lowest of some, because a sign-in has memory of its own
 * while it hashes.
 */
async function retainedMemory(pid, edit, collectedFile) {
  for (let time = 0; time < collections.times; time++) {
    const { status } = await edit(time);
    if (status !== 200) throw new Error(`An edit was answered ${status}.`);
    process.kill(pid, 'SIGUSR2');
    await delay(collections.everyMs);
  }
  const collected = readFileSync(collectedFile, 'utf8').trim().split('\n');
  return { rss: Math.min(...collected.slice(-collections.times).map(Number)) };
}

/** Where the error is larger than the limit only a longer run can tell. */
function checkMemory(report, peak, retained) {
  const { mean, slope, error } = memorySlope(retained);
  report.note('resident memory, at most', `${Math.round(peak)} MB`);
  report.note('resident memory, garbage collected', `${Math.round(mean)} MB`);
  report.expectAtMost('growth in ten minutes, garbage collected', slope, 1, ' MB');
  report.note('give or take', `${error.toFixed(1)} MB`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { percentile } from '../bench/percentile.mjs';
import { Footprints, footprint, memorySlope } from './memory.mjs';
import { noisyPicture, uploadForm } from './pictures.mjs';
import { call, emailOf, Repeating, World } from './world.mjs';

/** What V8 compiles as it learns is no leak: in a hurry it has learnt after minutes, and not after half an hour. */
const hurry = { minutes: 5, times: 5 };
/**
 * Of the time at a steady pace so much passes before memory counts: what the hurry left is collected by then, and code is
 * back that the first collections took for unused.
 */
const settlingShare = 1 / 3;
const keptEveryMs = 4_000;
const collections = { times: 3, everyMs: 400 };
const idleMs = 3_000;
const password = 'copper kettle on the hob';

/** Everything at once, at a steady pace, for a quarter of an hour: memory and descriptors stay where they are. */
export async function soak(verdict, { minutes }) {
  const world = await World.create({ models: 2_000 });
  try {
    await world.rows('update users set password_hash = $1', [await new Argon2Passwords().hash(password)]);
    await world.rows('update users set is_admin = true where email = $1', [emailOf(0)]);
    const COLLECTED_FILE = join(world.env.DATA_DIR, 'collected');
    const NODE_OPTIONS = `--expose-gc --import=${new URL('collecting.mjs', import.meta.url)}`;
    const server = await world.serve(0, { NODE_OPTIONS, COLLECTED_FILE });
    await play(verdict, world, { ...server, collectedFile: COLLECTED_FILE }, minutes * 60_000);
  } finally {
    await world.end();
  }
}

async function play(verdict, world, { origin, process: { pid }, collectedFile }, durationMs) {
  const mix = await mixed(world, origin);
  const idle = footprint(pid).descriptors;
  const warmUp = begun(mix, hurry.times);
  await delay(hurry.minutes * 60_000);
  for (const { name, load } of warmUp) judgeAnswers(verdict, `${name} in a hurry`, await load.stop());
  const loads = begun(mix);
  const [, edit] = mix.edits;
  const kept = new Footprints(pid, keptEveryMs, () => keptFootprint(pid, edit, collectedFile));
  await delay(durationMs * settlingShare);
  const settled = performance.now();
  const watch = new Footprints(pid);
  await delay(durationMs * (1 - settlingShare));
  await Promise.all([watch.stop(), kept.stop()]);
  for (const { name, load } of loads) judgeAnswers(verdict, name, await load.stop());
  await delay(idleMs);
  judgeMemory(
    verdict,
    watch.peak(),
    kept.samples.filter(({ at }) => at >= settled),
  );
  verdict.atMost('more descriptors than before', footprint(pid).descriptors - idle, 10);
}

/** The mix, so many times at once. */
function begun(mix, times = 1) {
  return Object.entries(mix).map(([name, [perSecond, ask]]) => ({
    name,
    load: new Repeating((n, loop) => ask(n * times + loop), { pauseMs: 1_000 / perSecond, loops: times }),
  }));
}

/** Each kind of request: how many a second, and how to make the n-th. */
async function mixed(world, origin) {
  const { models, cookies } = world;
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

function judgeAnswers(verdict, name, answers) {
  const times = answers.map(({ begin, end }) => end - begin);
  const failed = answers.filter(({ status }) => status !== 200);
  verdict.tell(name, `${answers.length}, p95 ${Math.round(percentile(times, 0.95))} ms`);
  verdict.equal(`${name} not answered 200`, failed.length, 0);
}

/**
 * Of garbage there are tens of megabytes more or less, of answers kept for readers some: what stays is seen by collecting
 * the one, right after an edit has done away with the other. The lowest of some, because a sign-in has memory of its own
 * while it hashes.
 */
async function keptFootprint(pid, edit, collectedFile) {
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
function judgeMemory(verdict, peak, kept) {
  const { mean, slope, error } = memorySlope(kept);
  verdict.tell('resident memory, at most', `${Math.round(peak)} MB`);
  verdict.tell('resident memory, garbage collected', `${Math.round(mean)} MB`);
  verdict.atMost('growth in ten minutes, garbage collected', slope, 1, ' MB');
  verdict.tell('give or take', `${error.toFixed(1)} MB`);
}

import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { percentile } from '../bench/percentile.mjs';
import { Footprints } from './memory.mjs';
import { call, counted, emailOf, Repeating, World } from './world.mjs';

const connections = 1_000;
const seconds = 30;
const idleMs = 3_000;
const windowMs = 500;
const recoveryMs = 5_000;
/** What a quiet machine may differ by from one look to the next. */
const toleranceMs = 10;
const logins = 200;
const password = 'copper kettle on the hob';

/** A thousand readers at once for half a minute; then two hundred sign-ins at once under a few readers. */
export async function overload(verdict) {
  const world = await World.create({ models: 3_000, members: logins });
  try {
    await world.rows('update users set password_hash = $1', [await new Argon2Passwords().hash(password)]);
    const server = await world.serve();
    await readers(verdict, world, server);
    await signIns(verdict, world, server);
    verdict.equal('server that ended', server.process.exitCode, null);
  } finally {
    await world.end();
  }
}

async function readers(verdict, world, { origin, process }) {
  const idle = percentile(timesOf(await readFor(world, origin, idleMs)), 0.95);
  const watch = new Footprints(process.pid, 250);
  let n = 0;
  const found = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [
      { path: '/api/rankings/washers' },
      { path: '/category/fridges' },
      { path: '/api/appliances' },
      { setupRequest: (request) => ({ ...request, path: `/api/search?q=SYN-${(n++).toString(36)}` }) },
      {
        setupRequest: (request) => ({
          ...request,
          path: `/appliance/${world.models[n % world.models.length]}`,
        }),
      },
    ],
  });
  const back = await recovery(world, origin, idle + toleranceMs);
  await watch.stop();
  verdict.breaks(`${connections} readers for ${seconds} s`);
  verdict.tell('answers', `${found.requests.total}: ${found['2xx']} x 200, ${found['5xx']} x 503`);
  verdict.tell('their 97.5th percentile', `${found.latency.p97_5} ms`);
  verdict.equal('connections that failed', found.errors, 0);
  verdict.atMost('most resident memory', watch.peak(), 600, ' MB');
  verdict.tell('95th percentile when idle', `${idle.toFixed(1)} ms`);
  verdict.atMost('back to it after', back, recoveryMs, ' ms');
}

/** How long it takes until a look at the server is as quick as when it was idle. */
async function recovery(world, origin, goal) {
  const begin = performance.now();
  for (let at = begin; at < begin + 4 * recoveryMs; at = performance.now()) {
    const p95 = percentile(timesOf(await readFor(world, origin, windowMs)), 0.95);
    if (p95 <= goal) return performance.now() - begin;
  }
  return Number.POSITIVE_INFINITY;
}

async function signIns(verdict, world, { origin }) {
  const reading = reads(world, origin);
  const answers = await Promise.all(
    Array.from({ length: logins }, (_, i) =>
      call(`${origin}/api/auth/login`, { method: 'POST', body: { email: emailOf(i), password } }),
    ),
  );
  const seen = await reading.stop();
  verdict.breaks(`${logins} sign-ins at once`);
  verdict.tell(
    'sign-ins',
    `${counted(answers)}, the last after ${Math.round(Math.max(...timesOf(answers)))} ms`,
  );
  verdict.equal(
    'of these neither 200 nor 503',
    answers.filter(({ status }) => ![200, 503].includes(status)).length,
    0,
  );
  verdict.tell('reads meanwhile', counted(seen));
  verdict.equal('of these not 200', seen.filter(({ status }) => status !== 200).length, 0);
  verdict.atMost('their 95th percentile', percentile(timesOf(seen), 0.95), 500, ' ms');
}

const timesOf = (answers) => answers.map(({ begin, end }) => end - begin);

/** What is ready and what is not, in turns. */
function reads(world, origin) {
  const paths = (n) => [
    '/api/rankings/dryers',
    `/api/search?q=syn ${n}`,
    `/appliance/${world.models[(n * 13) % 3_000]}`,
  ];
  return new Repeating((n) => call(`${origin}${paths(n)[n % 3]}`), { pauseMs: 5 });
}

async function readFor(world, origin, ms) {
  const reading = reads(world, origin);
  await delay(ms);
  return reading.stop();
}

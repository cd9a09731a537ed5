import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import { Argon2Passwords } from '../../backend/dist/adapters/system/argon2-passwords.js';
import { percentile } from '../bench/percentile.mjs';
import { FootprintSampler } from './memory.mjs';
import { call, countByStatus, emailOf, RequestLoop, TestBed } from './test-bed.mjs';

const connections = 1_000;
const seconds = 30;
const idleMs = 3_000;
const windowMs = 500;
const recoveryMs = 5_000;
/** Normal variation between two measurements on an idle machine. */
const toleranceMs = 10;
const logins = 200;
const password = 'copper kettle on the hob';

/** A thousand concurrent readers for 30 seconds; then two hundred concurrent sign-ins alongside a few readers. */
export async function overload(report) {
  const testBed = await TestBed.create({ models: 3_000, members: logins });
  try {
    await testBed.rows('update users set password_hash = $1', [await new Argon2Passwords().hash(password)]);
    const server = await testBed.serve();
    await readers(report, testBed, server);
    await signIns(report, testBed, server);
    report.expectEqual('exit code of the server', server.process.exitCode, null);
  } finally {
    await testBed.end();
  }
}

async function readers(report, testBed, { origin, process }) {
  const idle = percentile(timesOf(await readFor(testBed, origin, idleMs)), 0.95);
  const watch = new FootprintSampler(process.pid, 250);
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
          path: `/appliance/${testBed.models[n % testBed.models.length]}`,
        }),
      },
    ],
  });
  const back = await recovery(testBed, origin, idle + toleranceMs);
  await watch.stop();
  report.startFault(`${connections} readers for ${seconds} s`);
  report.note('responses', `${found.requests.total}: ${found['2xx']} x 200, ${found['5xx']} x 503`);
  report.note('97.5th percentile of responses', `${found.latency.p97_5} ms`);
  report.expectEqual('failed connections', found.errors, 0);
  report.expectAtMost('peak resident memory', watch.peak(), 600, ' MB');
  report.note('95th percentile when idle', `${idle.toFixed(1)} ms`);
  report.expectAtMost('back to idle speed after', back, recoveryMs, ' ms');
}

/** Milliseconds until responses are as fast as on the idle server; Infinity if that takes too long. */
async function recovery(testBed, origin, goal) {
  const begin = performance.now();
  for (let at = begin; at < begin + 4 * recoveryMs; at = performance.now()) {
    const p95 = percentile(timesOf(await readFor(testBed, origin, windowMs)), 0.95);
    if (p95 <= goal) return performance.now() - begin;
  }
  return Number.POSITIVE_INFINITY;
}

async function signIns(report, testBed, { origin }) {
  const reading = reads(testBed, origin);
  const responses = await Promise.all(
    Array.from({ length: logins }, (_, i) =>
      call(`${origin}/api/auth/login`, { method: 'POST', body: { email: emailOf(i), password } }),
    ),
  );
  const seen = await reading.stop();
  report.startFault(`${logins} sign-ins at once`);
  report.note(
    'sign-ins',
    `${countByStatus(responses)}, the last after ${Math.round(Math.max(...timesOf(responses)))} ms`,
  );
  report.expectEqual(
    'sign-ins other than 200 and 503',
    responses.filter(({ status }) => ![200, 503].includes(status)).length,
    0,
  );
  report.note('reads during sign-ins', countByStatus(seen));
  report.expectEqual('reads other than 200', seen.filter(({ status }) => status !== 200).length, 0);
  report.expectAtMost('95th percentile of reads', percentile(timesOf(seen), 0.95), 500, ' ms');
}

const timesOf = (responses) => responses.map(({ begin, end }) => end - begin);

/** Alternates between cached and uncached reads. */
function reads(testBed, origin) {
  const paths = (n) => [
    '/api/rankings/dryers',
    `/api/search?q=syn ${n}`,
    `/appliance/${testBed.models[(n * 13) % 3_000]}`,
  ];
  return new RequestLoop((n) => call(`${origin}${paths(n)[n % 3]}`), { pauseMs: 5 });
}

async function readFor(testBed, origin, ms) {
  const reading = reads(testBed, origin);
  await delay(ms);
  return reading.stop();
}

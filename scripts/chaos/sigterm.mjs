import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { call, emailOf, TestBed, VotingLoad } from './test-bed.mjs';

const voters = 20;
const signIns = 40;
const allowedMs = 30_000;
const atOnceMs = 500;
const nowMs = 2_000;
const idleMs = 4_000;

/** Sends SIGTERM under load, twice in a row, and during start-up. */
export async function sigterm(report) {
  const testBed = await TestBed.create({ models: 500 });
  try {
    await underLoad(report, testBed);
    await twice(report, testBed);
    await whileStarting(report, testBed);
  } finally {
    await testBed.end();
  }
}

async function underLoad(report, testBed) {
  const server = await testBed.serve(0);
  const idle = connect({ host: '127.0.0.1', port: new URL(server.origin).port });
  idle.write('GET /health/live HTTP/1.1\r\nHost: site\r\n\r\n');
  await once(idle, 'data');
  const idleClosed = once(idle, 'close').then(() => performance.now());
  const load = new VotingLoad(testBed, [server.origin], voters);
  // The first assessment of the catalogue, after the start, is over by then.
  await delay(4_000);
  // Hashes are deliberately slow, so many sign-ins are in flight when the signal arrives.
  const slow = Array.from({ length: signIns }, (_, i) => signIn(server.origin, emailOf(i)));
  await Promise.all(slow.map(({ sent }) => sent));
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  while ((await call(`${server.origin}/health/ready`)).status === 200) await delay(1);
  const unready = performance.now();
  report.startFault('SIGTERM');
  report.note('load', `${voters} voters, ${signIns} sign-ins in flight`);
  report.expectAtMost('not ready after', unready - begin, atOnceMs, ' ms');
  const responses = await Promise.all(slow.map(({ status }) => status));
  report.expectEqual('requests in flight cut off', responses.filter((status) => status !== 401).length, 0);
  const [code] = await ended;
  report.expectEqual('exit code', code, 0);
  report.expectAtMost('exited after', performance.now() - begin, allowedMs, ' ms');
  report.expectAtMost('idle connection closed after', (await idleClosed) - begin, idleMs, ' ms');
  await load.stop();
  await load.check(report);
}

/** `sent` resolves once the request is written; `status` resolves to the response's, or 0 if the connection was cut. */
function signIn(origin, email) {
  const body = JSON.stringify({ email, password: 'not the password' });
  const sent = request(`${origin}/api/auth/login`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const status = new Promise((resolve) => {
    sent.once('error', () => resolve(0));
    sent.once('response', (response) => response.resume().once('end', () => resolve(response.statusCode)));
  });
  sent.end(body);
  return { sent: once(sent, 'finish'), status };
}

async function twice(report, testBed) {
  const server = await testBed.serve(0);
  const slow = Array.from({ length: signIns }, (_, i) => signIn(server.origin, emailOf(i)));
  await Promise.all(slow.map(({ sent }) => sent));
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await delay(50);
  server.process.kill('SIGTERM');
  await ended;
  report.expectAtMost('after a second SIGTERM, exited after', performance.now() - begin, nowMs, ' ms');
  await Promise.all(slow.map(({ status }) => status));
}

/** Stops the server at several points of loading the sample; afterwards a normal start must still work. */
async function whileStarting(report, testBed) {
  await testBed.client.query('truncate appliances, imports, votes cascade');
  for (const ms of [100, 400, 700, 1_000, 1_300]) {
    const server = await testBed.launch(0, { SAMPLE_DATA: '1' });
    const ended = once(server.process, 'exit');
    await delay(ms);
    const begin = performance.now();
    server.process.kill('SIGTERM');
    const [code, signal] = await ended;
    // Before the signal handler is installed, the signal ends the process.
    const isClean = code === 0 || (ms === 100 && signal === 'SIGTERM');
    report.check(`SIGTERM ${ms} ms after the start`, signal ?? String(code), isClean, '= 0');
    report.expectAtMost('exited after', performance.now() - begin, 5_000, ' ms');
  }
  const server = await testBed.serve(0, { SAMPLE_DATA: '1' });
  const { text } = await call(`${server.origin}/api/categories`);
  report.check(
    'models after a normal start',
    String(JSON.parse(text).total),
    JSON.parse(text).total > 0,
    '> 0',
  );
}

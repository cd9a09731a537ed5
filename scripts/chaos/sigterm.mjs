import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { call, emailOf, VotingLoad, World } from './world.mjs';

const voters = 20;
const signIns = 40;
const allowedMs = 30_000;
const atOnceMs = 500;
const idleMs = 1_500;

/** SIGTERM under load, twice, and while the server is still starting. */
export async function sigterm(verdict) {
  const world = await World.create({ models: 500 });
  try {
    await underLoad(verdict, world);
    await twice(verdict, world);
    await whileStarting(verdict, world);
  } finally {
    await world.end();
  }
}

async function underLoad(verdict, world) {
  const server = await world.serve(0);
  const idle = connect({ host: '127.0.0.1', port: new URL(server.origin).port });
  idle.write('GET /health/live HTTP/1.1\r\nHost: site\r\n\r\n');
  await once(idle, 'data');
  const idleClosed = once(idle, 'close').then(() => performance.now());
  const load = new VotingLoad(world, [server.origin], voters);
  await delay(1_000);
  // Each costs a deliberately slow hash, so that many are under way when the signal comes.
  const slow = Array.from({ length: signIns }, (_, i) => signIn(server.origin, emailOf(i)));
  await delay(100);
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await delay(20);
  const { status } = await call(`${server.origin}/health/ready`);
  verdict.tell('fault', 'SIGTERM');
  verdict.tell('load', `${voters} voters, ${signIns} sign-ins under way`);
  verdict.judge('readiness at once', status === 0 ? 'refused' : String(status), status !== 200, 'not 200');
  const answers = await Promise.all(slow);
  verdict.equal('requests under way that were cut', answers.filter(({ status }) => status !== 401).length, 0);
  const [code] = await ended;
  verdict.equal('exit code', code, 0);
  verdict.atMost('time to the end', performance.now() - begin, allowedMs, ' ms');
  verdict.atMost('idle connection closed after', (await idleClosed) - begin, idleMs, ' ms');
  await load.stop();
  await load.judge(verdict);
}

function signIn(origin, email) {
  return call(`${origin}/api/auth/login`, { method: 'POST', body: { email, password: 'not the password' } });
}

async function twice(verdict, world) {
  const server = await world.serve(0);
  const slow = Array.from({ length: signIns }, (_, i) => signIn(server.origin, emailOf(i)));
  await delay(100);
  const begin = performance.now();
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await delay(50);
  server.process.kill('SIGTERM');
  await ended;
  verdict.atMost('twice ends it after', performance.now() - begin, atOnceMs, ' ms');
  await Promise.all(slow);
}

/** Killed at several moments between the first line and the end of the sample; then it starts as if nothing was. */
async function whileStarting(verdict, world) {
  await world.client.query('truncate appliances, imports, votes cascade');
  for (const ms of [100, 400, 700, 1_000, 1_300]) {
    const server = await world.launch(0, { SAMPLE_DATA: '1' });
    const ended = once(server.process, 'exit');
    await delay(ms);
    const begin = performance.now();
    server.process.kill('SIGTERM');
    const [code, signal] = await ended;
    // Before its first line has run nobody hears the signal, and the system ends it.
    const isClean = code === 0 || (ms === 100 && signal === 'SIGTERM');
    verdict.judge(`SIGTERM ${ms} ms after the start`, signal ?? String(code), isClean, '= 0');
    verdict.atMost('ended after', performance.now() - begin, 5_000, ' ms');
  }
  const server = await world.serve(0, { SAMPLE_DATA: '1' });
  const { text } = await call(`${server.origin}/api/categories`);
  verdict.judge(
    'models after a start in peace',
    String(JSON.parse(text).total),
    JSON.parse(text).total > 0,
    '> 0',
  );
}

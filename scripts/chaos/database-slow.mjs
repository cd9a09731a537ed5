import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import { TcpProxy } from './proxy.mjs';
import { call, counted, emailOf, Repeating, VotingLoad, World } from './world.mjs';

const delayMs = 300;
const slowMs = 20_000;
const holeMs = 30_000;
const afterMs = 8_000;
const voters = 20;
const readers = 5;
const port = 5_432;

/** Every query takes 300 ms longer; then the database says nothing at all for 30 seconds, and is there again. */
export async function databaseSlow(verdict) {
  const world = await World.create({ models: 3_000 });
  const proxy = await TcpProxy.before({ path: `${world.base.connection.host}/.s.PGSQL.${port}` });
  try {
    const { user, database } = world.base.connection;
    world.env.DATABASE_URL = `postgresql://${user}@127.0.0.1:${proxy.port}/${database}`;
    const origins = [(await world.serve()).origin, (await world.serve()).origin];
    verdict.tell('load', `${voters} voters, ${readers} readers, 2 servers`);
    await slow(verdict, world, proxy, origins);
    await hole(verdict, world, proxy, origins);
  } finally {
    proxy.release();
    await world.endServers();
    await proxy.stop();
    await world.end();
  }
}

async function slow(verdict, world, proxy, origins) {
  verdict.breaks(`${delayMs} ms a query, for ${slowMs / 1_000} s`);
  proxy.delayMs = delayMs;
  const load = new Load(world, origins);
  await delay(slowMs);
  const answers = await load.stop();
  proxy.delayMs = 0;
  const times = answers.map(({ begin, end }) => end - begin);
  verdict.tell('answers', counted(answers));
  verdict.equal('of these not 200', answers.filter(({ status }) => status !== 200).length, 0);
  verdict.atMost('their 95th percentile', percentile(times, 0.95), 3_000, ' ms');
  await load.votes.judge(verdict);
  await world.rows('truncate votes');
}

async function hole(verdict, world, proxy, origins) {
  verdict.breaks(`black hole of ${holeMs / 1_000} s`);
  const load = new Load(world, origins);
  const live = new Repeating((n) => call(`${origins[n % 2]}/health/live`), { pauseMs: 50 });
  await delay(2_000);
  const begin = performance.now();
  proxy.hold();
  const idle = [];
  while (performance.now() - begin < holeMs) {
    await delay(500);
    idle.push(await idleInTransaction(world));
  }
  proxy.release();
  const back = performance.now();
  await delay(afterMs);
  const left = await idleInTransaction(world);
  const answers = await load.stop();
  const within = answers.filter((answer) => answer.end > begin && answer.begin < back);
  verdict.tell('answers in the hole', counted(within));
  const others = answers.filter((answer) => ![200, 503].includes(answer.status));
  verdict.equal('neither 200 nor 503', others.length, 0);
  verdict.atMost('slowest answer', longest(answers), 10_000, ' ms');
  const alive = (await live.stop()).filter((answer) => answer.end > begin && answer.begin < back);
  verdict.equal('liveness that was not 200', alive.filter(({ status }) => status !== 200).length, 0);
  verdict.atMost('slowest liveness', longest(alive), 100, ' ms');
  verdict.atMost('longest idle in transaction meanwhile', Math.max(...idle), 10, ' s');
  verdict.equal('idle in transaction afterwards', left, 0);
  const first = answers.filter(({ status, end }) => status === 200 && end > back).map(({ end }) => end);
  verdict.atMost('first 200 afterwards', Math.min(...first) - back, 5_000, ' ms');
  await load.votes.judge(verdict);
}

const longest = (answers) => Math.max(...answers.map(({ begin, end }) => end - begin));

/** For how many seconds the oldest has been; 0 when there is none. Asked past the proxy. */
async function idleInTransaction(world) {
  const [{ seconds }] = await world.rows(
    `select coalesce(max(extract(epoch from now() - state_change)), 0)::float8 as seconds
       from pg_stat_activity where state like 'idle in transaction%' and pid <> pg_backend_pid()
         and state_change < now() - interval '1 second'`,
  );
  return seconds;
}

/** Votes, and reads that nothing has ready. */
class Load {
  constructor(world, origins) {
    const cookie = world.cookies.get(emailOf(0));
    const paths = (n) => [
      `/api/search?q=SYN-${n.toString(36)}`,
      '/api/auth/me',
      `/appliance/${world.models[n]}`,
    ];
    this.votes = new VotingLoad(world, origins, voters);
    this.reads = new Repeating(
      (n, reader) => {
        const path = paths((n * readers + reader) % world.models.length)[n % 3];
        return call(`${origins[(n + reader) % origins.length]}${path}`, { cookie });
      },
      { loops: readers },
    );
  }

  async stop() {
    await this.votes.stop();
    return [...this.votes.answers, ...(await this.reads.stop())];
  }
}

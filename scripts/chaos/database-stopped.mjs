import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import { call, counted, emailOf, ManualDatabase, Repeating, VotingLoad, World } from './world.mjs';

const beforeMs = 3_000;
const awayMs = 15_000;
/** Until the servers have heard of it they answer from what they keep, rightly. */
const heardMs = 100;
const afterMs = 6_000;
const voters = 20;
const readers = 5;

/** The database is stopped for a while under votes and reads, and comes back. */
export async function databaseStopped(verdict) {
  const world = await World.create({ models: 3_000 });
  await world.client.end();
  await world.base.stopServer();
  const database = new ManualDatabase(world.base.dataDir);
  try {
    await database.start();
    world.env.DATABASE_URL = database.url;
    world.client = await world.connect();
    const servers = [await world.serve(), await world.serve()];
    await play(verdict, world, database, servers);
  } finally {
    await world.endServers();
    await world.client.end().catch(() => undefined);
    await database.stop();
    await world.base.stop();
  }
}

async function play(verdict, world, database, servers) {
  const origins = servers.map(({ origin }) => origin);
  const load = new VotingLoad(world, origins, voters);
  const watch = new Watch(world, origins);
  await delay(beforeMs);
  await world.client.end();
  await database.stop();
  const gone = performance.now();
  await delay(awayMs);
  const back = performance.now();
  await database.start();
  const returned = performance.now();
  await delay(afterMs);
  await Promise.all([load.stop(), watch.stop()]);
  world.client = await world.connect();
  verdict.breaks(`stopped for ${awayMs / 1_000} s`);
  verdict.tell('load', `${voters} voters, ${readers} readers, 2 servers`);
  judge(verdict, { answers: [...load.answers, ...watch.reads.answers], watch, gone, back, returned });
  await load.judge(verdict);
  const { status } = await call(`${origins[1]}/api/auth/me`, { cookie: world.cookies.get(emailOf(0)) });
  verdict.equal('a session from before, afterwards', status, 200);
  const exits = servers.filter(({ process }) => process.exitCode !== null).length;
  verdict.equal('servers that ended', exits, 0);
}

function judge(verdict, { answers, watch, gone, back, returned }) {
  const away = answers.filter(({ begin, end }) => begin > gone + heardMs && end < back);
  const times = away.map(({ begin, end }) => end - begin);
  verdict.tell('answers while it was away', `${away.length}: ${counted(away)}`);
  verdict.equal('of these not 503 with Retry-After', away.filter((each) => !isUnavailable(each)).length, 0);
  verdict.atMost('slowest answer while it was away', Math.max(0, ...times), 5_000, ' ms');
  verdict.tell('their 95th percentile', `${percentile(times, 0.95).toFixed(0)} ms`);
  const others = answers.filter(({ status }) => ![200, 503].includes(status));
  verdict.equal('neither 200 nor 503 in the whole round', others.length, 0);
  if (others.length > 0) verdict.tell('these were', counted(others));
  verdict.equal('empty lists answered 200', watch.emptyLists, 0);
  verdict.equal(
    'liveness that was not 200',
    watch.live.answers.filter(({ status }) => status !== 200).length,
    0,
  );
  const ready = watch.ready.answers.filter(({ begin, end }) => begin > gone + heardMs && end < back);
  verdict.equal(
    'readiness that was not 503 meanwhile',
    ready.filter(({ status }) => status !== 503).length,
    0,
  );
  const first = Math.min(
    ...answers.filter(({ status, end }) => status === 200 && end > back).map(({ end }) => end),
  );
  verdict.atMost('first 200 after its return', Math.max(0, first - returned), 5_000, ' ms');
}

const isUnavailable = ({ status, retryAfter }) => status === 503 && retryAfter !== null;

const paths = ['/api/rankings/washers', '/api/auth/me', '/category/fridges', '/api/appliances'];

/** Reads lists and who is signed in, and asks after the processes' health, until told to stop. */
class Watch {
  emptyLists = 0;

  constructor(world, origins) {
    const cookie = world.cookies.get(emailOf(0));
    const read = async (n, reader) => {
      const answer = await call(origins[reader % origins.length] + paths[n % paths.length], { cookie });
      if (answer.status === 200 && /^\[\]$|"appliances":\[\]/.test(answer.text)) this.emptyLists++;
      return answer;
    };
    const ask = (path) =>
      new Repeating((_, i) => call(origins[i] + path), { pauseMs: 100, loops: origins.length });
    this.reads = new Repeating(read, { loops: readers });
    this.live = ask('/health/live');
    this.ready = ask('/health/ready');
  }

  async stop() {
    await Promise.all([this.reads, this.live, this.ready].map((asking) => asking.stop()));
  }
}

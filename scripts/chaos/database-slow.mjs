import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import { TcpProxy } from './proxy.mjs';
import { call, countByStatus, emailOf, RequestLoop, socketOf, TestBed, VotingLoad } from './test-bed.mjs';

const delayMs = 300;
const slowMs = 20_000;
const blackHoleMs = 30_000;
const afterMs = 8_000;
const voters = 20;
const readers = 5;

/** Delays every query by 300 ms; then blocks all traffic to the database for 30 seconds. */
export async function databaseSlow(report) {
  const testBed = await TestBed.create({ models: 3_000 });
  const proxy = await TcpProxy.before(socketOf(testBed));
  try {
    testBed.env.DATABASE_URL = testBed.urlThrough(proxy);
    const origins = [(await testBed.serve()).origin, (await testBed.serve()).origin];
    report.note('load', `${voters} voters, ${readers} readers, 2 servers`);
    await slowQueries(report, testBed, proxy, origins);
    await blackHole(report, testBed, proxy, origins);
  } finally {
    proxy.release();
    await testBed.endServers();
    await proxy.stop();
    await testBed.end();
  }
}

async function slowQueries(report, testBed, proxy, origins) {
  report.startFault(`${delayMs} ms a query, for ${slowMs / 1_000} s`);
  proxy.delayMs = delayMs;
  const load = new Load(testBed, origins);
  await delay(slowMs);
  const responses = await load.stop();
  proxy.delayMs = 0;
  const times = responses.map(({ begin, end }) => end - begin);
  report.note('responses', countByStatus(responses));
  report.expectEqual('responses other than 200', responses.filter(({ status }) => status !== 200).length, 0);
  report.expectAtMost('95th percentile', percentile(times, 0.95), 3_000, ' ms');
  await load.votes.check(report);
  await testBed.rows('truncate votes');
}

async function blackHole(report, testBed, proxy, origins) {
  report.startFault(`black hole of ${blackHoleMs / 1_000} s`);
  const load = new Load(testBed, origins);
  const live = new RequestLoop((n) => call(`${origins[n % 2]}/health/live`), { pauseMs: 50 });
  await delay(2_000);
  const begin = performance.now();
  proxy.block();
  const idle = [];
  while (performance.now() - begin < blackHoleMs) {
    await delay(500);
    idle.push(await idleInTransaction(testBed));
  }
  proxy.release();
  const back = performance.now();
  await delay(afterMs);
  const left = await idleInTransaction(testBed);
  const responses = await load.stop();
  const within = responses.filter((response) => response.end > begin && response.begin < back);
  report.note('responses during the fault', countByStatus(within));
  const others = responses.filter((response) => ![200, 503].includes(response.status));
  report.expectEqual('responses other than 200 and 503', others.length, 0);
  report.expectAtMost('slowest response', longest(responses), 10_000, ' ms');
  const alive = (await live.stop()).filter((response) => response.end > begin && response.begin < back);
  report.expectEqual(
    'liveness responses other than 200',
    alive.filter(({ status }) => status !== 200).length,
    0,
  );
  report.expectAtMost('slowest liveness response', longest(alive), 100, ' ms');
  report.expectAtMost('longest idle in transaction during the fault', Math.max(...idle), 10, ' s');
  report.expectEqual('idle in transaction after the fault', left, 0);
  const first = responses.filter(({ status, end }) => status === 200 && end > back).map(({ end }) => end);
  report.expectAtMost('first 200 after the fault', Math.min(...first) - back, 5_000, ' ms');
  await load.votes.check(report);
}

const longest = (responses) => Math.max(...responses.map(({ begin, end }) => end - begin));

/** Age in seconds of the oldest connection idle in transaction, 0 if there is none. Queried around the proxy. */
async function idleInTransaction(testBed) {
  const [{ seconds }] = await testBed.rows(
    `select coalesce(max(extract(epoch from now() - state_change)), 0)::float8 as seconds
       from pg_stat_activity where state like 'idle in transaction%' and pid <> pg_backend_pid()
         and state_change < now() - interval '1 second'`,
  );
  return seconds;
}

/** Votes, and reads that are not cached. */
class Load {
  constructor(testBed, origins) {
    const cookie = testBed.cookies.get(emailOf(0));
    const paths = (n) => [
      `/api/search?q=SYN-${n.toString(36)}`,
      '/api/auth/me',
      `/appliance/${testBed.models[n]}`,
    ];
    this.votes = new VotingLoad(testBed, origins, voters);
    this.reads = new RequestLoop(
      (n, reader) => {
        const path = paths((n * readers + reader) % testBed.models.length)[n % 3];
        return call(`${origins[(n + reader) % origins.length]}${path}`, { cookie });
      },
      { loops: readers },
    );
  }

  async stop() {
    await this.votes.stop();
    return [...this.votes.responses, ...(await this.reads.stop())];
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import {
  call,
  countByStatus,
  emailOf,
  ManualDatabase,
  RequestLoop,
  TestBed,
  VotingLoad,
} from './test-bed.mjs';

const beforeMs = 3_000;
const downMs = 15_000;
/** Until servers notice that the database is down, they rightly answer from their cache. */
const detectionMs = 100;
const afterMs = 6_000;
const voters = 20;
const readers = 5;

/** Stops the database for 15 seconds during votes and reads. */
export async function databaseStopped(report) {
  const testBed = await TestBed.create({ models: 3_000 });
  await testBed.client.end();
  await testBed.base.stopServer();
  const database = new ManualDatabase(testBed.base.dataDir);
  try {
    await database.start();
    testBed.env.DATABASE_URL = database.url;
    testBed.client = await testBed.connect();
    const servers = [await testBed.serve(), await testBed.serve()];
    await play(report, testBed, database, servers);
  } finally {
    await testBed.endServers();
    await testBed.client.end().catch(() => undefined);
    await database.stop();
    await testBed.base.stop();
  }
}

async function play(report, testBed, database, servers) {
  const origins = servers.map(({ origin }) => origin);
  const load = new VotingLoad(testBed, origins, voters);
  const watch = new Watch(testBed, origins);
  await delay(beforeMs);
  await testBed.client.end();
  await database.stop();
  const gone = performance.now();
  await delay(downMs);
  const back = performance.now();
  await database.start();
  const returned = performance.now();
  await delay(afterMs);
  await Promise.all([load.stop(), watch.stop()]);
  testBed.client = await testBed.connect();
  report.startFault(`stopped for ${downMs / 1_000} s`);
  report.note('load', `${voters} voters, ${readers} readers, 2 servers`);
  check(report, { responses: [...load.responses, ...watch.reads.responses], watch, gone, back, returned });
  await load.check(report);
  const { status } = await call(`${origins[1]}/api/auth/me`, { cookie: testBed.cookies.get(emailOf(0)) });
  report.expectEqual('a request with an earlier session, status', status, 200);
  const exits = servers.filter(({ process }) => process.exitCode !== null).length;
  report.expectEqual('servers that exited', exits, 0);
}

function check(report, { responses, watch, gone, back, returned }) {
  const down = responses.filter(({ begin, end }) => begin > gone + detectionMs && end < back);
  const times = down.map(({ begin, end }) => end - begin);
  report.note('responses while down', `${down.length}: ${countByStatus(down)}`);
  report.expectEqual(
    'responses while down other than 503 with Retry-After',
    down.filter((each) => !isUnavailable(each)).length,
    0,
  );
  report.expectAtMost('slowest response while down', Math.max(0, ...times), 5_000, ' ms');
  report.note('95th percentile while down', `${percentile(times, 0.95).toFixed(0)} ms`);
  const others = responses.filter(({ status }) => ![200, 503].includes(status));
  report.expectEqual('responses other than 200 and 503', others.length, 0);
  if (others.length > 0) report.note('other responses', countByStatus(others));
  report.expectEqual('empty lists with status 200', watch.emptyLists, 0);
  report.expectEqual(
    'liveness responses other than 200',
    watch.live.responses.filter(({ status }) => status !== 200).length,
    0,
  );
  const ready = watch.ready.responses.filter(({ begin, end }) => begin > gone + detectionMs && end < back);
  report.expectEqual(
    'readiness responses other than 503 while down',
    ready.filter(({ status }) => status !== 503).length,
    0,
  );
  const first = Math.min(
    ...responses.filter(({ status, end }) => status === 200 && end > back).map(({ end }) => end),
  );
  report.expectAtMost('first 200 after the restart', Math.max(0, first - returned), 5_000, ' ms');
}

const isUnavailable = ({ status, retryAfter }) => status === 503 && retryAfter !== null;

const paths = ['/api/rankings/washers', '/api/auth/me', '/category/fridges', '/api/appliances'];

/** Reads lists, the current user and the servers' health until stopped. */
class Watch {
  emptyLists = 0;

  constructor(testBed, origins) {
    const cookie = testBed.cookies.get(emailOf(0));
    const read = async (n, reader) => {
      const response = await call(origins[reader % origins.length] + paths[n % paths.length], { cookie });
      if (response.status === 200 && /^\[\]$|"appliances":\[\]/.test(response.text)) this.emptyLists++;
      return response;
    };
    const poll = (path) =>
      new RequestLoop((_, i) => call(origins[i] + path), { pauseMs: 100, loops: origins.length });
    this.reads = new RequestLoop(read, { loops: readers });
    this.live = poll('/health/live');
    this.ready = poll('/health/ready');
  }

  async stop() {
    await Promise.all([this.reads, this.live, this.ready].map((loop) => loop.stop()));
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { EditingLoad } from './editing-load.mjs';
import { TcpProxy } from './proxy.mjs';
import { call, countByStatus, emailOf, RequestLoop, socketOf, TestBed } from './test-bed.mjs';

const cuts = 10;
const pauseMs = 2_000;
const editors = 8;
const readers = 50;

/** Cuts all connections to the database ten times: in turn by ending its sessions, and on the network. */
export async function connectionsCut(report) {
  const testBed = await TestBed.create({ models: 3_000 });
  const proxy = await TcpProxy.before(socketOf(testBed));
  try {
    testBed.env.DATABASE_URL = testBed.urlThrough(proxy);
    const { origin } = await testBed.serve();
    report.note('load', `${editors} editors, ${readers} readers, 1 server`);
    const edits = await EditingLoad.start(testBed, [origin], editors);
    const reads = new Reads(testBed, origin);
    await delay(pauseMs);
    const cutsAt = [];
    for (let cut = 0; cut < cuts; cut++) {
      cutsAt.push(performance.now());
      if (cut % 2 === 0) await endSessions(testBed);
      else proxy.cut();
      await delay(pauseMs);
    }
    const [edited, read] = await Promise.all([edits.stop(), reads.stop()]);
    report.startFault(`${cuts} cuts of all connections`);
    checkReads(report, read);
    checkEdits(report, edited, cutsAt);
    await edits.check(report);
  } finally {
    await testBed.endServers();
    await proxy.stop();
    await testBed.end();
  }
}

const endSessions = (testBed) =>
  testBed.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );

function checkReads(report, responses) {
  report.note('reads', countByStatus(responses));
  report.expectEqual('reads refused', responses.filter(({ status }) => status !== 200).length, 0);
}

function checkEdits(report, responses, cutsAt) {
  const refused = responses.filter(({ status }) => status !== 200);
  const inFlight = cutsAt.map((at) => responses.filter(({ begin, end }) => begin < at && end > at).length);
  report.note('edits', countByStatus(responses));
  report.note('edits in flight at each cut', inFlight.join(', '));
  report.expectEqual(
    'edits answered other than 200 and 503',
    refused.filter(({ status }) => status !== 503).length,
    0,
  );
  report.expectAtMost(
    'edits refused',
    refused.length,
    inFlight.reduce((sum, each) => sum + each, 0),
  );
}

/** Public pages, which many readers await together, and a member's own reads. */
class Reads {
  constructor(testBed, origin) {
    const { models } = testBed;
    const cookie = testBed.cookies.get(emailOf(99));
    const paths = (n) => [
      '/',
      '/category/fridges',
      '/api/rankings/washers',
      `/appliance/${models[n % models.length]}`,
      `/api/search?q=SYN-${n.toString(36)}`,
      '/api/auth/me',
      `/api/votes/${models[n % models.length]}`,
    ];
    const read = (n, reader) => {
      const all = paths(n);
      return call(origin + all[(n + reader) % all.length], { cookie });
    };
    this.loop = new RequestLoop(read, { loops: readers });
  }

  stop() {
    return this.loop.stop();
  }
}

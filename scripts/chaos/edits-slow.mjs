import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../bench/percentile.mjs';
import { EditingLoad } from './editing-load.mjs';
import { TcpProxy } from './proxy.mjs';
import { call, countByStatus, RequestLoop, socketOf, TestBed } from './test-bed.mjs';

const delayMs = 300;
const beforeMs = 4_000;
const slowMs = 20_000;
const editors = 8;
const readers = 3;
const limitMs = 3_000;

/** Eight admins edit, and visitors read the pages that each edit makes stale, with 300 ms added to each query. */
export async function editsSlow(report) {
  const testBed = await TestBed.create({ models: 3_000 });
  const proxy = await TcpProxy.before(socketOf(testBed));
  try {
    testBed.env.DATABASE_URL = testBed.urlThrough(proxy);
    const origins = [(await testBed.serve()).origin, (await testBed.serve()).origin];
    report.note('load', `${editors} editors, ${readers} readers, 2 servers`);
    report.startFault(`${delayMs} ms a query, for ${slowMs / 1_000} s`);
    const edits = await EditingLoad.start(testBed, origins, editors);
    const reads = pageReads(testBed, origins);
    await delay(beforeMs);
    proxy.delayMs = delayMs;
    const slowFrom = performance.now();
    await delay(slowMs);
    const all = await Promise.all([edits.stop(), reads.stop()]);
    proxy.delayMs = 0;
    const [edited, read] = all.map((responses) => responses.filter(({ begin }) => begin > slowFrom));
    check(report, 'edits', edited);
    check(report, 'pages', read);
    await edits.check(report);
    report.expectEqual('deadlocks', await deadlocks(testBed), 0);
  } finally {
    await testBed.endServers();
    await proxy.stop();
    await testBed.end();
  }
}

function pageReads(testBed, origins) {
  const paths = (n) => ['/', '/category/fridges', `/appliance/${testBed.models[n % testBed.models.length]}`];
  const read = (n, reader) => call(`${origins[(n + reader) % origins.length]}${paths(n)[(n + reader) % 3]}`);
  return new RequestLoop(read, { loops: readers });
}

function check(report, name, responses) {
  const times = responses.map(({ begin, end }) => end - begin);
  report.note(name, countByStatus(responses));
  report.expectEqual(
    `${name} answered other than 200`,
    responses.filter(({ status }) => status !== 200).length,
    0,
  );
  report.expectAtMost(`${name}, 95th percentile`, percentile(times, 0.95), limitMs, ' ms');
  report.note(`${name}, slowest`, `${Math.max(...times).toFixed(0)} ms`);
}

async function deadlocks(testBed) {
  const [{ count }] = await testBed.rows('select sum(deadlocks)::integer as count from pg_stat_database');
  return count;
}

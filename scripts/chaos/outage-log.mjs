import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { call, countByStatus, ManualDatabase, RequestLoop, TestBed } from './test-bed.mjs';

const readers = 50;
const beforeMs = 1_000;
const downMs = 15_000;
const maxBytes = 1_000_000;
const paths = ['/api/rankings/washers', '/category/fridges', '/api/appliances', '/api/categories'];

/** Stops the database under readers, and looks at what the server has logged about it. */
export async function outageLog(report) {
  const testBed = await TestBed.create({ models: 200, members: 1 });
  await testBed.client.end();
  await testBed.base.stopServer();
  const database = new ManualDatabase(testBed.base.dataDir);
  const folder = mkdtempSync(join(tmpdir(), 'chaos-log-'));
  try {
    await database.start();
    testBed.env.DATABASE_URL = database.url;
    const log = join(folder, 'log');
    const wrapper = ['sh', '-c', `exec "$0" "$@" >'${log}'`];
    const { origin } = await testBed.serve(0, { LOG_LEVEL: 'info' }, wrapper);
    const reads = new RequestLoop((n) => call(origin + paths[n % paths.length]), { loops: readers });
    await delay(beforeMs);
    const before = readFileSync(log).length;
    await database.stop();
    await delay(downMs);
    check(report, await reads.stop(), readFileSync(log).subarray(before).toString());
  } finally {
    await testBed.endServers();
    await database.stop();
    await testBed.base.stop();
    rmSync(folder, { recursive: true });
  }
}

function check(report, responses, text) {
  report.startFault(`database stopped for ${downMs / 1_000} s, ${readers} readers`);
  report.note('responses', countByStatus(responses));
  const lines = text.split('\n').filter((line) => line.startsWith('{"level"'));
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  report.note('lines of the log', String(lines.length));
  report.expectAtMost('bytes of the log', text.length, maxBytes);
  report.expectEqual('errors with a stack', errors.filter(({ err }) => err?.stack).length, 0);
  report.expectEqual('the first error names its cause', Boolean(errors[0]?.cause), true);
  const refused = responses.filter(({ status }) => status === 503).length;
  const counted = errors.reduce((sum, { requests = 0 }) => sum + requests, 0);
  // Those of the last second are counted in a line of their own, which may not have been due yet.
  report.check(
    'refused requests counted by the log',
    `${counted} of ${refused}`,
    counted > refused / 2,
    '> half',
  );
}

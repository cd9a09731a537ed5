import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EditingLoad } from './editing-load.mjs';
import { TcpProxy } from './proxy.mjs';
import { call, countByStatus, ManualDatabase, RequestLoop, TestBed, VotingLoad } from './test-bed.mjs';

const beforeMs = 4_000;
const readOnlyMs = 4_000;
const afterMs = 6_000;
/** Until the last requests to the killed database have failed. */
const settledMs = 1_000;
const editors = 4;
const voters = 8;
const readers = 5;
const paths = ['/', '/category/fridges', '/api/rankings/washers', '/api/appliances'];

/** Kills a database with a synchronous standby, and lets the servers find the standby in its place, which is then promoted. */
export async function standby(report) {
  const testBed = await TestBed.create({ models: 500 });
  await testBed.client.end();
  await testBed.base.stopServer();
  const primary = new ManualDatabase(testBed.base.dataDir);
  const copyDir = mkdtempSync(join(tmpdir(), 'standby-'));
  chmodSync(copyDir, 0o755); // The database's account needs access, too.
  const copy = new ManualDatabase(copyDir);
  const proxy = await TcpProxy.before(socketIn(primary));
  try {
    await primary.start();
    testBed.client = await testBed.connect();
    await startStandby(testBed, primary, copy);
    testBed.env.DATABASE_URL = testBed.urlThrough(proxy);
    await play(report, testBed, { primary, copy, proxy }, (await testBed.serve()).origin);
  } finally {
    await testBed.endServers();
    await testBed.client.end().catch(() => undefined);
    await proxy.stop();
    for (const database of [primary, copy]) await database.stop();
    await testBed.base.stop();
    rmSync(copyDir, { recursive: true, force: true });
  }
}

const socketIn = ({ installation }) => ({ path: join(installation.socketDir, '.s.PGSQL.5432') });

/** A base backup that follows the primary; from then on every commit waits for it. */
async function startStandby(testBed, primary, copy) {
  const { clusterDir, account } = copy.installation;
  await testBed.rows(`select pg_backup_start('standby', true)`);
  const isCopied = (file) => !['postmaster.pid', 'postmaster.opts'].includes(basename(file));
  cpSync(primary.installation.clusterDir, clusterDir, { recursive: true, filter: isCopied });
  const [{ labelfile }] = await testBed.rows('select labelfile from pg_backup_stop(false)');
  writeFileSync(join(clusterDir, 'backup_label'), labelfile);
  writeFileSync(join(clusterDir, 'standby.signal'), '');
  await giveTo(account, clusterDir);
  const { user } = testBed.base.connection;
  await copy.start(['-c', `primary_conninfo=host=${primary.installation.socketDir} user=${user}`]);
  await testBed.rows(`alter system set synchronous_standby_names = '*'`);
  await testBed.rows('select pg_reload_conf()');
  const isSynchronous = `select from pg_stat_replication where sync_state = 'sync'`;
  while ((await testBed.rows(isSynchronous)).length === 0) await delay(50);
}

async function giveTo(account, folder) {
  chmodSync(folder, 0o700);
  if (!account) return;
  const files = await readdir(folder, { recursive: true });
  for (const file of ['', ...files]) chownSync(join(folder, file), account.uid, account.gid);
}

async function play(report, testBed, { primary, copy, proxy }, origin) {
  const edits = await EditingLoad.start(testBed, [origin], editors);
  const votes = new VotingLoad(testBed, [origin], voters);
  const reads = new RequestLoop((n, reader) => call(origin + paths[(n + reader) % paths.length]), {
    loops: readers,
  });
  const live = new RequestLoop(() => call(`${origin}/health/live`), { pauseMs: 100 });
  await delay(beforeMs);
  await testBed.client.end();
  await primary.kill();
  proxy.target = socketIn(copy);
  proxy.cut();
  const killed = performance.now();
  await delay(settledMs);
  const ready = await call(`${origin}/health/ready`);
  const [model] = testBed.models;
  const [cookie] = testBed.cookies.values();
  const refused = await call(`${origin}/api/appliances/${model}`, {
    method: 'PUT',
    body: { priceRange: '$1' },
    cookie,
  });
  await delay(readOnlyMs);
  testBed.base.connection = { ...testBed.base.connection, host: copy.installation.socketDir };
  testBed.client = await testBed.connect();
  const promotedAt = performance.now();
  await testBed.rows('select pg_promote()');
  await delay(afterMs);
  const [edited, read] = await Promise.all([edits.stop(), reads.stop(), votes.stop()]);
  report.startFault('primary killed, standby promoted');
  report.note('load', `${editors} editors, ${voters} voters, ${readers} readers, 1 server`);
  const isReadOnly = ({ begin, end }) => begin > killed + settledMs && end < promotedAt;
  const writes = [...edited, ...votes.responses];
  checkReadOnly(report, { ready, refused, writes: writes.filter(isReadOnly), read: read.filter(isReadOnly) });
  const others = [...writes, ...read].filter(({ status }) => ![200, 503].includes(status));
  report.expectEqual('responses other than 200 and 503', others.length, 0);
  const first = writes.filter(({ status, end }) => status === 200 && end > promotedAt).map(({ end }) => end);
  report.expectAtMost('first write after the promotion', Math.min(...first) - promotedAt, 5_000, ' ms');
  const alive = await live.stop();
  report.expectEqual(
    'liveness responses other than 200',
    alive.filter(({ status }) => status !== 200).length,
    0,
  );
  await edits.check(report);
  await votes.check(report);
}

function checkReadOnly(report, { ready, refused, writes, read }) {
  report.expectEqual(
    'readiness while read-only',
    `${ready.status} ${JSON.parse(ready.text).status}`,
    '200 read-only',
  );
  report.expectEqual(
    'a write while read-only',
    `${refused.status} ${JSON.parse(refused.text).code}`,
    '503 read-only',
  );
  report.note('writes while read-only', countByStatus(writes));
  report.note('reads while read-only', countByStatus(read));
  report.expectEqual('reads refused while read-only', read.filter(({ status }) => status !== 200).length, 0);
}

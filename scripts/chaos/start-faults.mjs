import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrationNames } from '../../backend/dist/adapters/postgres/migrations/migrations.js';
import { terminate } from '../bench/product.mjs';
import { root } from '../steps/process.mjs';
import { call, ManualDatabase, TestBed } from './test-bed.mjs';

const downMs = 8_000;
const readyMs = 10_000;
const refusalMs = 10_000;
const servers = 3;
const wrongPassword = 'not-the-password';

/** Starts servers while the database is down, refuses access, or is empty. */
export async function startFaults(report) {
  const testBed = await TestBed.create({ models: 500, members: 1 });
  await testBed.client.end();
  await testBed.base.stopServer();
  const database = new ManualDatabase(testBed.base.dataDir);
  try {
    testBed.env.DATABASE_URL = database.url;
    await startWhileDown(report, testBed, database);
    await refusedCredentials(report, testBed, database);
    await concurrentMigrations(report, testBed, database);
  } finally {
    await testBed.client.end().catch(() => undefined);
    await database.stop();
    await testBed.base.stop();
  }
}

async function startWhileDown(report, testBed, database) {
  const server = new StartingServer(testBed, await testBed.portOf(0));
  report.startFault(`database down for ${downMs / 1_000} s at the start`);
  await delay(downMs);
  report.expectEqual('still waiting', server.process.exitCode, null);
  const { waits } = server;
  const pauses = waits.slice(1).map((at, i) => at - waits[i]);
  report.check('log lines about waiting', String(waits.length), waits.length > 0, '> 0');
  report.note('pauses between the lines, ms', pauses.map(Math.round).join(' '));
  const isGrowing = pauses.every((pause, i) => i === 0 || pause > 1.3 * pauses[i - 1]);
  report.check('pauses', isGrowing ? 'grow' : 'do not grow', isGrowing, 'grow');
  const begin = performance.now();
  await database.start();
  await server.ready();
  report.expectAtMost('ready after the database start', performance.now() - begin, readyMs, ' ms');
  await server.stop();
  checkLists(report, [server]);
}

/** Requires a password of every role but the superuser. */
async function refusedCredentials(report, testBed, database) {
  testBed.client = await testBed.connect();
  await testBed.rows(`create role guest login password 'the-password'`);
  await testBed.client.end();
  await database.stop();
  const rules = join(testBed.base.dataDir, 'pg_hba.conf');
  writeFileSync(rules, 'local all appliance_index trust\nlocal all all scram-sha-256\n', { mode: 0o644 });
  await database.start(['-c', `hba_file=${rules}`]);
  const url = database.url.replace('appliance_index@', `guest:${wrongPassword}@`);
  report.startFault('wrong password');
  await checkRefusal(report, testBed, url);
  report.startFault('no such database');
  await checkRefusal(report, testBed, database.url.replace('/appliance_index?', '/nothing?'));
}

async function checkRefusal(report, testBed, DATABASE_URL) {
  const begin = performance.now();
  const server = new StartingServer(testBed, await testBed.portOf(0), { DATABASE_URL });
  const [code] = await server.ended;
  report.check('exit code', String(code), code > 0, 'not 0');
  report.expectAtMost('exited after', performance.now() - begin, refusalMs, ' ms');
  const lines = server.text.trim().split('\n');
  report.expectEqual('lines of output', lines.length, 1);
  report.note('output', lines[0]);
  report.expectEqual('output contains the password', server.text.includes(wrongPassword), false);
}

async function concurrentMigrations(report, testBed) {
  testBed.client = await testBed.connect();
  await testBed.rows('drop schema public cascade');
  await testBed.rows('create schema public');
  report.startFault(`${servers} servers at once on an empty database`);
  const begin = performance.now();
  const ports = await Promise.all(Array.from({ length: servers }, (_, i) => testBed.portOf(i)));
  const starting = ports.map((port) => new StartingServer(testBed, port, { SAMPLE_DATA: '1' }));
  await Promise.all(starting.map((server) => server.ready()));
  report.note('all ready after', `${Math.round(performance.now() - begin)} ms`);
  const applied = (await testBed.rows('select name from migrations order by id')).map(({ name }) => name);
  report.expectEqual('every migration applied once', applied.join() === migrationNames.join(), true);
  const [{ twice }] = await testBed.rows(
    `select count(*)::integer as twice from (select from imports group by file_hash, month having count(*) > 1) t`,
  );
  report.expectEqual('files of the sample imported twice', twice, 0);
  for (const server of starting) await server.stop();
  checkLists(report, starting);
}

function checkLists(report, servers) {
  const lists = servers.flatMap(({ lists }) => lists);
  report.check('lists returned', String(lists.length), lists.length > 0, '> 0');
  report.expectEqual('empty lists returned', lists.filter((length) => length === 0).length, 0);
}

/** Observes a server from its start: its output, and the length of every list that it returns. */
class StartingServer {
  text = '';
  lists = [];
  /** Times of the log lines about waiting for the database. */
  waits = [];

  constructor(testBed, port, extraEnv = {}) {
    this.origin = `http://127.0.0.1:${port}`;
    const env = {
      ...testBed.env,
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: this.origin,
      ...extraEnv,
    };
    this.process = spawn(process.execPath, [join(root, 'backend/dist/main.js')], { env });
    this.ended = once(this.process, 'exit');
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (chunk) => {
        this.text += chunk;
        if (String(chunk).includes('Waiting for the database')) this.waits.push(performance.now());
      });
    }
    this.polling = this.poll();
  }

  async poll() {
    while (this.process.exitCode === null && !this.isOver) {
      const { status, text } = await call(`${this.origin}/api/appliances`);
      if (status === 200) this.lists.push(JSON.parse(text).length);
      await delay(20);
    }
  }

  async ready() {
    while ((await call(`${this.origin}/health/ready`)).status !== 200) {
      if (this.process.exitCode !== null) throw new Error(`The server has exited: ${this.text}`);
      await delay(20);
    }
  }

  /** Waits for at least one list before it stops the server. */
  async stop() {
    while (this.lists.length === 0) await delay(20);
    this.isOver = true;
    await this.polling;
    await terminate(this.process);
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { migrationNames } from '../../backend/dist/adapters/postgres/migrations/migrations.js';
import { end } from '../bench/product.mjs';
import { root } from '../steps/process.mjs';
import { call, ManualDatabase, World } from './world.mjs';

const awayMs = 8_000;
const readyMs = 10_000;
const refusalMs = 10_000;
const servers = 3;
const wrongPassword = 'not-the-password';

/** Servers start while the database is down, refuses them, or is still empty for all of them. */
export async function startFaults(verdict) {
  const world = await World.create({ models: 500, members: 1 });
  await world.client.end();
  await world.base.stopServer();
  const database = new ManualDatabase(world.base.dataDir);
  try {
    world.env.DATABASE_URL = database.url;
    await whileDown(verdict, world, database);
    await refused(verdict, world, database);
    await migrating(verdict, world, database);
  } finally {
    await world.client.end().catch(() => undefined);
    await database.stop();
    await world.base.stop();
  }
}

async function whileDown(verdict, world, database) {
  const server = new Starting(world, await world.portOf(0));
  verdict.breaks(`database down for ${awayMs / 1_000} s at the start`);
  await delay(awayMs);
  verdict.equal('still waiting', server.process.exitCode, null);
  const { waits } = server;
  const pauses = waits.slice(1).map((at, i) => at - waits[i]);
  verdict.judge('lines that say so', String(waits.length), waits.length > 0, '> 0');
  verdict.tell('pauses between them, ms', pauses.map(Math.round).join(' '));
  const isGrowing = pauses.every((pause, i) => i === 0 || pause > 1.3 * pauses[i - 1]);
  verdict.judge('the pauses', isGrowing ? 'grow' : 'do not grow', isGrowing, 'grow');
  const begin = performance.now();
  await database.start();
  await server.ready();
  verdict.atMost('ready after its start', performance.now() - begin, readyMs, ' ms');
  await server.stop();
  judgeLists(verdict, [server]);
}

/** The superuser may come without a password, nobody else. */
async function refused(verdict, world, database) {
  world.client = await world.connect();
  await world.rows(`create role guest login password 'the-password'`);
  await world.client.end();
  await database.stop();
  const rules = join(world.base.dataDir, 'pg_hba.conf');
  writeFileSync(rules, 'local all appliance_index trust\nlocal all all scram-sha-256\n', { mode: 0o644 });
  await database.start(['-c', `hba_file=${rules}`]);
  const url = database.url.replace('appliance_index@', `guest:${wrongPassword}@`);
  verdict.breaks('wrong password');
  await judgeRefusal(verdict, world, url);
  verdict.breaks('no such database');
  await judgeRefusal(verdict, world, database.url.replace('/appliance_index?', '/nothing?'));
}

async function judgeRefusal(verdict, world, DATABASE_URL) {
  const begin = performance.now();
  const server = new Starting(world, await world.portOf(0), { DATABASE_URL });
  const [code] = await server.ended;
  verdict.judge('exit code', String(code), code > 0, 'not 0');
  verdict.atMost('after', performance.now() - begin, refusalMs, ' ms');
  const lines = server.text.trim().split('\n');
  verdict.equal('lines it says', lines.length, 1);
  verdict.tell('namely', lines[0]);
  verdict.equal('with the password in it', server.text.includes(wrongPassword), false);
}

async function migrating(verdict, world) {
  world.client = await world.connect();
  await world.rows('drop schema public cascade');
  await world.rows('create schema public');
  verdict.breaks(`${servers} servers at once on an empty database`);
  const begin = performance.now();
  const ports = await Promise.all(Array.from({ length: servers }, (_, i) => world.portOf(i)));
  const starting = ports.map((port) => new Starting(world, port, { SAMPLE_DATA: '1' }));
  await Promise.all(starting.map((server) => server.ready()));
  verdict.tell('all ready after', `${Math.round(performance.now() - begin)} ms`);
  const applied = (await world.rows('select name from migrations order by id')).map(({ name }) => name);
  verdict.equal('migrations, each once', applied.join() === migrationNames.join(), true);
  const [{ twice }] = await world.rows(
    `select count(*)::integer as twice from (select from imports group by file_hash, month having count(*) > 1) t`,
  );
  verdict.equal('files of the sample imported twice', twice, 0);
  for (const server of starting) await server.stop();
  judgeLists(verdict, starting);
}

function judgeLists(verdict, servers) {
  const lists = servers.flatMap(({ lists }) => lists);
  verdict.judge('lists that were answered', String(lists.length), lists.length > 0, '> 0');
  verdict.equal('of these empty', lists.filter((length) => length === 0).length, 0);
}

/** A server from its first moment on: what it says, and how long each list was that it answered. */
class Starting {
  text = '';
  lists = [];
  /** When it said that it waits. */
  waits = [];

  constructor(world, port, more = {}) {
    this.origin = `http://127.0.0.1:${port}`;
    const env = { ...world.env, LOG_LEVEL: 'warn', PORT: String(port), PUBLIC_URL: this.origin, ...more };
    this.process = spawn(process.execPath, [join(root, 'backend/dist/main.js')], { env });
    this.ended = once(this.process, 'exit');
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on('data', (piece) => {
        this.text += piece;
        if (String(piece).includes('Waiting for the database')) this.waits.push(performance.now());
      });
    }
    this.asking = this.ask();
  }

  async ask() {
    while (this.process.exitCode === null && !this.isOver) {
      const { status, text } = await call(`${this.origin}/api/appliances`);
      if (status === 200) this.lists.push(JSON.parse(text).length);
      await delay(20);
    }
  }

  async ready() {
    while ((await call(`${this.origin}/health/ready`)).status !== 200) {
      if (this.process.exitCode !== null) throw new Error(`The server has ended: ${this.text}`);
      await delay(20);
    }
  }

  /** Once it has answered a list. */
  async stop() {
    while (this.lists.length === 0) await delay(20);
    this.isOver = true;
    await this.asking;
    await end(this.process);
  }
}

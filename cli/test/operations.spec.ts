import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exitOf, main, Program, textOf } from './program.js';

const program = new Program();
const unreachable = 'postgres://x@127.0.0.1:1/x';

beforeAll(async () => {
  expect(await program.json(['seed'])).toMatchObject({
    target: expect.stringContaining('embedded'),
    files: expect.arrayContaining([expect.objectContaining({ state: 'applied' })]),
  });
});
afterAll(() => program.remove());

describe('The catalogue', () => {
  test('is exported so that it imports again without a change', async () => {
    const file = program.write('export.csv', await program.exported());
    expect((await program.json(['catalogue', 'import', file])).state).toBe('nothing-to-do');
    expect(existsSync(join(program.folder, 'export.csv.rejects.csv'))).toBe(false);
  });

  test('is exported so that no spreadsheet runs a name, and imports again as it was', async () => {
    await program.sql(
      `insert into appliances (brand, model, category, price_range, price_cents, search_text, match_key)
       values ('@home', '-X1', 'washers', '-10% $450', 1000, '@home', 'home|x1|washers')`,
    );
    const text = await program.exported();
    expect(text).toContain(`,'@home,'-X1,washers,`);
    const file = program.write('signs.csv', text);
    expect((await program.json(['catalogue', 'import', file])).state).toBe('nothing-to-do');
    await program.sql(`delete from appliances where brand = '@home'`);
    expect((await program.json(['catalogue', 'import', file, '--apply'])).counts.created).toBe(1);
    const [model] = JSON.parse(
      (await program.run(['catalogue', 'export', '--format', 'json'])).stdout,
    ).filter(({ brand }: { brand: string }) => brand === '@home');
    expect(model).toMatchObject({ model: '-X1', priceRange: '-10% $450' });
    await program.sql(`delete from appliances where brand = '@home'`);
  });
});

describe('A snapshot', () => {
  test('is shown with all its scores, as one document and as a table', async () => {
    const [{ id, counts }] = await program.json(['snapshots', 'list']);
    const shown = await program.json(['snapshots', 'show', id]);
    expect(shown).toMatchObject({ id, counts });
    expect(shown.scores).toHaveLength(counts.rows);
    const { brand, model, retailer, score, reviewCount } = shown.scores[0];
    const { stdout } = await program.run(['snapshots', 'show', id]);
    expect(stdout).toMatch(/^ID +MONTH/);
    expect(stdout.trimEnd().split('\n')).toHaveLength(counts.rows + 3);
    expect(stdout.replace(/ +/g, ' ')).toContain(`${brand} ${model}`);
    expect(stdout).toContain(`${retailer}  ${score} @ ${reviewCount}`);
  });
});

test("Each retailer's newest month is told with the import that it came by", async () => {
  const { stdout } = await program.run(['scores', 'status']);
  expect(stdout).toMatch(/^Best Buy +2026-05 +import \d+, 74 rows, /m);
  expect(stdout).toMatch(/^AJ Madison +2026-05 +import \d+, 1 row, /m);
});

describe('The database', () => {
  test('is up to date once it was migrated', async () => {
    expect(await program.json(['db', 'migrate'])).toMatchObject({ applied: [] });
    expect(await program.json(['db', 'status'])).toMatchObject({ pending: [] });
    expect((await program.run(['db', 'status'])).stdout).toContain('up to date');
  });

  test('of a newer release is not taken for one that is up to date', async () => {
    const later = 'migration-999-later';
    await program.sql(`insert into migrations (name) values ('${later}')`);
    const said = async (...args: string[]) => (await program.run(args)).stdout;
    expect(await said('doctor')).toMatch(
      /^warn +The schema is a newer release's, with migration-999-later\./m,
    );
    expect(await said('db', 'status')).toMatch(/^Newer +migration-999-later/m);
    expect(await program.json(['db', 'status'])).toMatchObject({ pending: [], unknown: [later] });
    await program.sql(`delete from migrations where name = '${later}'`);
  });

  test('holds nothing under a number that no import has', async () => {
    const { code, stdout } = await program.run(['scores', 'rollback', '999999', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toMatchObject({ kind: 'not-found', code: 'snapshot' });
  });
});

test('A command whose database goes away under it says so in one line, with exit code 4', async () => {
  await program.withDatabase(async (database) => {
    const [place] = await database.query<{ folder: string; user: string; name: string }>(
      `select current_setting('unix_socket_directories') as folder, user, current_database() as name`,
    );
    const door = createServer((visitor) => {
      const inside = connect(`${place?.folder}/.s.PGSQL.5432`);
      for (const socket of [visitor, inside]) socket.on('error', () => undefined);
      visitor.on('data', (asked) => {
        if (asked.includes('from imports')) visitor.destroy();
      });
      visitor
        .on('close', () => inside.destroy())
        .pipe(inside)
        .pipe(visitor);
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    const { port } = door.address() as AddressInfo;
    const alone = new Program({ DATABASE_URL: `postgres://${place?.user}@127.0.0.1:${port}/${place?.name}` });
    const { code, stderr } = await alone.run(['scores', 'status']);
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringMatching(/^The connection to the database 127[^\n]+ was lost: [^\n]+\n$/),
    });
    alone.remove();
    door.close();
  });
});

test('A sample whose loading is interrupted keeps the files that were finished, and says so', async () => {
  const fresh = new Program();
  try {
    await fresh.run(['db', 'migrate']);
    await fresh.withDatabase(async (database) => {
      const holder = await database.dedicatedClient();
      await holder.query('begin; lock table score_snapshots in exclusive mode'); // The catalogue comes first.
      const seed = fresh.start(['seed']);
      const [said, end] = [textOf(seed.stderr), exitOf(seed)];
      while ((await database.query('select from pg_locks where not granted')).length === 0);
      seed.kill('SIGINT');
      expect(await end).toBe(130);
      expect(await said).toBe('Interrupted. What was not finished was not written.\n');
      await holder.end();
      expect(await database.query('select kind from imports')).toEqual([{ kind: 'catalogue' }]);
    });
  } finally {
    fresh.remove();
  }
});

describe('Whoever is asked to stop', () => {
  test.each([
    ['SIGINT', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGTERM', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGHUP', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGTERM', 'admins create ann@example.org --password-stdin'],
  ] as const)('ends by %s, and its database with it: %s', async (signal, line) => {
    const lock = join(program.folder, 'data/postgres/cluster/postmaster.pid');
    const child = program.start(line.split(' '));
    const server = () => existsSync(lock) && Number(readFileSync(lock, 'utf8').split('\n')[0]);
    while (!server()) await new Promise((resolve) => setImmediate(resolve));
    const pid = Number(server());
    const end = exitOf(child);
    child.kill(signal);
    expect(await end).toBe(130);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('does not wait for a database that does not answer', async () => {
    let calls = 0;
    const busy = createServer((socket) => {
      calls++;
      child.kill('SIGINT');
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const lost = new Program({
      DATABASE_URL: `postgres://x@127.0.0.1:${(busy.address() as AddressInfo).port}/x`,
    });
    const child = lost.start(['scores', 'status']);
    expect(await exitOf(child)).toBe(130);
    expect(calls).toBe(1);
    busy.close();
    lost.remove();
  });
});

test('A disk that is full at the first start is told in one line, and leaves no secret without content', () => {
  const alone = new Program();
  const data = join(alone.folder, 'data');
  const start = (limit: string) => {
    const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
    const script = `${limit} exec "$0" "$1" db status`;
    return spawnSync('sh', ['-c', script, process.execPath, main], { env, encoding: 'utf8' });
  };
  const { status, stderr } = start('ulimit -f 0;'); // No file may hold anything.
  expect({ status, stderr }).toEqual({
    status: 4,
    stderr: expect.stringMatching(/^DATA_DIR must be .*EFBIG/),
  });
  expect(readdirSync(data)).toEqual([]);
  const small = start('ulimit -f 400;'); // Enough for what we write ourselves.
  expect(small).toMatchObject({
    status: 4,
    stderr: expect.stringMatching(/^The embedded [^\n]*set up: [^\n]+\n$/),
  });
  expect(start('')).toMatchObject({ status: 0, stderr: '' });
  alone.remove();
});

describe('A reader that has seen enough', () => {
  /** As after `| head`: nobody reads any more. */
  async function unread(by: Program, args: readonly string[], streams: readonly ('stdout' | 'stderr')[]) {
    const child = by.start(args);
    for (const name of streams) child[name]?.destroy();
    let stderr = '';
    if (!streams.includes('stderr')) child.stderr?.on('data', (text) => (stderr += text));
    return { code: await exitOf(child), stderr };
  }

  test.each([
    'catalogue export',
    'catalogue export --format json',
    'snapshots show 2',
    'snapshots show 2 --json',
    'snapshots list --json',
    '--help',
  ])('ends "%s" quietly, with exit code 0', async (line) => {
    expect(await unread(program, line.split(' '), ['stdout'])).toEqual({ code: 0, stderr: '' });
  });

  // Linux has a disk that is always full.
  const fullDisk = existsSync('/dev/full') ? test : test.skip;

  fullDisk.each(['catalogue export', 'snapshots show 2', 'db status', '--help'])(
    'is told from a full disk, after "%s"',
    async (line) => {
      const full = openSync('/dev/full', 'w');
      const child = program.start(line.split(' '), ['ignore', full, 'pipe']);
      let stderr = '';
      child.stderr?.on('data', (text) => (stderr += text));
      expect(await exitOf(child)).toBe(1);
      expect(stderr).toMatch(/^The output cannot be written: ENOSPC[^\n]*\n$/);
      closeSync(full);
    },
  );

  test('does not hide what went wrong', async () => {
    const misled = new Program({ PORT: 'many' });
    const deaf = await unread(misled, ['scores', 'status', '--json'], ['stdout']);
    expect(deaf).toEqual({ code: 4, stderr: expect.stringMatching(/^.*PORT.*\n$/) });
    const deafAndMute = await unread(misled, ['scores', 'status', '--json'], ['stdout', 'stderr']);
    expect(deafAndMute.code).toBe(4);
    misled.remove();
  });
});

describe('The doctor', () => {
  test('finds everything in place', async () => {
    const { code, stdout } = await program.run(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toContain('581 models');
    expect(stdout).toContain('pg_trgm is available');
    expect(stdout).toMatch(/^ok +Photos and videos lie in a folder in /m);
    expect(await program.json(['doctor'])).toMatchObject({ isHealthy: true });
  });

  test('still looks at the rest when the database does not answer, with exit code 4', async () => {
    const lost = new Program({ DATABASE_URL: unreachable });
    const { code, stdout } = await lost.run(['doctor']);
    lost.remove();
    expect(code).toBe(4);
    expect(stdout).toMatch(/^ok +Node/m);
    expect(stdout).toMatch(/^ok +Data directory/m);
    expect(stdout).toMatch(/^fail +The database 127.0.0.1:1\/x does not answer: .*DATABASE_URL/m);
  });

  test('says when photos could not be stored, and still looks at the rest', async () => {
    const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    const alone = new Program({ S3_ENDPOINT: 'http://127.0.0.1:1', ...s3 });
    const bucket = await alone.run(['doctor']);
    alone.remove();
    expect(bucket.code).toBe(4);
    expect(bucket.stdout).toMatch(/^fail +.*photos at http:\/\/127.0.0.1:1: .*ECONNREFUSED.*S3_ENDPOINT/m);
    expect(bucket.stdout).toMatch(/^ok +PostgreSQL/m);

    const astray = new Program();
    mkdirSync(join(astray.folder, 'data'));
    astray.write('data/media', 'This is no folder.');
    const folder = await astray.run(['doctor']);
    astray.remove();
    expect(folder.code).toBe(4);
    expect(folder.stdout).toMatch(/^fail +.*a folder in .*: EEXIST.* Give that folder/m);
  });

  test('names every setting that is wrong, with exit code 4', async () => {
    const misled = new Program({ PORT: 'many', DATABASE_URL: 'mysql://somewhere' });
    const { code, stdout } = await misled.run(['doctor']);
    misled.remove();
    expect(code).toBe(4);
    expect(stdout).toMatch(/^ok +Node/m);
    expect(stdout).toMatch(/^fail +PORT /m);
    expect(stdout).toMatch(/^fail +DATABASE_URL /m);
    expect(stdout).toMatch(/^fail +The database was not asked/m);
  });
});

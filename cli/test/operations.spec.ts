import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { waitingForLocks } from '../../backend/test/test-database.js';
import { until } from '../../backend/test/until.js';
import { exitOf, main, Program, textOf } from './program.js';

const program = new Program();
/** With the embedded database. */
const embedded = new Program({ DATABASE_URL: '' });
const unreachable = 'postgres://x@127.0.0.1:1/x';

beforeAll(async () => {
  expect(await program.json(['seed'])).toMatchObject({
    target: expect.stringMatching(/spec_\d+_\d+$/),
    files: expect.arrayContaining([expect.objectContaining({ state: 'applied' })]),
  });
});
afterAll(async () => {
  await program.remove();
  await embedded.remove();
});

describe('The catalogue', () => {
  test('can be exported and imported again without a change', async () => {
    const file = program.write('export.csv', await program.exportCatalogue());
    expect((await program.json(['catalogue', 'import', file])).state).toBe('nothing-to-do');
    expect(existsSync(join(program.folder, 'export.csv.rejects.csv'))).toBe(false);
  });

  test('is exported for Excel with a byte order mark, and imported again unchanged', async () => {
    const { stdout } = await program.run(['catalogue', 'export', '--excel']);
    const plain = await program.exportCatalogue();
    expect(plain.startsWith('id,brand,model')).toBe(true);
    expect(stdout).toBe(`\uFEFF${plain}`);
    const file = program.write('excel.csv', stdout);
    expect((await program.json(['catalogue', 'import', file])).state).toBe('nothing-to-do');
  });

  test('has no JSON for Excel', async () => {
    const { code, stderr } = await program.run(['catalogue', 'export', '--excel', '--format', 'json']);
    expect(code).toBe(2);
    expect(stderr).toContain("'--excel' cannot be used with option '--format json'");
  });

  test('is exported without formulas that a spreadsheet would run, and imported again unchanged', async () => {
    await program.sql(
      `insert into appliances (brand, model, category, price_range, price_cents, search_text, match_key)
       values ('@home', '-X1', 'washers', '-10% $450', 1000, '@home', 'home|x1|washers')`,
    );
    const text = await program.exportCatalogue();
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
  test('is shown with all its scores, as JSON and as a table', async () => {
    const [{ id, counts }] = await program.json(['snapshots', 'list']);
    const shown = await program.json(['snapshots', 'show', id]);
    expect(shown).toMatchObject({ id, counts });
    expect(shown.scores).toHaveLength(counts.rows);
    const { brand, model, retailer, score, reviewCount } = shown.scores[0];
    const { stdout } = await program.run(['snapshots', 'show', id]);
    expect(stdout).toMatch(/^ID +MONTH/);
    const blocks = stdout.trimEnd().split('\n\n');
    const lengths = blocks.map((block) => block.split('\n').length);
    // Its own row with a heading, the report card, and the scores.
    expect([lengths.at(0), lengths.at(-1)]).toEqual([2, counts.rows]);
    expect(stdout.replace(/ +/g, ' ')).toContain(`${brand} ${model}`);
    expect(stdout).toContain(`${retailer}  ${score} @ ${reviewCount}`);
  });
});

test("Each retailer's newest month is shown with its import", async () => {
  const { stdout } = await program.run(['scores', 'status']);
  expect(stdout).toMatch(/^Best Buy +2026-05 +import \d+, 74 rows, /m);
  expect(stdout).toMatch(/^AJ Madison +2026-05 +import \d+, 1 row, /m);
});

describe('The doctor of the data', () => {
  test('lists the open findings by check with their first models, and exits with 3', async () => {
    const { code, stdout } = await program.run(['doctor', '--data']);
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^warn {2}Reviews shared by models: 63 \(GE GSD3301KBB, .*, 58 more\)\n {6}The retailer has merged/m,
    );
    const checks = await program.json(['doctor', '--data']);
    expect(checks).toContainEqual(
      expect.objectContaining({
        code: 'volume',
        open: 1,
        findings: [expect.objectContaining({ retailer: 'home-depot' })],
      }),
    );
  });

  test('says that nothing is odd, and exits with 0', async () => {
    const empty = new Program();
    expect(await empty.run(['doctor', '--data'])).toEqual({
      code: 0,
      stdout: 'There are no open findings about the data.\n',
      stderr: '',
    });
    await empty.remove();
  });
});

describe('A burst of votes', () => {
  const model = `(select id from appliances where model = 'WM5800HVA')`;
  const burst = `insert into vote_freezes values (${model}, now() - interval '1 hour', now() + interval '1 day')`;
  const castVotes = (who: string, when: string) => `
    with voter as (
      insert into users (email, password_hash, user_type)
        select '${who}' || i || '@example.org', '$argon2id$', 'homeowner' from generate_series(1, 3) i returning id
    ), thumb as (
      insert into tech_votes (appliance_id, user_id, vote_value, cast_at) select ${model}, id, 1, ${when} from voter
    )
    insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value, cast_at)
      select ${model}, id, 'consumer', 'overall', 1, ${when} from voter`;
  const countsOf = () =>
    program.withDatabase((database) =>
      database.query(`select (select sum(upvotes) from vote_tallies)::integer as votes,
          (select count(*) from tech_votes)::integer as "thumbsUp"`),
    );

  test('needs no decision when there was none', async () => {
    expect((await program.run(['votes', 'bursts'])).stdout).toBe('There were no bursts of votes.\n');
    for (const args of [
      ['discard', 'x', '--apply'],
      ['release', 'x'],
    ]) {
      expect(await program.run(['votes', ...args])).toMatchObject({ code: 2, stdout: '' });
    }
  });

  test('is listed, and its votes are deleted with --apply, but no others', async () => {
    await program.sql(castVotes('early', `now() - interval '2 hours'`));
    await program.sql(castVotes('farm', 'now()'));
    await program.sql(burst);
    const [listed, ...others] = await program.json(['votes', 'bursts']);
    expect(listed).toMatchObject({ brand: 'LG', model: 'WM5800HVA', votes: 6, isFrozen: true });
    expect(others).toEqual([]);
    const discard = ['votes', 'discard', listed.applianceId];
    expect((await program.run(discard)).stdout).toMatch(
      /^Database .*\nModel +LG WM5800HVA\nVotes +6 from .*\n\nNothing was changed\. Add --apply/,
    );
    expect(await countsOf()).toEqual([{ votes: 6, thumbsUp: 6 }]);
    expect(await program.json([...discard, '--apply'])).toMatchObject({ votes: 6, isApplied: true });
    expect(await countsOf()).toEqual([{ votes: 3, thumbsUp: 3 }]);
    expect(await program.json([...discard, '--apply'])).toMatchObject({ votes: 0, isApplied: false });
  });

  test('can be counted before its freeze ends', async () => {
    await program.sql(castVotes('fans', 'now()'));
    const [{ applianceId }] = await program.json(['votes', 'bursts']);
    const release = () => program.run(['votes', 'release', applianceId]);
    expect((await release()).stdout).toBe(
      'The votes on LG WM5800HVA count again, with 6 votes of the burst.\n',
    );
    expect((await release()).stdout).toBe('The votes on LG WM5800HVA are not frozen; nothing to do.\n');
    expect((await program.run(['votes', 'bursts'])).stdout).toMatch(/^ID .*\n.* 6 +counted$/m);
    // Votes after the freeze are none of the burst.
    await program.sql(castVotes('late', `now() + interval '1 minute'`));
    const before = await countsOf();
    expect(await program.json(['votes', 'discard', applianceId, '--apply'])).toMatchObject({ votes: 6 });
    expect([before, await countsOf()]).toEqual([[{ votes: 9, thumbsUp: 9 }], [{ votes: 6, thumbsUp: 6 }]]);
  });

  test('leaves each decision in the audit log', async () => {
    const audited = `select action, label, after->'votes' as votes from audit_log where action ~ '-votes$' order by id`;
    const common = { label: 'LG WM5800HVA', votes: 6 };
    expect(await program.withDatabase((database) => database.query(audited))).toEqual([
      { action: 'discard-votes', ...common },
      { action: 'release-votes', ...common },
      { action: 'discard-votes', ...common },
    ]);
  });
});

describe('The database', () => {
  test('is named by its folder when it is the embedded one', async () => {
    expect((await embedded.run(['db', 'status'])).stdout).toMatch(
      new RegExp(`^Database  embedded PostgreSQL in ${embedded.folder}/data$`, 'm'),
    );
  });

  test('is up to date after a migration', async () => {
    expect(await program.json(['db', 'migrate'])).toMatchObject({ applied: [] });
    expect(await program.json(['db', 'status'])).toMatchObject({ pending: [] });
    expect((await program.run(['db', 'status'])).stdout).toContain('up to date');
  });

  test('from a newer release is not reported as up to date', async () => {
    const later = 'migration-999-later';
    await program.sql(`insert into migrations (name) values ('${later}')`);
    const stdoutOf = async (...args: string[]) => (await program.run(args)).stdout;
    expect(await stdoutOf('doctor')).toMatch(
      /^warn +The schema is from a newer release \(migration-999-later\)\./m,
    );
    expect(await stdoutOf('db', 'status')).toMatch(/^Newer +migration-999-later/m);
    expect(await program.json(['db', 'status'])).toMatchObject({ pending: [], unknown: [later] });
    const listed = await program.run(['snapshots', 'list', '--json']);
    expect(listed).toMatchObject({ code: 0, stderr: expect.stringContaining('from a newer release') });
    expect(JSON.parse(listed.stdout)).toBeInstanceOf(Array);
    await program.sql(`delete from migrations where name = '${later}'`);
  });

  test('has no snapshot for an unknown id', async () => {
    const { code, stdout } = await program.run(['scores', 'rollback', '999999', '--json']);
    expect(code).toBe(2);
    expect(JSON.parse(stdout).error).toEqual({
      ...{ kind: 'not-found', code: 'snapshot', issues: [] },
      message: 'There is no import 999999. Use "snapshots list" to see the imports of scores.',
    });
  });
});

test('A command that loses its database says so in one line, with exit code 4', async () => {
  await program.withDatabase(async (database) => {
    const [server] = await database.query<{ folder: string; user: string; name: string }>(
      `select trim(both '"' from current_setting('unix_socket_directories')) as folder, user, current_database() as name`,
    );
    const proxy = createServer((client) => {
      const upstream = connect(`${server?.folder}/.s.PGSQL.5432`);
      for (const socket of [client, upstream]) socket.on('error', () => undefined);
      client.on('data', (query) => {
        if (query.includes('from "imports"')) client.destroy();
      });
      client
        .on('close', () => upstream.destroy())
        .pipe(upstream)
        .pipe(client);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const proxied = new Program({
      DATABASE_URL: `postgres://${server?.user}@127.0.0.1:${port}/${server?.name}`,
    });
    const { code, stderr } = await proxied.run(['scores', 'status']);
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringMatching(/^The connection to the database 127[^\n]+ was lost: [^\n]+\n$/),
    });
    await proxied.remove();
    proxy.close();
  });
});

test('A role that does not own the tables is refused in one line, with exit code 4', async () => {
  for (const sql of ['drop role if exists visitor', 'create role visitor login']) await program.sql(sql);
  const { DATABASE_URL = '' } = await program.environmentOfProcess();
  const visitor = new Program({ DATABASE_URL: DATABASE_URL.replace(/\/\/[^@]*@/, '//visitor@') });
  const refusal =
    / refuses access: permission denied for table migrations\. The role in DATABASE_URL must own /;
  expect(await visitor.run(['scores', 'status'])).toEqual({
    ...{ code: 4, stdout: '' },
    stderr: expect.stringMatching(new RegExp(`^The database [^\\n]+${refusal.source}[^\\n]+\\n$`)),
  });
  expect((await visitor.run(['doctor'])).stdout).toMatch(refusal);
  await visitor.remove();
  await program.sql('drop role visitor');
});

test('A database whose disk is full is reported as such in one line, and what to do about it', async () => {
  const write = program.sql(`do $$ begin
    raise exception E'could not extend file\\n - hint: Check free disk space.' using errcode = 'disk_full';
  end $$`);
  await expect(write).rejects.toMatchObject({
    code: 'database-lost',
    message: expect.stringMatching(/has no disk space left: could not extend file\. Free some space/),
  });
});

test('Interrupting the seed keeps the files that were finished, and says so', async () => {
  const fresh = new Program();
  try {
    await fresh.run(['db', 'migrate']);
    await fresh.withDatabase(async (database) => {
      const holder = await database.dedicatedClient();
      await holder.query('begin; lock table score_snapshots in exclusive mode'); // The catalogue comes first.
      const seed = await fresh.start(['seed']);
      const [stderr, exit] = [textOf(seed.stderr), exitOf(seed)];
      await until(async () => (await database.query(waitingForLocks)).length > 0);
      seed.kill('SIGINT');
      expect(await exit).toBe(130);
      expect(await stderr).toBe('Interrupted. Unfinished work was not written.\n');
      await holder.end();
      expect(await database.query('select kind from imports')).toEqual([{ kind: 'catalogue' }]);
    });
  } finally {
    await fresh.remove();
  }
});

describe('A termination signal', () => {
  test.each([
    ['SIGINT', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGTERM', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGHUP', 'scores import - --month 2026-06 --retailer lowes'],
    ['SIGTERM', 'admins create ann@example.org --password-stdin'],
  ] as const)('like %s stops the command and its database: %s', async (signal, line) => {
    const lock = join(embedded.folder, 'data/postgres/cluster/postmaster.pid');
    const child = await embedded.start(line.split(' '));
    const serverPid = () => existsSync(lock) && Number(readFileSync(lock, 'utf8').split('\n')[0]);
    await until(serverPid);
    const pid = Number(serverPid());
    const end = exitOf(child);
    child.kill(signal);
    expect(await end).toBe(130);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('is not held up by a database that does not answer', async () => {
    let connections = 0;
    const silent = createServer((socket) => {
      connections++;
      child.kill('SIGINT');
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const waiting = new Program({
      DATABASE_URL: `postgres://x@127.0.0.1:${(silent.address() as AddressInfo).port}/x`,
    });
    const child = await waiting.start(['scores', 'status']);
    expect(await exitOf(child)).toBe(130);
    expect(connections).toBe(1);
    silent.close();
    await waiting.remove();
  });
});

test('A full disk at the first start is reported in one line, and leaves no empty secret', async () => {
  const fresh = new Program();
  const data = join(fresh.folder, 'data');
  const start = (limit: string) => {
    const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
    const script = `${limit} exec "$0" "$1" db status`;
    return spawnSync('sh', ['-c', script, process.execPath, main], { env, encoding: 'utf8' });
  };
  const { status, stderr } = start('ulimit -f 0;'); // Every file must stay empty.
  expect({ status, stderr }).toEqual({
    status: 4,
    stderr: expect.stringMatching(/^DATA_DIR must be .*EFBIG/),
  });
  expect(readdirSync(data)).toEqual([]);
  const small = start('ulimit -f 400;'); // Enough for our own files, not for the database's.
  expect(small).toMatchObject({
    status: 4,
    stderr: expect.stringMatching(/^The embedded [^\n]*set up: [^\n]+\n$/),
  });
  expect(start('')).toMatchObject({ status: 0, stderr: '' });
  await fresh.remove();
});

describe('A closed pipe', () => {
  /** Runs a command with some of its outputs closed, as by `| head`. */
  async function runWithClosed(
    program: Program,
    args: readonly string[],
    streams: readonly ('stdout' | 'stderr')[],
  ) {
    const child = await program.start(args);
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
    expect(await runWithClosed(program, line.split(' '), ['stdout'])).toEqual({ code: 0, stderr: '' });
  });

  // On Linux, /dev/full acts as a full disk.
  const fullDisk = existsSync('/dev/full') ? test : test.skip;

  fullDisk.each(['catalogue export', 'snapshots show 2', 'db status', '--help'])(
    'is distinguished from a full disk, after "%s"',
    async (line) => {
      const full = openSync('/dev/full', 'w');
      const child = await program.start(line.split(' '), ['ignore', full, 'pipe']);
      let stderr = '';
      child.stderr?.on('data', (text) => (stderr += text));
      expect(await exitOf(child)).toBe(1);
      expect(stderr).toMatch(/^Cannot write the output: ENOSPC[^\n]*\n$/);
      closeSync(full);
    },
  );

  test('does not hide an error', async () => {
    const misconfigured = new Program({ PORT: 'many' });
    const args = ['scores', 'status', '--json'];
    const withoutStdout = await runWithClosed(misconfigured, args, ['stdout']);
    expect(withoutStdout).toEqual({ code: 4, stderr: expect.stringMatching(/^.*PORT.*\n$/) });
    const withoutOutput = await runWithClosed(misconfigured, args, ['stdout', 'stderr']);
    expect(withoutOutput.code).toBe(4);
    await misconfigured.remove();
  });
});

describe('The doctor', () => {
  test('reports a healthy installation', async () => {
    const { code, stdout } = await program.run(['doctor']);
    expect(code).toBe(0);
    expect(stdout).toContain('581 models');
    expect(stdout).toContain('pg_trgm is available');
    expect(stdout).toMatch(/^ok +Photos and videos are stored in the folder .*media$/m);
    expect(await program.json(['doctor'])).toMatchObject({ isHealthy: true });
  });

  test('says for how many backends the connections of the database are enough', async () => {
    // A role's limit holds for the whole server. The open connection keeps it running between the commands.
    const [enough, limited] = await embedded.withDatabase(async (database) => {
      await embedded.run(['db', 'migrate']);
      const before = await embedded.run(['doctor']);
      await database.query('alter role current_user connection limit 16');
      return [before, await embedded.run(['doctor'])];
    });
    expect(enough.stdout).toMatch(/^ok +The database allows 197 connections, enough for 10 backends$/m);
    expect(limited.code).toBe(0);
    expect(limited.stdout).toMatch(
      /^warn +The database allows 16 connections, .* up to 19 .*max_connections/m,
    );
  });

  test('runs the other checks when the database does not answer, with exit code 4', async () => {
    const disconnected = new Program({ DATABASE_URL: unreachable });
    const { code, stdout } = await disconnected.run(['doctor']);
    await disconnected.remove();
    expect(code).toBe(4);
    expect(stdout).toMatch(/^ok +Node/m);
    expect(stdout).toMatch(/^ok +Data directory/m);
    expect(stdout).toMatch(/^fail +The database 127.0.0.1:1\/x does not answer: .*DATABASE_URL/m);
  });

  test('reports a media store that cannot be used, and runs the other checks', async () => {
    const s3 = { S3_BUCKET: 'photos', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' };
    const withBucket = new Program({ S3_ENDPOINT: 'http://127.0.0.1:1', ...s3 });
    const bucket = await withBucket.run(['doctor']);
    const reconciled = await withBucket.run(['media', 'reconcile', '--apply']);
    await withBucket.remove();
    expect(bucket.code).toBe(4);
    expect(bucket.stdout).toMatch(/^fail +.*photos at http:\/\/127.0.0.1:1: .*ECONNREFUSED.*S3_ENDPOINT/m);
    expect(bucket.stdout).toMatch(/^ok +PostgreSQL/m);
    expect(reconciled.code).toBe(4);
    expect(reconciled.stderr).toMatch(/photos at http:\/\/127.0.0.1:1 cannot be compared: .*ECONNREFUSED/);
    expect(reconciled.stderr).not.toContain('Nothing was changed');

    const withFolder = new Program();
    mkdirSync(join(withFolder.folder, 'data'));
    withFolder.write('data/media', 'This is not a folder.');
    const folder = await withFolder.run(['doctor']);
    await withFolder.remove();
    expect(folder.code).toBe(4);
    expect(folder.stdout).toMatch(/^fail +.*the folder .*media: EEXIST.* Make that folder writable/m);
  });

  test('names every invalid setting, with exit code 4', async () => {
    const misconfigured = new Program({ PORT: 'many', DATABASE_URL: 'mysql://somewhere' });
    const { code, stdout } = await misconfigured.run(['doctor']);
    await misconfigured.remove();
    expect(code).toBe(4);
    expect(stdout).toMatch(/^ok +Node/m);
    expect(stdout).toMatch(/^fail +PORT /m);
    expect(stdout).toMatch(/^fail +DATABASE_URL /m);
    expect(stdout).toMatch(/^fail +The database was not checked/m);
  });
});

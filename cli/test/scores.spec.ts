import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rowOf, workbookOf } from '../../backend/test/packed-files.js';
import { waitingForLocks } from '../../backend/test/test-database.js';
import { until } from '../../backend/test/until.js';
import { exitOf, Program } from './program.js';

const fixtures = resolve(import.meta.dirname, 'fixtures');
const program = new Program();
const may = ['--retailer', 'lowes', '--month', '2026-05'];

/** Copies a fixture to the program's folder, because an import writes its rejects next to the file. */
function copyFixture(path: string): string {
  const name = basename(path);
  copyFileSync(join(fixtures, path), join(program.folder, name));
  return name;
}

beforeAll(async () => {
  expect(await program.run(['seed'])).toMatchObject({ code: 0 });
});
afterAll(() => program.remove());

describe('Score files', () => {
  test.each(readdirSync(join(fixtures, 'ok')))('like %s are read', async (name) => {
    const args = ['scores', 'import', copyFixture(`ok/${name}`), ...may, '--create-missing', '--accept-all'];
    const report = await program.json(args);
    expect(report).toMatchObject({ state: 'planned', rejects: { total: 0 } });
    const { rows, created, changed } = report.counts;
    expect(rows).toBeGreaterThan(0);
    expect(created + changed).toBe(rows);
    const [encoding = 'utf-8'] = /windows-1252|utf-16le/.exec(name) ?? [];
    expect(report.file.encoding).toBe(encoding);
  });

  test.each(['sep-line.csv', 'blank-rows-at-end.csv', 'short-rows.csv', 'blank-first-line-semicolon.csv'])(
    'like %s give their two models and no rejects',
    async (name) => {
      const args = ['scores', 'import', copyFixture(`ok/${name}`), ...may, '--create-missing'];
      const { code, stdout } = await program.run(args);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^Rows +2 read, 0 rejected\nModels +2 new, 0 changed, 0 unchanged$/m);
      expect(existsSync(join(program.folder, `${name}.rejects.csv`))).toBe(false);
    },
  );

  test('with names that a spreadsheet has damaged are planned with warnings', async () => {
    const name = program.write('damaged.csv', 'brand,model,category,rating\nCafŽ,A1,washers,4\n');
    const { code, stdout } = await program.run(['scores', 'import', name, ...may, '--create-missing']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Warnings\n {2}line 2 {2}CafŽ A1 {2}brand {2}text-garbled {2}"CafŽ" has letters /m,
    );
  });

  test('with averages that cannot follow from the old ones are planned with checks', async () => {
    const rated = (cells: string) =>
      program.write('odd.csv', `brand,model,category,rating,reviewCount\nAcme,Odd 1,washers,${cells}\n`);
    const plan = ['scores', 'import', rated('4.00,100'), '--retailer', 'lowes', '--create-missing'];
    expect((await program.run([...plan, '--month', '2026-04', '--apply'])).code).toBe(0);
    rated('4.60,150');
    const { code, stdout } = await program.run([...plan, '--month', '2026-05']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Checks\n {2}Acme Odd 1 at Lowe's: the new average cannot follow from the old one \(impossible step\)$/m,
    );
  });

  test('with model numbers that a spreadsheet has rewritten are rejected', async () => {
    const name = program.write('rewritten.csv', 'brand,model,category,rating\nAcme,3-Mar,washers,4\n');
    const { code, stdout } = await program.run(['scores', 'import', name, ...may, '--create-missing']);
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^Rejected rows\n {2}line 2 {2}Acme 3-Mar {2}model {2}model-rewritten {2}"3-Mar" looks like /m,
    );
  });

  test('with rounded counts are read when that is allowed', async () => {
    const name = program.write(
      'rounded.csv',
      'brand,model,category,rating,reviews\nAcme,A1,washers,4.7 out of 5,(2.1k)\n',
    );
    const args = ['scores', 'import', name, ...may, '--create-missing'];
    const refused = await program.run(args);
    expect(refused.code).toBe(3);
    expect(refused.stdout).toContain('Use the exact one, or use --allow-rounded-counts.');
    const { code, stdout } = await program.run([...args, '--allow-rounded-counts']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/Reviews .*2100/);
  });

  test('of a workbook with several sheets need the name of one', async () => {
    const sheet = (name: string) => ({
      name,
      rows: rowOf(1, 'brand', 'model', 'category', 'rating') + rowOf(2, 'Acme', name, 'washers', '4,7'),
    });
    const name = program.write('rounded.xlsx', workbookOf([sheet('June'), sheet('May')]));
    const args = ['scores', 'import', name, ...may, '--create-missing'];
    const refused = await program.run(args);
    expect(refused.code).toBe(3);
    expect(refused.stderr).toContain(
      'rounded.xlsx has 2 sheets: "June", "May". Name the one to import (--sheet',
    );
    const { stdout } = await program.run([...args, '--sheet', 'May']);
    expect(stdout).toContain('Acme May');
    expect(stdout).toContain('rounded.xlsx (scores · lowes · 2026-05, sheet May)');
  });

  test.each([
    ['empty.csv', 'file-empty'],
    ['header-only.csv', 'file-empty'],
    ['missing-column.csv', 'columns'],
    ['no-ratings.csv', 'columns'],
    ['column-twice.csv', 'columns'],
    ['binary.csv', 'file-binary'],
    ['truncated.csv.gz', 'file-truncated'],
    ['mixed-encodings.csv', 'file-encoding'],
  ])('like %s are refused as %s, with exit code 3', async (name, code) => {
    const outcome = await program.run(['scores', 'import', copyFixture(`not-ok/${name}`), ...may, '--json']);
    expect(outcome.code).toBe(3);
    expect(JSON.parse(outcome.stdout).error.code).toBe(code);
  });

  test('report every rejected row with its line, and write them next to the file', async () => {
    const name = copyFixture('not-ok/rejected-rows.csv');
    const outcome = await program.run(['scores', 'import', name, ...may, '--apply', '--json']);
    expect(outcome.code).toBe(3);
    const { rejects, state } = JSON.parse(outcome.stdout);
    expect(state).toBe('rejected');
    expect(rejects.listed.map(({ line, code }: { line: number; code: string }) => [line, code])).toEqual([
      [2, 'rating-above-scale'],
      [3, 'count-negative'],
      [4, 'category'],
      [5, 'formula'],
      [6, 'unknown-model'],
      [7, 'column-count'],
      [9, 'duplicate'],
    ]);
    const messages = rejects.listed.map(({ message }: { message: string }) => message);
    expect(messages[4]).toMatch(/^Nobody Unknown \(washers\) is not in the catalogue\./);
    expect(messages[6]).toMatch(/^The file lists GE jgbs-66dekbb more than once/);
    const written = readFileSync(join(program.folder, `${name}.rejects.csv`), 'utf8');
    expect(written).toContain("'=cmd");
    expect(written.trim().split('\n')).toHaveLength(8);
    // Rows that only fail against the catalogue are also returned whole, to be fixed and imported.
    expect(written).toContain('GE,jgbs-66dekbb,stoves,4.7,12000');
    expect(written).toContain('Nobody,Unknown,washers,4.8,50');
  });

  test('return rejected rows that can be fixed and imported', async () => {
    const row = 'LG,WM5800HVA,washers,5.1,50';
    const name = program.write('slip.csv', `brand,model,category,rating,reviewCount\n${row}\n`);
    const list = 'to-fix.csv';
    const { code, stdout } = await program.run(['scores', 'import', name, ...may, '--rejects', list]);
    expect(code).toBe(3);
    expect(stdout).toContain(`All rejected rows are in ${join(program.folder, list)}\n`);
    const rejects = readFileSync(join(program.folder, list), 'utf8');
    const fixed = program.write('fixed.csv', rejects.replace(row, row.replace('5.1', '4.6')));
    const report = await program.json(['scores', 'import', fixed, ...may, '--accept-all']);
    expect(report).toMatchObject({
      state: 'planned',
      counts: { rows: 1, rejected: 0 },
      ignoredColumns: [],
    });
  });

  test('are planned without writing a file, and the plan says how to get one', async () => {
    const row = (n: number) => `Acme,A${n},washers,${n + 6},1`;
    const rows = Array.from({ length: 22 }, (_, index) => row(index)).join('\n');
    const name = program.write('many.csv', `brand,model,category,rating,reviewCount\n${rows}\n`);
    program.write(`${name}.rejects.csv`, 'from last month');
    const files = () => readdirSync(program.folder).sort();
    const before = files();
    const { code, stdout } = await program.run(['scores', 'import', name, ...may]);
    expect(code).toBe(3);
    expect(stdout.match(/^ {2}line \d+ /gm)).toHaveLength(20);
    expect(stdout).toContain('... and 2 more\nTo get all rejected rows in a file');
    expect(stdout).toContain('add --rejects FILE.');
    expect(files()).toEqual(before);
  });

  test('say once what many rows have in common, and which option helps', async () => {
    const rows = Array.from({ length: 27 }, (_, index) => `Acme,A${index},washers,4.1,1`).join('\n');
    const name = program.write('new-brand.csv', `brand,model,category,rating,reviewCount\n${rows}\n`);
    const { code, stdout } = await program.run(['scores', 'import', name, ...may]);
    expect(code).toBe(3);
    expect(stdout).toContain(
      '  27 rows: not in the catalogue; to add them, use --create-missing\n    line 2 Acme A0\n',
    );
    expect(stdout).toContain('    line 6 Acme A4\n    ... and 22 more\n');
    expect(stdout.match(/not in the catalogue/g)).toHaveLength(1);
  });

  test('are not overwritten with their own rejected rows', async () => {
    const name = copyFixture('not-ok/rejected-rows.csv');
    const args = ['scores', 'import', name, ...may, '--rejects', `./${name}`];
    const { code, stderr } = await program.run(args);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: `./${name} is the file to import. Name another file for the rejected rows.\n`,
    });
  });

  test('are not skipped when their file cannot be written', async () => {
    const rows = 'LG,WM5800HVA,washers,4.6,50\nLG,WM4000HWA,washers,5.1,50';
    const name = program.write('half.csv', `brand,model,category,rating,reviewCount\n${rows}\n`);
    const imports = () => program.json(['snapshots', 'list']);
    const before = await imports();
    const skip = ['--allow-rejects', '1', '--accept-all', '--apply', '--rejects', 'missing/to-fix.csv'];
    const { code, stderr } = await program.run(['scores', 'import', name, ...may, ...skip]);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/^Cannot write the rejected rows to .*missing\/to-fix\.csv: ENOENT/),
    });
    expect(await imports()).toEqual(before);
  });

  test('do not hide that the import was applied when they cannot be written in the end, and come the next time', async () => {
    const rows = 'LG,WM5800HVA,washers,4.6,50\nLG,WM4000HWA,washers,5.1,50';
    const name = program.write('late.csv', `brand,model,category,rating,reviewCount\n${rows}\n`);
    const list = join(program.folder, `${name}.rejects.csv`);
    mkdirSync(list); // Like a full disk, it is noticed only once everything else is done.
    const args = ['scores', 'import', name, ...may, '--allow-rejects', '1', '--accept-all', '--apply'];
    const { code, stderr } = await program.run(args);
    const [{ id }] = await program.json(['snapshots', 'list']);
    expect(code).toBe(2);
    expect(stderr).toMatch(`Applied as import ${id}. Cannot write the rejected rows to ${list}: EISDIR`);
    expect(stderr).toContain('To get the rejected rows, import the same file again.');
    rmSync(list, { recursive: true });
    expect(await program.json(args)).toMatchObject({ state: 'already-applied', importId: id });
    expect(readFileSync(list, 'utf8')).toContain('WM4000HWA');
    expect((await program.run(['scores', 'rollback', id, '--apply'])).code).toBe(0);
  });

  test('do not replace a pipe, a device or a folder', async () => {
    const name = copyFixture('not-ok/rejected-rows.csv');
    spawnSync('mkfifo', [join(program.folder, 'pipe')]);
    for (const path of ['pipe', '.']) {
      const { code, stderr } = await program.run(['scores', 'import', name, ...may, '--rejects', path]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: `${path} is not a regular file. Name another file for the rejected rows.\n`,
      });
    }
    expect(statSync(join(program.folder, 'pipe')).isFIFO()).toBe(true);
  });

  test('with invisible or bidirectional control characters in names are refused, as in the form', async () => {
    const { rejects } = await program.json([
      'scores',
      'import',
      copyFixture('not-ok/unseen-names.csv'),
      ...may,
    ]);
    expect(rejects.listed.map(({ code }: { code: string }) => code)).toEqual(['characters', 'required']);
  });

  test('cannot write control characters to the terminal', async () => {
    const rows =
      'brand,model,category,rating,reviewCount,\u001b]0;mine\u0007\nLG,WM5800HVA,washers,\u001b[2J9,1,x\n';
    const { code, stdout } = await program.run(['scores', 'import', '-', ...may], rows);
    expect(code).toBe(3);
    expect(stdout).toContain('mine');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test.each([
    ['.', '. is a folder. Name a file in it.'],
    ['/dev/null', '/dev/null is not a regular file. To read from a pipe, use "-".'],
  ])('that are not regular files are refused: %s', async (name, message) => {
    const { code, stderr } = await program.run(['scores', 'import', name, ...may]);
    expect({ code, stderr }).toEqual({ code: 2, stderr: `${message}\n` });
  });

  test('with ratings finer than a tenth of a star are refused', async () => {
    const report = await program.json(['scores', 'import', copyFixture('not-ok/fractional.csv'), ...may]);
    expect(report.rejects.listed[0].code).toBe('rating-fractional');
  });

  test.each(['x', ','])('with an endless line of %s are refused early', async (character) => {
    function* endless() {
      yield 'brand,model,category,rating,reviewCount\n';
      for (let i = 0; i < 32_768; i++) yield character.repeat(65_536);
    }
    const outcome = await program.run(['scores', 'import', '-', ...may, '--json'], endless());
    expect(outcome.code).toBe(3);
    expect(JSON.parse(outcome.stdout).error.code).toBe('file-row-too-long');
  });
});

describe('A month of scores', () => {
  const june = ['--retailer', 'lowes', '--month', 'June 2026'];
  const text =
    'brand,model,category,rating,reviewCount\nLG,WM5800HVA,washers,4.1,900\nGE,JGBS66DEKBB,stoves,4.6,300\n';

  test('is planned, applied once, and rolled back', async () => {
    const file = program.write('june.csv', text);
    const before = await program.exportCatalogue();
    const plan = await program.run(['scores', 'import', file, ...june]);
    expect(plan).toMatchObject({ code: 0, stderr: '' });
    expect(plan.stdout).toMatch(/^Other models displaced\n +\S.+ {2}(stoves|washers)\/\S+ +#\d+ -> #\d+$/m);
    expect(plan.stdout).toContain('Nothing was written. Add --apply to apply this plan.');
    expect(await program.exportCatalogue()).toBe(before);
    const applied = await program.json(['scores', 'import', file, ...june, '--apply']);
    expect(applied.state).toBe('applied');
    const washer = applied.changes.listed.find(({ model }: { model: string }) => model === 'WM5800HVA');
    const modelAndLine = ({ model, line }: { model: string; line: number }) => [model, line];
    expect(new Map(applied.changes.listed.map(modelAndLine))).toEqual(
      new Map([
        ['WM5800HVA', 2],
        ['JGBS66DEKBB', 3],
      ]),
    );
    expect(washer.rankBefore).toBe(1);
    expect(washer.rankAfter).toBeGreaterThan(1);
    expect(await program.exportCatalogue()).not.toBe(before);
    const again = await program.run(['scores', 'import', file, ...june, '--apply']);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(`Already applied as import ${applied.importId}`);
    expect(again.stdout).not.toContain('since');
    const fixed = program.write(
      'corrected.csv',
      'brand,model,category,rating,reviewCount\nLG,WM5800HVA,washers,4.8,900\n',
    );
    const correction = await program.json(['scores', 'import', fixed, ...june, '--apply']);
    const late = await program.run(['scores', 'import', file, ...june, '--apply']);
    expect(late.stdout).toContain(`Import ${correction.importId} has changed some of its scores since.`);
    expect((await program.run(['scores', 'rollback', correction.importId, '--apply'])).code).toBe(0);
    const planned = await program.run(['scores', 'rollback', applied.importId]);
    expect(planned.stdout).toContain(`\nImport    ${applied.importId} (lowes 2026-06, june.csv)\n`);
    expect(planned.stdout).toMatch(
      /^ +LG WM5800HVA +washers\/front-load +#\d+ -> #1 +Lowe's Score 4\.1 -> -/m,
    );
    expect(planned.stdout).toContain(
      'This leaves 2 models without a score from a retailer.\nNothing was written. Add --apply to roll back.\n',
    );
    const undone = await program.run(['scores', 'rollback', applied.importId, '--apply']);
    expect(undone.code).toBe(0);
    expect(undone.stdout).toMatch(
      /^Models +0 restored to their previous scores, 2 left without a score from a retailer, 0 moved to the trash$/m,
    );
    expect(await program.exportCatalogue()).toBe(before);
  });

  test('is that of the file name, and so is the retailer, unless the options say otherwise', async () => {
    const file = program.write('2026-06_lowes.csv', text);
    const guessed = await program.run(['scores', 'import', file]);
    expect(guessed.stdout).toContain(
      'File      2026-06_lowes.csv (scores · lowes · 2026-06)\n          from its name: retailer lowes, month 2026-06\n',
    );
    const other = await program.run([
      'scores',
      'import',
      file,
      '--retailer',
      'best-buy',
      '--month',
      '2026-05',
    ]);
    expect(other.stdout).toContain(
      '(scores · best-buy · 2026-05)\n          but its name says retailer lowes, month 2026-06\n',
    );
    const unnamed = await program.run(['scores', 'import', '-', '--retailer', 'lowes'], text);
    expect(unnamed).toMatchObject({ code: 2, stderr: expect.stringContaining('(--month in the CLI)') });
  });

  test('adds the skipped rows once the same file can be imported whole', async () => {
    const file = program.write(
      'left-out.csv',
      'brand,model,category,rating,reviewCount\nLG,WM5800HVA,washers,4.8,900\nAcme,Later,washers,4.6,300\n',
    );
    const args = ['scores', 'import', file, ...june, '--apply', '--allow-rejects', '1'];
    const list = join(program.folder, `${file}.rejects.csv`);
    const first = await program.json(args);
    expect(first).toMatchObject({ state: 'applied', counts: { rejected: 1 } });
    const again = await program.run(args);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(
      `Already applied as import ${first.importId}, without the rejected rows; nothing to do.`,
    );
    expect(again.stdout).not.toContain('unchanged');
    expect(readFileSync(list, 'utf8')).toContain('Acme,Later');
    const models = program.write('later.csv', 'brand,model,category\nAcme,Later,washers\n');
    expect(await program.json(['catalogue', 'import', models, '--apply'])).toMatchObject({
      state: 'applied',
    });
    const whole = await program.json(args);
    expect(whole).toMatchObject({ state: 'applied', counts: { rejected: 0, changed: 1, unchanged: 1 } });
    expect(existsSync(list)).toBe(false);
    expect(await program.json(args)).toMatchObject({ state: 'already-applied', importId: whole.importId });
    for (const { importId } of [first, whole])
      expect((await program.run(['scores', 'rollback', importId, '--apply'])).code).toBe(0);
  });

  test('that looks like a mistake is stopped by a guard, with exit code 6', async () => {
    const file = program.write(
      'slip.csv',
      'brand,model,category,rating,reviewCount\nWhirlpool,WRF535SWHZ,fridges,1.0,6700\n',
    );
    const args = ['scores', 'import', file, '--retailer', 'home-depot', '--month', '2026-06', '--apply'];
    const outcome = await program.run(args);
    expect(outcome.code).toBe(6);
    expect(outcome.stdout).toContain('score-move');
  });

  test('leaves nothing behind when it is interrupted or killed', async () => {
    const before = await program.exportCatalogue();
    for (const [signal, code] of [
      ['SIGINT', 130],
      ['SIGKILL', null],
    ] as const) {
      const child = await program.start(['scores', 'import', '-', ...june, '--create-missing', '--apply']);
      child.stdin?.on('error', () => undefined);
      child.stdin?.write('brand,model,category,rating,reviewCount\n');
      for (let i = 0; i < 20_000; i++) child.stdin?.write(`Acme,X${i},washers,4.0,10\n`);
      await new Promise((read) => child.stdin?.write('Acme,last,washers,4.0,10\n', read));
      const end = exitOf(child);
      child.kill(signal);
      expect(await end).toBe(code);
    }
    expect(await program.exportCatalogue()).toBe(before);
  });

  test('can be interrupted while it waits for the first line', async () => {
    await program.withDatabase(async (database) => {
      // The last query before it waits; its connection stays open for some seconds.
      const hasReadProfiles = () =>
        database.query(
          `select from pg_stat_activity where query ~ 'import_profiles' and pid <> pg_backend_pid() and datname = current_database()`,
        );
      const child = await program.start(['scores', 'import', '-', ...june]);
      await until(async () => (await hasReadProfiles()).length > 0);
      const end = exitOf(child);
      child.kill('SIGINT');
      expect(await end).toBe(130);
    });
  });

  test('leaves no lock behind when it is interrupted or killed while waiting for another writer', async () => {
    const file = program.write('june.csv', text);
    const args = ['scores', 'import', file, ...june];
    const before = await program.exportCatalogue();
    await program.withDatabase(async (database) => {
      const waiting = () => database.query(waitingForLocks);
      const writer = await database.dedicatedClient();
      try {
        await writer.query(`begin; select from appliances where model = 'WM5800HVA' for update`);
        for (const signal of ['SIGINT', 'SIGKILL'] as const) {
          const child = await program.start([...args, '--apply']);
          await until(async () => (await waiting()).length > 0);
          const end = exitOf(child);
          child.kill(signal);
          await end;
          await until(async () => (await waiting()).length === 0);
          expect(await program.json(args)).toMatchObject({ state: 'planned' });
        }
      } finally {
        await writer.end();
      }
    });
    expect(await program.exportCatalogue()).toBe(before);
  });

  test('is refused with exit code 5 while another import runs', async () => {
    const start = () => program.start(['scores', 'import', '-', ...june]);
    const imports = await Promise.all([start(), start()]);
    for (const { stdin } of imports) {
      stdin?.on('error', () => undefined);
      stdin?.write(text); // Both wait for more input; only the one that holds the lock keeps waiting.
    }
    const ends = imports.map(exitOf);
    expect(await Promise.race(ends)).toBe(5);
    for (const { stdin } of imports) stdin?.end();
    expect((await Promise.all(ends)).sort()).toEqual([0, 5]);
  });

  test('that loses a deadlock to another writer asks to try again, with exit code 5', async () => {
    const file = program.write('june.csv', text);
    const outcome = await program.withDatabase(async (database) => {
      const writer = await database.dedicatedClient();
      try {
        // The session with the shorter timeout detects the deadlock, and is the one aborted.
        await writer.query(`begin; set local deadlock_timeout = '1min'`);
        await writer.query(`select from appliances where model = 'WM5800HVA' for update`);
        const imported = program.run(['scores', 'import', file, ...june, '--apply']);
        await until(async () => (await database.query(waitingForLocks)).length > 0);
        await writer.query(`update appliances set price_range = null where model = 'WM5800HVA'`);
        return await imported;
      } finally {
        await writer.end();
      }
    });
    expect(outcome).toMatchObject({
      code: 5,
      stderr: expect.stringMatching(/^.*Try again in a moment\.\n$/),
    });
  });
});

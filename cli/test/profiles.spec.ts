import { afterAll, describe, expect, test } from '@jest/globals';
import { until } from '../../backend/test/until.js';
import { exitOf, Program } from './program.js';

const program = new Program();
afterAll(() => program.remove());

const mapping = 'brand=Maker,model=Item~"^Model # ",category=@washers,rating=Avg';
const profiles = (...args: string[]) => program.run(['profiles', ...args]);

describe('Profiles', () => {
  test('are saved, listed, shown, exported, deleted, and imported again', async () => {
    expect((await profiles('list')).stdout).toBe('No profiles have been saved yet.\n');
    const [first = '', ...others] = mapping.split(',');
    const saved = await profiles(
      'save',
      'scrape',
      '--retailer',
      'lowes',
      '--map',
      first,
      '--map',
      others.join(),
    );
    expect(saved).toMatchObject({ code: 0, stderr: '' });
    expect((await profiles('list')).stdout).toMatch(/^NAME +RETAILER +SAVED +MAPPING\nscrape +lowes /);
    expect((await profiles('show', 'scrape')).stdout).toContain('\n  model=Item~"^Model # "\n');
    const { stdout: json } = await profiles('export');
    expect(JSON.parse(json)).toEqual([{ name: 'scrape', retailer: 'lowes', mapping }]);
    expect((await profiles('delete', 'scrape')).stdout).toBe('Deleted the profile scrape.\n');
    expect(await profiles('show', 'scrape')).toMatchObject({
      code: 2,
      stderr: 'There is no profile "scrape".\n',
    });
    // Some editors begin a file with a byte order mark.
    const file = program.write('profiles.json', `\uFEFF${json}`);
    expect((await profiles('import', file)).stdout).toBe('added  scrape\n');
    expect((await profiles('import', file)).stdout).toBe('unchanged  scrape\n');
    const plain = await profiles('save', 'plain', '--map', 'brand=A');
    expect(plain.stdout).toMatch(/^Profile +plain \(no retailer, saved 20\d\d-\d\d-\d\d\)\n {2}brand=A\n$/);
    expect((await profiles('list')).stdout).toMatch(/^plain +- +20/m);
    expect((await profiles('show', 'nope')).stderr).toContain('Those that exist: plain, scrape.');
    expect((await program.run(['profiles', 'export', 'scrape'])).stdout).toBe(json);
    await profiles('delete', 'plain');
  });

  test('of a file are imported all or none', async () => {
    const good = { name: 'good', mapping: 'brand=A' };
    const file = program.write('bad.json', JSON.stringify([good, { name: 'bad', mapping: 'colour=A' }]));
    expect(await profiles('import', file)).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^Profile 2 of bad\.json cannot be saved\. "colour" is not a field/),
    });
    const named = (name: string, column: string) => ({ name, mapping: `brand=${column}` });
    const repeated = [named('twice', 'A'), named('once', 'A'), named('twice', 'B')];
    expect(await profiles('import', program.write('twice.json', JSON.stringify(repeated)))).toEqual({
      code: 3,
      stdout: '',
      stderr: 'Profiles 1 and 3 of twice.json are both named twice. Remove or rename one.\n',
    });
    expect(JSON.parse((await profiles('export')).stdout)).toHaveLength(1);
    const empty = program.write('empty.json', '[]');
    expect((await profiles('import', empty)).stdout).toBe('empty.json holds no profiles.\n');
    const text = program.write('text.json', 'brand,model');
    expect(await profiles('import', text)).toMatchObject({ code: 3 });
  });

  test('are not waited for any longer when the import is interrupted', async () => {
    await program.withDatabase(async (database) => {
      // The last query before it reads stdin; its connection stays open for some seconds.
      const hasCheckedSchema = () =>
        database.query(
          `select from pg_stat_activity where query ~ 'name from migrations' and pid <> pg_backend_pid()
             and state = 'idle' and datname = current_database()`,
        );
      const child = await program.start(['profiles', 'import', '-']);
      await until(async () => (await hasCheckedSchema()).length > 0);
      const end = exitOf(child);
      child.kill('SIGINT');
      expect(await end).toBe(130);
    });
  });

  test.each([
    [['--map', 'colour=A'], '"colour" is not a field'],
    [['--map', 'month=@2026-05,brand=A'], 'A profile serves for every month'],
    [[], "required option '--map <fields>' not specified"],
  ])('are not saved with %j', async (options, message) => {
    const { code, stderr } = await profiles('save', 'scrape', ...options);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});

describe('A file with other headers', () => {
  const name = 'lowes-2026-05.csv';
  const rows = ['Acme,Model # A1,4.5', 'Acme,Model # A2,4'];
  const plan = (...options: string[]) =>
    program.run(['scores', 'import', name, '--create-missing', ...options]);

  test('is refused with the command to type, which plans it', async () => {
    program.write(name, `Maker,Item No.,Avg Stars\n${rows.join('\n')}\n`);
    const { code, stdout, stderr } = await plan();
    expect({ code, stdout }).toEqual({ code: 3, stdout: '' });
    expect(stderr).toContain(
      '\n  FIELD   COLUMN     LINE 2      LINE 3\n  brand   Maker      Acme        Acme\n',
    );
    expect(stderr).toContain('Not found: category. Fill in what the command below leaves open.');
    const [, typed = ''] = stderr.split(/If this is right, type:|To have such files/);
    const options = [...typed.matchAll(/--map (?:'([^']*)'|(\S+))/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? '',
    );
    expect(options).toEqual([
      'brand=Maker',
      'model=Item No.~"^Model # "',
      'rating=Avg Stars',
      'category=@CATEGORY',
    ]);
    const filled = options.map((option) => option.replace('CATEGORY', 'washers'));
    const planned = await plan(...filled.flatMap((option) => ['--map', option]));
    expect(planned.code).toBe(0);
    expect(planned.stdout).toContain('\nMapping   brand=Maker,model=Item No.~"^Model # ",category=@washers,');
  });

  test('is recognised by its profile, which the plan names', async () => {
    program.write(name, `Maker,Item,Avg\n${rows.join('\n')}\n`);
    const { code, stdout } = await plan();
    expect(code).toBe(0);
    expect(stdout).toContain('\nMapping   profile scrape, recognised by the header\n');
    expect((await plan('--profile', 'scrape')).stdout).toContain('\nMapping   profile scrape\n');
  });

  test('takes a mapping or a profile, not both', async () => {
    expect(await plan('--profile', 'scrape', '--map', 'brand=Maker')).toMatchObject({ code: 2 });
  });
});

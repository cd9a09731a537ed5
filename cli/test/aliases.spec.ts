import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Program } from './program.js';

const program = new Program();
const may = ['--retailer', 'lowes', '--month', '2026-05'];

beforeAll(async () => {
  expect(await program.run(['seed'])).toMatchObject({ code: 0 });
});
afterAll(() => program.remove());

const file = (...names: string[]) =>
  program.write('names.csv', `brand,model,category,rating\n${names.map((each) => `${each},4.5\n`).join('')}`);
const plan = (...names: string[]) => program.run(['scores', 'import', file(...names), ...may]);
/** The words of the commands that a plan offers, as a shell would read them. */
const commandsIn = (stdout: string) =>
  [...stdout.matchAll(/^ +appliance-index (aliases add .*)$/gm)].map(([, command = '']) =>
    [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );

describe('Names that the catalogue does not have', () => {
  test('are planned with the closest models, and with the commands that decide what they mean', async () => {
    const { code, stdout } = await plan('LG,WM5800H*A,washers', 'LG,WM 5800,washers');
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^ {2}line 2 {2}LG WM5800H\*A \(washers\)\n {4}is it LG WM5800HVA\? \(wildcard\)$/m,
    );
    expect(stdout).toMatch(/^ {4}nothing is close to it; is it new, or to be left out\?$/m);
    const [same = [], ...others] = commandsIn(stdout);
    expect(others.map(([, , decision, ...name]) => [decision, ...name])).toEqual([
      ['--new', 'LG', 'WM5800H*A', 'washers'],
      ['--ignore', 'LG', 'WM5800H*A', 'washers'],
      ['--new', 'LG', 'WM 5800', 'washers'],
      ['--ignore', 'LG', 'WM 5800', 'washers'],
    ]);
    const decided = await program.run(same);
    expect(decided).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is LG WM5800HVA, from the next'),
    });
    const isNew = await program.run(others[2] ?? []);
    expect(isNew.stdout).toBe('LG WM 5800 (washers) is a new model, from the next import on.\n');
    const isIgnored = await program.run(others[3] ?? []);
    expect(isIgnored.stdout).toBe('LG WM 5800 (washers) is ignored, from the next import on.\n');
    const after = await plan('LG,WM5800H*A,washers', 'LG,WM 5800,washers');
    expect(after.stdout).toMatch(
      /^Rows +2 read, 0 rejected, 1 ignored\nModels +0 new, 1 changed, 0 unchanged$/m,
    );
  });

  test('are listed with what was decided by whom, until that is removed; scores stay', async () => {
    const { stdout } = await program.run(['aliases', 'list']);
    expect(stdout).toMatch(/ LG +WM5800H\*A +washers +LG WM5800HVA +2\d{3}-.* cli:/);
    const trash = (at: string) =>
      program.sql(`update appliances set deleted_at = ${at} where model = 'WM5800HVA'`);
    await trash('now()');
    expect((await program.run(['aliases', 'list'])).stdout).toContain(' LG WM5800HVA (in the trash) ');
    await trash('null');
    const namesOf = async (...options: string[]) =>
      (await program.json(['aliases', 'list', ...options])).map(({ model }: { model: string }) => model);
    expect(await namesOf('--decision', 'ignore')).toEqual(['WM 5800']);
    expect(await namesOf('--search', ' wm5800hva ')).toEqual(['WM5800H*A']);
    expect((await program.run(['aliases', 'list', '--search', 'kit'])).stdout).toBe('No decision fits.\n');
    for (const { id } of await program.json(['aliases', 'list'])) {
      const removed = await program.run(['aliases', 'remove', id]);
      expect(removed.stdout).toContain('Scores that were imported by it stay as they are.');
    }
    expect((await program.run(['aliases', 'list'])).stdout).toBe('Nothing has been decided yet.\n');
    expect(await program.run(['aliases', 'remove', 'WM 5800'])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is no such decision any more. Use "aliases list" to see the decisions.\n',
    });
  });

  test('of a brand are decided at once', async () => {
    const asked = await plan('LG Electronics,WM5800HVA,washers');
    expect(asked.stdout).toContain(
      "is LG Electronics always LG? (1 name)\n      appliance-index aliases add --same-brand LG 'LG",
    );
    const args = ['aliases', 'add', 'LG Electronics', '--same-brand', 'LG'];
    expect((await program.run(args)).stdout).toBe(
      'LG Electronics is the brand LG, from the next import on.\n',
    );
    expect((await program.run(['aliases', 'list'])).stdout).toMatch(/ LG Electronics +- +- +the brand LG /);
    const { unmatched, counts } = await program.json([
      ...['scores', 'import', file('LG Electronics,WM5800HVA,washers', 'LG Electronics,WM5800HBA,washers')],
      ...may,
    ]);
    expect(counts).toMatchObject({ changed: 1, rejected: 1 });
    expect(unmatched.listed[0]).toMatchObject({
      brand: 'LG Electronics',
      candidates: [{ model: 'WM5800HVA', reason: 'colour variant; brand LG' }],
    });
  });

  test.each([
    [['LG', 'X1000', 'washers'], 2, 'say what the name means'],
    [['LG', 'X1000', 'washers', '--new', '--ignore'], 2, 'cannot be used with'],
    [['LG', 'X1000', 'washers', '--same-brand', 'GE'], 2, 'name the brand only'],
    [['LG', '--new'], 2, 'model: Fill in the model.'],
    [['LG', 'WM5800HVA', 'washers', '--ignore'], 5, 'The catalogue itself has LG WM5800HVA (washers)'],
    [['LG', 'X1000', 'washers', '--same-as', 'WM5800HVA'], 2, 'must be the id of a model'],
  ])('are refused if %j does not say what they mean', async (args, code, message) => {
    const outcome = await program.run(['aliases', 'add', ...args]);
    expect(outcome).toMatchObject({ code, stderr: expect.stringContaining(message) });
  });
});

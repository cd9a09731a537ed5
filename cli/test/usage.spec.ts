import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Program } from './program.js';

const { version: release } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'));
const program = new Program();

afterAll(() => program.remove());

describe('Wrong usage', () => {
  const wrong = [
    ['scores', 'import', 'x.csv', '--month', 'May'],
    ['scores', 'import', 'x.csv', '--month', '2026-05', '--retailer', 'target'],
    ['scores', 'import', '--month', '2026-05'],
    ['scores', 'import', 'missing.csv', '--month', '2026-05'],
    ['scores', 'rollback', '9', '--nonsense'],
    ['scores'],
    ['nonsense'],
  ];

  test.each(wrong)('like %s %s %s %s is reported on stderr, with exit code 2', async (...args) => {
    const { code, stdout, stderr } = await program.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  test.each(wrong)('like %s %s %s %s --json also prints one document to stdout', async (...args) => {
    const { code, stdout, stderr } = await program.run([...args, '--json']);
    expect(code).toBe(2);
    expect(stderr).not.toBe('');
    expect(JSON.parse(stdout)).toEqual({
      error: {
        kind: expect.stringMatching(/^(invalid|not-found)$/),
        code: args.includes('missing.csv') ? 'no-file' : 'usage',
        message: expect.stringMatching(/^(?!error)./),
        issues: [],
      },
    });
  });
});

describe('A wrong value', () => {
  test.each([
    [
      ['scores', 'import', 'x.csv', '--retailer', 'bestbuy'],
      'Did you mean "best-buy"? Allowed choices are lowes, ',
    ],
    [['scores', 'import', 'x.csv', '--retailer', 'Home Depot'], 'Did you mean "home-depot"?'],
    [['scores', 'import', 'x.csv', '--retailer', 'loews'], 'Did you mean "lowes"?'],
    [['scores', 'import', 'x.csv', '--month', '202605'], 'Did you mean "2026-05"?'],
    [['catalogue', 'export', '--format', 'jsn'], 'Did you mean "json"?'],
    [['completion', 'bsh'], 'Did you mean "bash"?'],
  ])('like that of %j is answered with the nearest choice', async (args, suggestion) => {
    expect((await program.run(args)).stderr).toContain(suggestion);
  });

  test('that is near none is answered with the choices alone', async () => {
    const { stderr } = await program.run(['scores', 'import', 'x.csv', '--retailer', 'target']);
    expect(stderr).toContain('is invalid. Allowed choices are lowes, home-depot, best-buy, aj-madison.');
  });
});

test('The release is printed with --version', async () => {
  expect(await program.run(['--version'])).toEqual({ code: 0, stdout: `${release}\n`, stderr: '' });
});

describe('Help', () => {
  test.each([
    [['help'], 'appliance-index [options] [command]'],
    [['help', 'scores'], 'appliance-index scores [options] [command]'],
    [['help', 'scores', 'import'], 'appliance-index scores import [options] <file>'],
    [['help', 'seed'], 'appliance-index seed [options]'],
  ])('for %j explains that command', async (args, usage) => {
    const { code, stdout } = await program.run(args);
    expect({ code, usage: stdout.split('\n')[0] }).toEqual({ code: 0, usage: `Usage: ${usage}` });
  });

  test('for an unknown command is wrong usage', async () => {
    const { code, stderr } = await program.run(['help', 'scores', 'nonsense']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining("unknown command 'nonsense'"),
    });
  });
});

describe('An unusable path', () => {
  test.each([[['']], [['x.csv', '--rejects', '']]])('as %j, which is empty, is no folder', async (names) => {
    program.write('x.csv', '');
    expect(await program.run(['catalogue', 'import', ...names])).toEqual({
      code: 2,
      stdout: '',
      stderr: 'The name of a file is empty. Was a variable not set?\n',
    });
  });

  test('as the data folder is reported in one line, with exit code 4', async () => {
    const file = program.write('a-file', '');
    const misconfigured = new Program({ DATA_DIR: join(program.folder, file), DATABASE_URL: '' });
    const { code, stderr } = await misconfigured.run(['scores', 'status']);
    expect({ code, stderr }).toEqual({
      code: 4,
      stderr: expect.stringMatching(/^DATA_DIR must be[^\n]+\n$/),
    });
    await misconfigured.remove();
  });

  const [title, check] =
    process.getuid?.() === 0
      ? ['as the file is reported in one line (skipped: this account may read every file)', test.skip]
      : ['as the file is reported in one line, with exit code 2', test];
  check(title, async () => {
    const file = program.write('closed.csv', '');
    chmodSync(join(program.folder, file), 0);
    const { code, stderr } = await program.run(['scores', 'import', file, '--month', '2026-05']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringMatching(/cannot be read: EACCES[^\n]+\n$/),
    });
  });
});

describe('Completion', () => {
  const shells = ['bash', 'zsh', 'fish'];
  const scripts = new Map<string, string>();
  const script = (shell: string) => scripts.get(shell) ?? '';
  const isInstalled = (shell: string) => spawnSync(shell, ['-c', 'true']).status === 0;

  beforeAll(async () => {
    for (const shell of shells) scripts.set(shell, (await program.run(['completion', shell])).stdout);
  });

  test.each(shells)('knows the commands and their values in %s', (shell) => {
    for (const word of ['rollback', 'home-depot', '_months']) expect(script(shell)).toContain(word);
  });

  for (const shell of shells) {
    const [title, check] = isInstalled(shell)
      ? [`is a valid ${shell} script`, test]
      : [`is a valid ${shell} script (skipped: ${shell} is not installed)`, test.skip];
    check(title, () => {
      // From a file: fish cannot read a script from the kind of pipe that Node creates.
      const file = join(program.folder, program.write(`completion.${shell}`, script(shell)));
      const { status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  }

  const [fishMonths, inFish] = isInstalled('fish')
    ? ['offers months in fish without any warning', test]
    : ['offers months in fish (skipped: fish is not installed)', test.skip];
  inFish(fishMonths, () => {
    const ask = 'complete -C "appliance-index scores import --month "';
    const { status, stdout, stderr } = spawnSync('fish', ['-c', `${script('fish')}\n${ask}`], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^20\d\d-\d\d/gm)).toHaveLength(12);
  });

  test('offers files for the rejects file in zsh, which completes none by itself', () => {
    expect(script('zsh')).toContain('"scores import --rejects") _files; return ;;');
    expect(script('zsh')).toContain('"techs reject --reason") return ;;');
  });

  /** What a real bash completes the last word to. */
  function completionsOf(...words: string[]): string[] {
    const quoted = ['appliance-index', ...words].map((word) => `'${word}'`).join(' ');
    const ask = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length}; _appliance_index; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', `${script('bash')}\n${ask}`], { encoding: 'utf8' });
    return stdout.split('\n').filter((word) => word !== '');
  }

  test.each([
    ['a command', ['sna'], ['snapshots']],
    ['a subcommand', ['scores', 'ro'], ['rollback']],
    ['an option', ['scores', 'import', '--ret'], ['--retailer']],
    ['an option after a file', ['scores', 'import', 'may.csv', '--ret'], ['--retailer']],
    ['an option after a value', ['scores', 'import', '--retailer', 'lowes', '--sc'], ['--scale']],
    ['a retailer', ['scores', 'import', '--retailer', ''], retailerSlugs],
    ['a scale', ['scores', 'import', '--scale', ''], ['5', '50', '100']],
    ['a format', ['catalogue', 'export', '--format', 'j'], ['json']],
    ['a shell', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['a value after an equals sign', ['scores', 'import', '--retailer', '=', 'lo'], ['lowes']],
    ['no option before a dash, because a file is expected', ['scores', 'import', ''], []],
    ['options after a dash', ['catalogue', 'export', '-'], ['--format', '--excel']],
    ['nothing for a reason', ['techs', 'reject', '--reason', ''], []],
  ])('offers %s', (_what, words, expected) => {
    expect(completionsOf(...words)).toEqual(expected);
  });

  test('offers the last twelve months', () => {
    const months = completionsOf('scores', 'import', '--month', '');
    expect(months).toHaveLength(12);
    const now = new Date();
    const recent = [0, 11].map((ago) => new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago, 15)));
    expect([months[0], months[11]]).toEqual(recent.map((date) => date.toISOString().slice(0, 7)));
  });
});

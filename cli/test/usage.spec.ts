import { afterAll, describe, expect, test } from '@jest/globals';
import { Program } from './program.js';

const program = new Program();

afterAll(() => program.remove());

describe('Wrong usage', () => {
  const wrong = [
    ['scores', 'import', 'x.csv'],
    ['scores', 'import', 'x.csv', '--month', 'May'],
    ['scores', 'import', 'x.csv', '--month', '2026-05', '--retailer', 'target'],
    ['scores', 'import', '--month', '2026-05'],
    ['scores', 'import', 'missing.csv', '--month', '2026-05'],
    ['scores', 'rollback', '9', '--nonsense'],
    ['scores'],
    ['nonsense'],
  ];

  test.each(wrong)('as in %s %s %s %s is told on stderr, with exit code 2', async (...args) => {
    const { code, stdout, stderr } = await program.run(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).not.toBe('');
  });

  test.each(wrong)('as in %s %s %s %s --json is also one document on stdout', async (...args) => {
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

describe('Completion', () => {
  test.each(['bash', 'zsh', 'fish'])('knows the commands in %s', async (shell) => {
    const { code, stdout } = await program.run(['completion', shell]);
    expect(code).toBe(0);
    expect(stdout).toContain('rollback');
  });
});

import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Program } from './program.js';

const root = resolve(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const section = readme.slice(readme.indexOf('## Importing a month of scores'), readme.indexOf('## Members'));
const example = 'docs/examples/june-best-buy.csv';

const program = new Program();
afterAll(() => program.remove());

/** The commands of the section with the exit codes in the comments above them, as `[arguments, code]`. */
function commands(): [string[], number][] {
  const lines = [...section.matchAll(/^#.* exits with (\d)\.\nappliance-index (.+)$/gm)];
  return lines.map(([, code, args = '']) => [args.split(' '), Number(code)]);
}

test('The table in the README lists every command', async () => {
  const rows = readme.matchAll(/^\| `([a-z]+) ?(.*?)` \|/gm);
  const listed = [...rows].flatMap(([, name, parts = '']) =>
    parts.split('\\|').map((part) => `${name} ${part}`.trim()),
  );
  const { stdout } = await program.run(['completion', 'bash']);
  const [, all = ''] = /case "\$\{at:\+\$at \}\$word" in (.*?)\)/.exec(stdout) ?? [];
  const commands = all.split('|').map((quoted) => quoted.slice(1, -1));
  const isGroup = (command: string) => commands.some((other) => other.startsWith(`${command} `));
  const isListed = (command: string) => listed.some((other) => `${other} `.startsWith(`${command} `));
  expect(commands).toContain('scores import');
  expect(commands.filter((command) => !isGroup(command) && !isListed(command))).toEqual(['help']);
});

test('The example in the README works as typed after a fresh start, with its output and exit codes', async () => {
  expect(await program.run(['seed'])).toMatchObject({ code: 0 });
  mkdirSync(join(program.folder, dirname(example)), { recursive: true });
  copyFileSync(join(root, example), join(program.folder, example));
  // What the commands call by its short name.
  expect(section).toContain('alias appliance-index="npm run --silent');
  expect(commands()).toHaveLength(6);
  let output = '';
  for (const [args, code] of commands()) {
    const outcome = await program.run(args);
    expect([args, outcome.code]).toEqual([args, code]);
    output += outcome.stdout;
  }
  const printed = output.split('\n');
  const [, shown = ''] = /^```\n([\s\S]*?)^```$/m.exec(section.slice(section.indexOf('prints:'))) ?? [];
  const isCut = (line: string) => line.startsWith('Database') || line.trim() === '...';
  expect(shown).toContain('Guards');
  expect(shown.split('\n').filter((line) => !isCut(line) && !printed.includes(line))).toEqual([]);
  const quoted = [...section.matchAll(/(?:ends|third|last) with "([^"]+)"/g)].map(([, text = '']) =>
    text.replaceAll('\n', ' '),
  );
  expect(quoted).toHaveLength(3);
  expect(quoted.filter((text) => !printed.includes(text))).toEqual([]);
});

// Prints what the tree has and what it may have; fails when anything is over.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, root, StepFailed } from './process.mjs';

const workspaces = ['domain', 'backend', 'cli', 'frontend'];
const maxLines = 300;
const layers = ['adapters', 'application'];
const maxOtherEntries = 8;
const map = 'docs/architecture.md';

/** The most files that a change may touch besides its migration, by the heading of its list in the map. */
const maxFiles = {
  'Add a field to a model': 3,
  'Add a page without data': 2,
  'Add a page with data': 12,
  'Add a command': 4,
  'Add a setting': 5,
  'Add a check of the data': 2,
  'Add a category or a type': 7,
  'Add a retailer': 2,
  'Add a migration': 2,
  'Add a mail': 2,
  'Add a noun for staff': 15,
};

await main(async () => {
  for (const workspace of workspaces) {
    const own = sources(`${workspace}/src/**/*.{ts,tsx}`);
    print(`${workspace}: ${own.length} source files, ${own.map(linesOf).reduce((a, b) => a + b)} lines`);
  }
  const files = sources(['{domain,backend,cli,frontend}/src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}']);
  const lengths = files.map((path) => ({ name: path, used: linesOf(path), max: maxLines }));
  const others = [entriesBesideLayers(), ...filesOfChanges()];
  const longest = lengths.toSorted((a, b) => b.used - a.used).slice(0, 3);
  for (const { name, used, max } of [...longest, ...others]) print(`${used} of ${max}  ${name}`);
  const over = [...lengths, ...others].filter(({ used, max }) => used > max);
  if (over.length > 0) throw new StepFailed(`Over budget: ${over.map(({ name }) => name).join(', ')}`, 1);
});

function print(line) {
  process.stdout.write(`${line}\n`);
}

/** Without specs, compiled styles, and the packages that the benchmark installs among the scripts. */
function sources(patterns) {
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules', '**/styled-system'] }).filter(
    (path) => !/\.spec\.tsx?$/.test(path),
  );
}

function linesOf(path) {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

function entriesBesideLayers() {
  const entries = readdirSync(join(root, 'backend/src')).filter((name) => !layers.includes(name));
  return { name: 'entries of backend/src beside its layers', used: entries.length, max: maxOtherEntries };
}

/** How many files the map names for each change; each file must exist, so that the map stays true. */
function filesOfChanges() {
  const sections = readFileSync(join(root, map), 'utf8').split(/^#+ /m);
  return Object.entries(maxFiles).map(([name, max]) => {
    const list = sections.find((section) => section.startsWith(`${name}\n`)) ?? '';
    const named = [...list.matchAll(/^- `([^`]+)`/gm)].map(([, path]) => path);
    const missing = named.filter((path) => !existsSync(join(root, path)));
    if (named.length === 0) throw new StepFailed(`${map} has no list "${name}".`, 1);
    if (missing.length > 0) throw new StepFailed(`${map} names missing files: ${missing.join(', ')}`, 1);
    return { name: `files: ${name.toLowerCase()}`, used: named.length, max };
  });
}

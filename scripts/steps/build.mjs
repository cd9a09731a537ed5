import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.mjs';

const stampFile = join(root, '.cache', 'build.sha256');

/** Inputs of the build: files and whole folders, except `ignoredNames`. */
const sources = [
  ...['package-lock.json', 'tsconfig.base.json', 'scripts/steps/compile.mjs'],
  ...['domain', 'backend', 'cli', 'frontend'],
];
const ignoredNames = /^(node_modules|dist|test|e2e|\..*|.*\.tsbuildinfo|.*\.spec\.tsx?)$/;

const buildOutputs = [
  'domain/dist/product-name.js',
  'backend/dist/main.js',
  'cli/dist/main.js',
  'frontend/dist/client',
  'frontend/dist/server/entry.js',
];

/** Builds all workspaces if their sources have changed since the last complete build. */
export async function build({ toStderr = false, always = false } = {}) {
  const hash = hashOfSources();
  if (!always && isUpToDate(hash)) return;
  process.stderr.write('Building ...\n');
  invalidateBuild();
  await Promise.all([
    run('node', ['scripts/steps/compile.mjs'], { toStderr }),
    run('npm', ['run', '--silent', 'build', '-w', 'frontend'], {
      toStderr,
      env: { NODE_ENV: 'production' },
    }),
  ]);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile, hash);
}

/** Forces the next build. Call before another process writes to the build outputs. */
export function invalidateBuild() {
  rmSync(stampFile, { force: true });
}

function isUpToDate(hash) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hash &&
    buildOutputs.every((path) => existsSync(join(root, path)))
  );
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = entriesOf(full);
  if (!entries) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of entries) {
    if (!ignoredNames.test(name)) addToHash(hash, `${path}/${name}`);
  }
}

/** @returns {string[] | undefined} sorted names, or undefined for a file */
function entriesOf(path) {
  try {
    return readdirSync(path).sort();
  } catch {
    return undefined;
  }
}

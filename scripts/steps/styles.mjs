import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run, StepFailed } from './process.mjs';

const compiled = 'frontend/src/styled-system';

/** Compiles the recipes, so that building the product needs no compiler. */
export async function compileStyles() {
  await run('panda', ['--silent', '--clean'], { cwd: join(root, 'frontend') });
}

/** Fails when the compiled styles are not those of the recipes, which it renews then. */
export async function checkStyles() {
  const before = hashOfCompiled();
  await compileStyles();
  if (hashOfCompiled() !== before)
    throw new StepFailed(`${compiled} was older than the recipes. It is renewed now: commit it.`, 1);
}

function hashOfCompiled() {
  const hash = createHash('sha256');
  const folder = join(root, compiled);
  for (const name of readdirSync(folder, { recursive: true }).sort())
    if (/\.\w+$/.test(name)) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}

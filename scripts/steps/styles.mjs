import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, StepFailed } from './process.mjs';

const compiled = 'frontend/src/styled-system';

/** Compiles the recipes, so that building the product needs no compiler. */
export function compileStyles(folder = compiled) {
  return run('panda', ['--silent', '--clean', '--outdir', relative('frontend', folder)], {
    cwd: join(root, 'frontend'),
  });
}

/** Fails when the compiled styles are not those of the recipes. Compiles elsewhere, because a build may read them meanwhile. */
export async function checkStyles() {
  const fresh = '.cache/styled-system';
  await compileStyles(fresh);
  if (hashOf(fresh) !== hashOf(compiled))
    throw new StepFailed(`${compiled} is older than the recipes. Run npm run styles and commit it.`, 1);
}

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const name of readdirSync(join(root, folder), { recursive: true }).sort())
    if (/\.\w+$/.test(name)) hash.update(`${name}\0`).update(readFileSync(join(root, folder, name)));
  return hash.digest('hex');
}

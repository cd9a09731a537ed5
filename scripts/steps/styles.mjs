import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, run, StepFailed } from './process.mjs';

const frontend = join(root, 'frontend');
const compiled = 'frontend/src/styled-system';

/** Compiles the recipes, so that building the product needs no compiler. */
export async function compileStyles() {
  await run('panda', ['--silent'], { cwd: frontend });
}

/** Fails when the compiled styles are not those of the recipes, or when nobody uses a rule of a recipe. */
export async function checkStyles() {
  const before = hashOfCompiled();
  await compileStyles();
  if (hashOfCompiled() !== before)
    throw new StepFailed(`${compiled} was older than the recipes. It is renewed now: commit it.`, 1);
  const unused = await unusedStyles();
  if (unused.length > 0) throw new StepFailed(`Nobody uses these styles: ${unused.join(', ')}`, 1);
}

function hashOfCompiled() {
  const hash = createHash('sha256');
  const names = globSync(`${compiled}/**/*.*`, { cwd: root }).sort();
  for (const name of names)
    hash
      .update(`${name}\0`)
      .update(readFileSync(join(root, name)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Recipes that no component imports, and slots and variants that none names: `rankCard.price`, `button size=small`. A slot is
 * looked for in all files that import its recipe.
 */
async function unusedStyles() {
  const recipes = await import(pathToFileURL(join(root, compiled, 'recipes/index.js')).href);
  const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: root })
    .filter((name) => !/styled-system|\.recipe\.ts$|\.spec\.tsx?$/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'));
  const all = sources.join('\n');
  return Object.entries(recipes).flatMap(([name, recipe]) => {
    const users = sources.filter((text) => importsRecipe(text, name)).join('\n');
    if (users === '') return [name];
    return [...unusedSlots(name, recipe, users), ...unusedVariants(name, recipe, all)];
  });
}

function importsRecipe(text, name) {
  return [...text.matchAll(/import \{([^}]*)\} from '[^']*styled-system\/recipes'/g)].some(([, names]) =>
    new RegExp(`\\b${name}\\b`).test(names),
  );
}

function unusedSlots(name, recipe, users) {
  const slots = recipe();
  if (typeof slots === 'string') return [];
  return Object.keys(slots)
    .filter((slot) => !new RegExp(`\\.${slot}\\b`).test(users))
    .map((slot) => `${name}.${slot}`);
}

function unusedVariants(name, { variantMap }, all) {
  return Object.entries(variantMap).flatMap(([variant, values]) =>
    values
      .filter((value) => !namesVariant(all, variant, value))
      .map((value) => `${name} ${variant}=${value}`),
  );
}

/** `isOpen` for a variant that is on or off; else the property, and the value as a text: `size="small"`, `tone={... 'bad'}`. */
function namesVariant(all, variant, value) {
  if (!new RegExp(`\\b${variant}\\b`).test(all)) return false;
  return value === 'true' || new RegExp(`['"]${value}['"]`).test(all);
}

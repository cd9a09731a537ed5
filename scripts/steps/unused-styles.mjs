// Fails when nobody uses a recipe of the client, or a slot or a variant of one, when a rule is for a class that no element can
// have, and when a value names a token or a custom property that there is not, or a token without braces:
// node unused-styles.mjs [FOLDER]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { main, root, StepFailed } from './process.mjs';

const [folder = root] = process.argv.slice(2);

/** Classes of text and page, of Chakra's recipes, of articles and of their editor. All others are those of compiled recipes. */
const otherClasses = new Set([
  ...['dark', 'wrap', 'sr', 'display', 'lead', 'caps', 'label', 'small', 'muted', 'h3'],
  ...['dialog__content', 'staff-table__root'],
  ...['model-card', 'align-center', 'align-right', 'selectedCell', 'ProseMirror', 'ProseMirror-selectednode'],
]);

await main(async () => {
  const recipes = await import(
    pathToFileURL(join(folder, 'frontend/src/styled-system/recipes/index.ts')).href
  );
  const texts = components();
  const unused = unusedStyles(recipes, texts);
  if (unused.length > 0) throw new StepFailed(`Nobody uses these styles: ${unused.join(', ')}`, 1);
  const sheet = readFileSync(join(folder, 'frontend/src/styled-system/styles.css'), 'utf8');
  const unknown = unknownClasses(sheet, recipes);
  if (unknown.length > 0) throw new StepFailed(`No element has these classes: ${unknown.join(', ')}`, 1);
  const undefinedNames = [
    ...unknownTokens(sheet),
    ...unknownInBraces(sheet),
    ...unsetProperties(sheet, texts.join('\n')),
  ];
  if (undefinedNames.length > 0)
    throw new StepFailed(`Values name what is not defined: ${undefinedNames.join(', ')}`, 1);
});

/** The texts of all files that may use recipes. */
function components() {
  return globSync('frontend/src/**/*.{ts,tsx}', { cwd: folder })
    .filter((name) => !/styled-system|\.recipe\.ts$|\.spec\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Such as `rankCard`, `rankCard.price` and `button size=small`. A slot is looked for where its recipe is imported. */
function unusedStyles(recipes, texts) {
  const all = texts.join('\n');
  return Object.entries(recipes).flatMap(([name, recipe]) => {
    const users = texts.filter((text) => importsRecipe(text, name)).join('\n');
    return users === ''
      ? [name]
      : [...unusedSlots(name, recipe, users), ...unusedVariants(name, recipe, all)];
  });
}

/** The classes in selectors of a style sheet that are neither those of recipes nor known otherwise. */
function unknownClasses(sheet, recipes) {
  const known = new Set(Object.values(recipes).flatMap(classesOf));
  const inSelectors = [...withoutTexts(sheet).matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(
    ([, name]) => name,
  );
  return [...new Set(inSelectors)].filter(
    (name) => !known.has(name.replace(/--.*/, '')) && !otherClasses.has(name),
  );
}

function withoutTexts(sheet) {
  return sheet.replaceAll(/"[^"]*"|'[^']*'|@layer [^{;]*/g, '');
}

/** Panda leaves the name of a token in the value when it does not know it, or when the recipe has it without braces. */
function unknownTokens(sheet) {
  const values = [...withoutTexts(sheet).matchAll(/:([^:;{}]+)(?=[;}])/g)].map(([, value]) => value);
  const names = values.join('\n').match(/\b[a-z]\w*(?:\\?\.[\w-]+)+/gi);
  return [...new Set(names)].map((name) => name.replaceAll('\\', ''));
}

/** The tokens in braces that the sheet does not define; only Chakra reads the recipes of its components. */
function unknownInBraces(sheet) {
  const recipes = globSync('frontend/src/**/*.recipe.ts', { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const names = [...recipes.matchAll(/(?<!\$)\{(\w+(?:\.\w+)+)\}/g)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !sheet.includes(`-${cssNameOf(name)}:`));
}

/** 'colors-accent-on-solid' */
function cssNameOf(token) {
  return token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The custom properties that are set by no rule, by no component and not by the library of toasts. */
function unsetProperties(sheet, texts) {
  const used = [...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  const isSet = (name) =>
    name.startsWith('--radix-') || sheet.includes(`${name}:`) || texts.includes(`'${name}'`);
  return [...new Set(used)].filter((name) => !isSet(name));
}

function classesOf(recipe) {
  const classes = recipe();
  return typeof classes === 'string' ? [classes] : Object.values(classes);
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

/** A variant that is on or off is named by its property alone, another with its value as a text: `size="small"`. */
function namesVariant(all, variant, value) {
  if (!new RegExp(`\\b${variant}\\b`).test(all)) return false;
  return value === 'true' || new RegExp(`['"]${value}['"]`).test(all);
}

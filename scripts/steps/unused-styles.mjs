// Fails when nobody uses a recipe of the client, or a slot or a variant of one, when a rule is for a class that no element can
// have, when styles name a token, a condition or a custom property that there is not, and when CSS has no such property or value:
// node unused-styles.mjs [FOLDER]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { generate, lexer, parse, walk } from 'css-tree';
import { conditions } from '../../frontend/src/shared/theme/tokens.ts';
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
  const styles = textsOf('frontend/src/**/*.ts').join('\n');
  const undefinedNames = [
    ...unknownInBraces(styles, sheet),
    ...unknownWords(styles, sheet),
    ...unknownConditions(textsOf('frontend/src/**/*.{ts,tsx}').join('\n')),
    ...unsetProperties(sheet, texts.join('\n')),
  ];
  if (undefinedNames.length > 0)
    throw new StepFailed(`Styles name what is not defined: ${undefinedNames.join(', ')}`, 1);
  const invalid = invalidDeclarations(sheet);
  if (invalid.length > 0) throw new StepFailed(`CSS does not have these: ${invalid.join(', ')}`, 1);
});

/** The texts of all files that may use recipes. */
function components() {
  return textsOf('frontend/src/**/*.{ts,tsx}', '**/*.recipe.ts');
}

function textsOf(pattern, ...without) {
  const exclude = ['**/styled-system/**', '**/*.spec.{ts,tsx}', ...without];
  return globSync(pattern, { cwd: folder, exclude }).map((name) => readFileSync(join(folder, name), 'utf8'));
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

/** The tokens in braces that the sheet does not define, where a value has several parts: '1px solid {colors.line.hair}'. */
function unknownInBraces(styles, sheet) {
  const names = [...styles.matchAll(/(?<!\$)\{(\w+(?:\.\w+)+)\}/g)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => !isToken(name, sheet));
}

/** Words that are neither a token of their property nor a value of it. Only Chakra reads the recipes of its components. */
function unknownWords(styles, sheet) {
  return [...styles.matchAll(/\b([a-zA-Z]+): '([\w.]+)'/g)]
    .filter(([, name, word]) => {
      const { property = name, values } = defaultBaseConfig.utilities[name] ?? {};
      // Those of colors are computed from the theme.
      const kind = typeof values === 'function' ? 'colors' : values;
      return typeof kind === 'string' && !isToken(`${kind}.${word}`, sheet) && !isValue(property, word);
    })
    .map(([pair]) => pair);
}

/** Such as `_hvoer: {`. */
function unknownConditions(styles) {
  const known = { ...defaultBaseConfig.conditions, ...conditions };
  return [...styles.matchAll(/\b_(\w+): \{/g)]
    .filter(([, name]) => !(name in known))
    .map(([, name]) => `_${name}`);
}

function isValue(property, word) {
  return !lexer.matchProperty(hyphenated(property), word).error;
}

function isToken(name, sheet) {
  return sheet.includes(`-${hyphenated(name.replaceAll('.', '-'))}:`);
}

/** Declarations with a property or a value that there is not. What a custom property stands for is not known here. */
function invalidDeclarations(sheet) {
  const invalid = [];
  walk(parse(sheet), {
    visit: 'Declaration',
    enter(declaration) {
      const { error } = lexer.matchDeclaration(declaration);
      if (['SyntaxMatchError', 'SyntaxReferenceError'].includes(error?.name))
        invalid.push(`${declaration.property}: ${generate(declaration.value)}`);
    },
  });
  return invalid;
}

function hyphenated(name) {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
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

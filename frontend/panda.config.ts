import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { defineConfig, type RecipeConfig, type SlotRecipeConfig } from '@pandacss/dev';
import { globalCss } from './src/app/theme/global-css';
import * as parts from './src/app/theme/parts';
import * as others from './src/app/theme/recipes';
import { conditions, keyframes, semanticTokens, tokens } from './src/shared/theme/tokens';

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The recipes of the lists, by the names of their functions and with class names made of these. Where two classes of an element
 * set the same property, the later one counts, and recipes with slots count more than those without: so parts come before the
 * recipes that place them, and in each list the order is that of the names. A variant counts more than any base.
 */
const listed = [parts, others].flatMap((list) =>
  Object.entries<object>(list)
    .filter(([name]) => name.endsWith('Recipe'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, recipe]) => withClassName(name.replace(/Recipe$/, ''), recipe)),
);
const recipes = Object.fromEntries(listed.filter(([, recipe]) => !('slots' in recipe)));
const slotRecipes = Object.fromEntries(listed.filter(([, recipe]) => 'slots' in recipe));

function withClassName(name: string, recipe: object) {
  // Of one element, the name can be a plain word, which is not for us alone.
  const prefix = 'slots' in recipe ? '' : 'ui-';
  return [name, { className: prefix + kebabCase(name), ...recipe }] as const;
}

/** Chakra's set a custom property as well, which nothing here reads. */
const colors = { values: 'colors' };

/** Made here, and not in the hook, whose errors Panda would only log. */
const files = recipeModules();

/**
 * Compiles the recipes into `src/styled-system`: a style sheet, and a function for each recipe that returns class names. The
 * folder is a part of the repository (docs/decisions/styles-at-build-time.md); `npm run styles` renews it.
 */
export default defineConfig({
  outdir: 'src/styled-system',
  // Every rule of every recipe, whatever the components use: what nobody uses is an error of `npm run check`.
  include: [],
  staticCss: { recipes: '*' },
  eject: true,
  presets: [],
  preflight: false,
  prefix: { cssVar: 'ai' },
  conditions: { ...defaultBaseConfig.conditions, ...conditions },
  utilities: { ...defaultBaseConfig.utilities, background: colors, backgroundColor: colors },
  globalCss,
  theme: { tokens, semanticTokens, keyframes, recipes, slotRecipes },
  hooks: {
    // In place of Panda's own modules, which decide in the browser what is known here (0.6 to 1.7 KB for each recipe).
    'codegen:prepare': ({ artifacts }) => {
      const dir = artifacts.find((each) => each?.dir?.includes('recipes'))?.dir ?? [];
      return [{ id: 'recipes', dir, files }];
    },
  },
});

function recipeModules() {
  const modules = [
    ...Object.entries<RecipeConfig>(recipes).map(([name, config]) => recipeModule(name, 'recipe', config)),
    ...Object.entries<SlotRecipeConfig>(slotRecipes).map(([name, config]) =>
      recipeModule(name, 'slotRecipe', config, JSON.stringify(config.slots)),
    ),
  ];
  const exports = modules.map(({ file }) => `export * from './${file.replace('.ts', '.js')}';\n`);
  return [...modules, { file: 'index.ts', code: exports.toSorted().join('') }];
}

type OwnConfig = Pick<RecipeConfig, 'className' | 'variants' | 'defaultVariants' | 'compoundVariants'>;

/** In a file of its own, so that pages load only the recipes they use. */
function recipeModule(name: string, factory: string, config: OwnConfig, ...slots: string[]) {
  const { className = name, variants = {}, defaultVariants, compoundVariants } = config;
  if (defaultVariants || compoundVariants)
    throw new Error(`${name} has default or compound variants, which compiled-recipe.ts does not know.`);
  const valuesOf = Object.entries(variants).map(([variant, values]) => [variant, Object.keys(values)]);
  const given = [`'${className}'`, ...slots, JSON.stringify(Object.fromEntries(valuesOf))];
  const code = `import { ${factory} } from '../../shared/ui/compiled-recipe.js';

export const ${name} = /* @__PURE__ */ ${factory}(${given.join(', ')});
`;
  return { file: `${kebabCase(name)}.ts`, code };
}

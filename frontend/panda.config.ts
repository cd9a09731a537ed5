import { defineConfig, type RecipeConfig, type SlotRecipeConfig } from '@pandacss/dev';
import { globalCss } from './src/app/theme/global-css';
import { recipes, slotRecipes } from './src/app/theme/recipes';
import { keyframes, semanticTokens, tokens } from './src/shared/theme/tokens';

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
  conditions: { dark: '.dark &' },
  globalCss,
  theme: { tokens, semanticTokens, keyframes, recipes, slotRecipes },
  hooks: {
    // In place of Panda's own modules, which decide in the browser what is known here (0.7 to 1.7 KB for each recipe).
    'codegen:prepare': ({ artifacts }) => {
      const dir = artifacts.find((each) => each?.dir?.includes('recipes'))?.dir ?? [];
      return [{ id: 'recipes', dir, files: recipeModules() }];
    },
  },
});

function recipeModules() {
  const files = [
    ...Object.entries<RecipeConfig>(recipes).map(([name, config]) =>
      recipeModule(name, `recipe('${config.className ?? name}', ${variantMap(config)})`),
    ),
    ...Object.entries<SlotRecipeConfig>(slotRecipes).map(([name, config]) => {
      const slots = JSON.stringify(config.slots);
      return recipeModule(name, `slotRecipe('${config.className ?? name}', ${slots}, ${variantMap(config)})`);
    }),
  ];
  const exports = files.map(({ file }) => `export * from './${file.replace('.ts', '.js')}';\n`);
  return [...files, { file: 'index.ts', code: exports.toSorted().join('') }];
}

/** In a file of its own, so that pages load only the recipes they use. */
function recipeModule(name: string, call: string) {
  const [factory] = call.split('(');
  const code = `import { ${factory} } from '../../shared/ui/compiled-recipe.js';

export const ${name} = /* @__PURE__ */ ${call};
`;
  return { file: `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`, code };
}

/** The values of each variant, as JSON. */
function variantMap({ variants = {} }: Pick<RecipeConfig, 'variants'>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(variants).map(([variant, values]) => [variant, Object.keys(values)])),
  );
}

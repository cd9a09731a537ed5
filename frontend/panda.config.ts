import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/app/theme/global-css';
import { recipes, slotRecipes } from './src/app/theme/recipes';
import { keyframes, semanticTokens, tokens } from './src/shared/theme/tokens';

/** What the modules of recipes need; the other generated modules are for styles that are written in components. */
const neededModules = /^(helpers|css-fn|cva|cx|create-recipe|recipes.*)$/;

/** In place of Panda's own types, which describe all of CSS for styles in components (1.2 MB). */
const types = `type ConditionalValue<Value> = Value
type Pretty<Type> = { [Key in keyof Type]: Type[Key] } & {}
type DistributiveOmit<Type, Key extends keyof any> = Type extends unknown ? Omit<Type, Key> : never
`;
const importOfTypes = /^import type .*\n/gm;
/** For a linter that is not used here. */
const linterMark = '/* eslint-disable */\n';

/**
 * Compiles the recipes into `src/styled-system`: a style sheet, and a function for each recipe that returns class names. The
 * folder is a part of the repository (docs/decisions/styles-at-build-time.md); `npm run styles` renews it.
 */
export default defineConfig({
  outdir: 'src/styled-system',
  outExtension: 'js',
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
    'codegen:prepare': ({ artifacts }) =>
      artifacts.flatMap((artifact) => {
        if (!artifact || !neededModules.test(artifact.id)) return [];
        const files = artifact.files
          .filter(({ file }) => artifact.dir?.includes('recipes') || !file.endsWith('.d.ts'))
          .map((each) => ({ ...each, code: withOwnTypes(each) }));
        return [{ ...artifact, files }];
      }),
  },
});

function withOwnTypes({ file, code }: { file: string; code: string | undefined }) {
  return file.endsWith('.d.ts') ? code?.replace(importOfTypes, '').replace(linterMark, types) : code;
}

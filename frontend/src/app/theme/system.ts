import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react';
import { semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  cssVarsPrefix: 'ai',
  preflight: false,
  // With layers on, an empty preflight writes a broken rule; our sheet needs none.
  disableLayers: true,
  conditions: { dark: '.dark &' },
  theme: {
    breakpoints: { sm: '480px', md: '740px', lg: '1000px', xl: '1100px', '2xl': '1200px' },
    tokens,
    semanticTokens,
  },
});

/** Chakra with our tokens alone: none of its own recipes or shorthands, so none of their weight (6 KB on the line). */
export const system: SystemContext = {
  ...createSystem(config),
  // The sheet of every page comes with the page (global-stylesheet.tsx).
  _global: [],
};

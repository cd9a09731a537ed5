import { createSystem, defineConfig } from '@chakra-ui/react';
import { globalCss } from './global-css';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  cssVarsPrefix: 'ai',
  preflight: false,
  // With layers on, an empty preflight writes a broken rule; our sheet needs none.
  disableLayers: true,
  globalCss,
  conditions: { dark: '.dark &' },
  theme: {
    breakpoints: { sm: '480px', md: '740px', lg: '1000px', xl: '1100px', '2xl': '1200px' },
    tokens,
    semanticTokens,
  },
});

/** Chakra with our tokens alone: none of its own recipes or shorthands, so none of their weight (6 KB on the line). */
export const system = createSystem(config);

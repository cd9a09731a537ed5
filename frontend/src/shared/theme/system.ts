import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  cssVarsPrefix: 'ai',
  preflight: false,
  // Outside all layers, so that these styles win over the compiled ones as long as there are both.
  disableLayers: true,
  conditions: { dark: '.dark &' },
  theme: {
    tokens,
    semanticTokens,
  },
});

/** Chakra with our tokens only; leaving out its recipes and shorthands saves 6 KB compressed. */
export const system: SystemContext = {
  ...createSystem(config),
  // The compiled styles have the base styles and the variables of the tokens.
  _global: [],
};

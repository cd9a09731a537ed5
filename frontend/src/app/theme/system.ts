import { createSystem, defineConfig, type SystemContext } from '@chakra-ui/react/styled-system';
import { semanticTokens, tokens } from './tokens';

export const config = defineConfig({
  cssVarsPrefix: 'ai',
  preflight: false,
  // With layers enabled, the empty preflight emits a broken rule; our stylesheet needs no layers.
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
  // The server puts the global styles into each page (global-stylesheet.tsx).
  _global: [],
};

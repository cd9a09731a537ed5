import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../ui/controls/button.recipe';
import { chakraTabsRecipe } from '../ui/controls/chakra-tabs.recipe';
import { dialogRecipe } from '../ui/notices/dialog.recipe';
import { skeletonStyles } from '../ui/notices/skeleton-styles';
import { tableRecipe } from '../ui/tables/table.recipe';
import { keyframes, semanticTokens, tokens } from './tokens';

/** Chakra's components in our look. The base styles and tokens of a page are compiled already, with the same names. */
const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ai',
  preflight: false,
  theme: {
    tokens,
    semanticTokens,
    keyframes,
    recipes: { button: buttonRecipe, skeleton: { base: skeletonStyles } },
    slotRecipes: { dialog: dialogRecipe, table: tableRecipe, tabs: chakraTabsRecipe },
  },
});

/** Around everything that is made of Chakra's components; its script is not a part of a public page's first load. */
export function ChakraSystem({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

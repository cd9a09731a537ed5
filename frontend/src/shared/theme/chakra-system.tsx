import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { buttonRecipe } from '../ui/controls/button.recipe';
import {
  chakraFieldRecipe,
  inputRecipe,
  nativeSelectRecipe,
  textareaRecipe,
} from '../ui/controls/chakra-field.recipe';
import { chakraTabsRecipe } from '../ui/controls/chakra-tabs.recipe';
import { checkboxRecipe } from '../ui/controls/checkbox.recipe';
import { fileUploadRecipe } from '../ui/controls/file-upload.recipe';
import { progressRecipe } from '../ui/controls/progress.recipe';
import { dialogRecipe } from '../ui/notices/dialog.recipe';
import { skeletonBlockRecipe } from '../ui/notices/skeleton.recipe';
import { tableRecipe } from '../ui/tables/table.recipe';
import { conditions, keyframes, semanticTokens, tokens } from './tokens';

/** Chakra's components in our look. The base styles and tokens of a page are compiled already, with the same names. */
const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'ai',
  preflight: false,
  conditions,
  theme: {
    tokens,
    semanticTokens,
    keyframes,
    recipes: {
      button: { ...buttonRecipe, defaultVariants: { variant: 'outline', size: 'sm' } },
      input: inputRecipe,
      skeleton: skeletonBlockRecipe,
      textarea: textareaRecipe,
    },
    slotRecipes: {
      checkbox: checkboxRecipe,
      dialog: dialogRecipe,
      field: chakraFieldRecipe,
      fileUpload: fileUploadRecipe,
      nativeSelect: nativeSelectRecipe,
      progress: progressRecipe,
      table: tableRecipe,
      tabs: chakraTabsRecipe,
    },
  },
});

/** Around everything that is made of Chakra's components; its script is not a part of a public page's first load. */
export function ChakraSystem({ children }: { children: ReactNode }) {
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

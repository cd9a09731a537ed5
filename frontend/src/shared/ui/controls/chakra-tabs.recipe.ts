import { tabsAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { tabsRecipe } from './tabs.recipe';

export const chakraTabsRecipe = defineSlotRecipe({
  className: 'staff-tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: 'contents' },
    list: tabsRecipe.base.list,
    trigger: { ...tabsRecipe.base.tab, fontSize: '{fontSizes.sm}' },
  },
  variants: {
    size: {
      /** Below other tabs. */
      sm: { trigger: { minHeight: '36px', fontWeight: 500 } },
    },
  },
});

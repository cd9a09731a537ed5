import { tabsAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { tabStyles } from './tab-styles';

export const chakraTabsRecipe = defineSlotRecipe({
  className: 'staff-tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: 'contents' },
    list: tabStyles.list,
    trigger: { ...tabStyles.tab, fontSize: 'sm' },
  },
  variants: {
    size: {
      /** Below other tabs. */
      sm: { trigger: { minHeight: '36px', fontWeight: 500 } },
    },
  },
});

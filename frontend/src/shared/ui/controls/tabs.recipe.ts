import { defineSlotRecipe } from '@pandacss/dev';
import { tabStyles } from './tab-styles';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'tab'],
  base: tabStyles,
});

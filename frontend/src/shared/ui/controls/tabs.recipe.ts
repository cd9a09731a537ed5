import { defineSlotRecipe } from '../define-recipe';
import { tabStyles } from './tab-styles';

export const tabsRecipe = defineSlotRecipe({ base: tabStyles });

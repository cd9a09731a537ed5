import { defineRecipe } from '@pandacss/dev';
import { keptClassNames } from './kept-class-names';

export const plateRecipe = defineRecipe({
  className: keptClassNames.plate,
  base: {
    background: '{colors.bg.plate}',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    '@media print': { breakInside: 'avoid' },
  },
  variants: {
    /** The entry being edited. */
    isOpen: { true: { margin: '16px 0 20px', borderTop: '3px solid {colors.accent.solid}' } },
  },
});

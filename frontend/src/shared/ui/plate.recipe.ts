import { defineRecipe } from './define-recipe';

export const plateRecipe = defineRecipe({
  base: {
    background: 'bg.plate',
    border: 'hair',
    borderRadius: 'plate',
    _print: { breakInside: 'avoid' },
  },
  variants: {
    /** The entry being edited. */
    isOpen: { true: { margin: '16px 0 20px', borderTop: '3px solid {colors.accent.solid}' } },
  },
});

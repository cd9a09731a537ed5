import { defineRecipe } from '../define-recipe';

export const movementRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: 'sm',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    '& svg': { boxSize: '9px' },
  },
  variants: {
    direction: {
      up: { color: 'ok.text' },
      down: { color: 'danger.text' },
      new: { color: 'accent.text', fontSize: 'xs', letterSpacing: '.02em' },
    },
  },
});

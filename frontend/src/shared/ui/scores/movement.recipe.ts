import { defineRecipe } from '../define-recipe';

export const movementRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '{fontSizes.sm}',
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    color: '{colors.fg.muted}',
    '& svg': { width: '9px', height: '9px' },
  },
  variants: {
    direction: {
      up: { color: '{colors.ok.text}' },
      down: { color: '{colors.danger.text}' },
      new: { color: '{colors.accent.text}', fontSize: '{fontSizes.xs}', letterSpacing: '.02em' },
    },
  },
});

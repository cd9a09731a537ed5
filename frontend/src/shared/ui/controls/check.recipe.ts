import { defineRecipe } from '@chakra-ui/react';

/** A button that looks like the checkbox it works as. */
export const checkRecipe = defineRecipe({
  className: 'check',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '34px',
    border: 0,
    padding: 0,
    background: 'none',
    fontSize: '{fontSizes.sm}',
    fontWeight: 500,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '& i': {
      display: 'grid',
      placeItems: 'center',
      width: '18px',
      height: '18px',
      border: '1.5px solid {colors.line.strong}',
      borderRadius: '{radii.badge}',
      background: '{colors.bg.plate}',
      color: '{colors.accent.onSolid}',
    },
    '& svg': { width: '12px', strokeWidth: 2.4 },
    '&[aria-pressed=true] i': { background: '{colors.accent.solid}', borderColor: '{colors.accent.solid}' },
  },
});

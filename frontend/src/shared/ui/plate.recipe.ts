import { defineRecipe } from '@chakra-ui/react/styled-system';

export const plateRecipe = defineRecipe({
  className: 'plate',
  base: {
    background: '{colors.bg.plate}',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    // The entry being edited.
    '&.open': { margin: '16px 0 20px', borderTop: '3px solid {colors.accent.solid}' },
  },
});

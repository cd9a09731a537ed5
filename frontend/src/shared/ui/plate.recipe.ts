import { defineRecipe } from '@chakra-ui/react';

export const plateRecipe = defineRecipe({
  className: 'plate',
  base: {
    background: '{colors.bg.plate}',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

export const callToActionRecipe = defineRecipe({
  className: 'cta',
  base: {
    marginTop: '{spacing.16}',
    background: '{colors.cta.bg}',
    color: '{colors.cta.fg}',
    borderRadius: '{radii.plate}',
    padding: '{spacing.8}',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '{spacing.5}',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& .btn': {
      background: '{colors.cta.button}',
      color: '{colors.cta.buttonFg}',
    },
    '& p': {
      maxWidth: '52ch',
      marginTop: '6px',
    },
    '& :focus-visible': {
      outlineColor: '{colors.cta.fg}',
    },
  },
});

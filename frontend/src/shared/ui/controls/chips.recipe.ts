import { defineRecipe } from '@chakra-ui/react/styled-system';

export const chipsRecipe = defineRecipe({
  className: 'chips',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    '& .chip': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '36px',
      padding: '0 14px',
      border: '1px solid {colors.line.strong}',
      borderRadius: '{radii.control}',
      color: '{colors.fg.default}',
      textDecoration: 'none',
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
      background: '{colors.bg.plate}',
    },
    '& .chip:hover, & .chip[aria-current]': {
      background: '{colors.bg.tint}',
    },
    '& .chip[aria-current]': { borderColor: '{colors.accent.solid}', fontWeight: 600 },
  },
});

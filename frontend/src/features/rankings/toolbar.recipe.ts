import { defineRecipe } from '@chakra-ui/react/styled-system';

export const toolbarRecipe = defineRecipe({
  className: 'toolbar',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '10px 20px',
    alignItems: 'center',
    padding: '{spacing.4} 0',
    '& .note': {
      flex: '1 1 12rem',
      fontSize: '{fontSizes.sm}',
      lineHeight: 1.4,
      color: '{colors.fg.muted}',
    },
    '& .filter': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '34px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
    },
    '& .switch': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '34px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
      cursor: 'pointer',
    },
  },
});

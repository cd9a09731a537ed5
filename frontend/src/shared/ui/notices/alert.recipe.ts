import { defineRecipe } from '@chakra-ui/react/styled-system';

export const alertRecipe = defineRecipe({
  className: 'alert',
  base: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    background: '{colors.warn.bg}',
    color: '{colors.fg.default}',
    borderLeft: '4px solid {colors.warn.line}',
    fontSize: '{fontSizes.sm}',
    '&.bad': {
      background: '{colors.danger.bg}',
      borderColor: '{colors.danger.text}',
    },
    '& svg': {
      width: '18px',
      height: '18px',
      flex: 'none',
      color: '{colors.warn.text}',
      marginTop: '1px',
    },
    '&.bad svg': {
      color: '{colors.danger.text}',
    },
  },
});

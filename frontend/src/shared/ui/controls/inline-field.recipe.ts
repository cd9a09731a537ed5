import { defineRecipe } from '@chakra-ui/react';

export const inlineFieldRecipe = defineRecipe({
  className: 'inline',
  base: {
    '& .select': {
      width: 'auto',
      minHeight: '38px',
      padding: '0 12px',
      border: '1px solid {colors.line.strong}',
      borderRadius: '{radii.control}',
      background:
        "{colors.bg.plate} url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Cpath d='M1.500 3.500L5 7l3.500-3.500' fill='none' stroke='%23788280' stroke-width='1.600'/%3E%3C/svg%3E\") no-repeat right 12px center / 10px",
      appearance: 'none',
      paddingRight: '34px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
    },
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    fontSize: '{fontSizes.sm}',
    '& > span': {
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
    '& > label': {
      color: '{colors.fg.muted}',
      whiteSpace: 'nowrap',
    },
    '& .select[aria-invalid=true]': {
      border: '2px solid {colors.danger.text}',
      paddingInline: '11px',
    },
  },
});

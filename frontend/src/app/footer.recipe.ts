import { defineRecipe } from '@chakra-ui/react/styled-system';

export const footerRecipe = defineRecipe({
  className: 'foot',
  base: {
    borderTop: '2px solid {colors.fg.default}',
    background: '{colors.bg.canvas}',
    fontSize: '{fontSizes.sm}',
    '& .wrap': {
      paddingBlock: '{spacing.8}',
      display: 'grid',
      gap: '{spacing.6}',
      gridTemplateColumns: '1fr 1fr',
    },
    '& ul': {
      display: 'grid',
    },
    '& a': {
      minHeight: '28px',
      display: 'inline-flex',
      alignItems: 'center',
      color: '{colors.fg.default}',
      textDecoration: 'none',
    },
    '& a:hover': {
      textDecoration: 'underline',
    },
    '& h2': {
      fontSize: '{fontSizes.xs}',
      fontStretch: '100%',
      letterSpacing: '0',
      fontWeight: 600,
      color: '{colors.fg.subtle}',
      marginBottom: '6px',
    },
    '& .copy': {
      gridColumn: '1 / -1',
      borderTop: '1px solid {colors.line.hair}',
      paddingTop: '{spacing.4}',
      color: '{colors.fg.muted}',
    },
    '@media (min-width: 48em)': {
      '& .wrap': {
        gridTemplateColumns: '2fr 1fr 1fr 1fr',
      },
    },
    '@media (max-width: 47.99em)': {
      '& .id': {
        gridColumn: '1 / -1',
      },
    },
    '& .name': { fontSize: '1.25rem' },
    '& .id .muted': { marginTop: '8px', maxWidth: '36ch' },
    '& .source': { minHeight: '28px', display: 'flex', alignItems: 'center' },
  },
});

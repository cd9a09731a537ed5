import { defineRecipe } from '@chakra-ui/react/styled-system';

export const categoryBarRecipe = defineRecipe({
  className: 'catbar',
  base: {
    '& + .pagehead': {
      paddingTop: '{spacing.8}',
    },
    '& .ill': {
      '--ve': 'none',
      '--heavy': '3',
      strokeWidth: '1.5',
      width: '30px',
      height: '30px',
    },
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBottom: '1px solid {colors.line.hair}',
    marginTop: '{spacing.2}',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      padding: '0 14px 0 8px',
      minHeight: '52px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
      color: '{colors.fg.muted}',
      textDecoration: 'none',
      borderBottom: '3px solid transparent',
      whiteSpace: 'nowrap',
    },
    '& a:hover': {
      color: '{colors.fg.default}',
    },
    '& a[aria-current]': {
      borderColor: '{colors.accent.solid}',
      color: '{colors.fg.default}',
    },
    '& a:focus-visible': {
      outlineOffset: '-3px',
    },
  },
});

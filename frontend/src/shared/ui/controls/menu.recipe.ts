import { defineRecipe } from '@chakra-ui/react/styled-system';
import { plainButton } from './plain-button';

export const menuRecipe = defineRecipe({
  className: 'menu-p',
  base: {
    width: '260px',
    background: '{colors.bg.plate}',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.plate}',
    boxShadow: '{shadows.float}',
    padding: '6px',
    '& a, & button': {
      ...plainButton,
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      width: '100%',
      minHeight: '40px',
      padding: '0 10px',
      borderRadius: '{radii.control}',
      color: '{colors.fg.default}',
      textDecoration: 'none',
      fontSize: '.875rem',
      fontWeight: 500,
      textAlign: 'left',
    },
    '& a:hover, & button:hover': {
      background: '{colors.bg.tint}',
    },
    '& a[aria-current]': {
      boxShadow: 'inset 3px 0 0 {colors.accent.solid}',
    },
    '& .ill': {
      width: '28px',
      height: '28px',
      '--ve': 'none',
      strokeWidth: '1.5',
      flex: 'none',
    },
    '& p': {
      padding: '5px 10px',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
      lineHeight: 1.4,
      overflowWrap: 'anywhere',
    },
    '& .note': { marginTop: '-8px', paddingTop: 0, fontSize: '{fontSizes.xs}' },
    '& section + section': {
      marginTop: '6px',
      paddingTop: '6px',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& .caps': { fontSize: '{fontSizes.xs}', paddingBottom: '2px' },
    '& hr': {
      border: '0',
      borderTop: '1px solid {colors.line.hair}',
      margin: '6px 0',
    },
  },
});

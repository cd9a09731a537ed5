import { defineRecipe } from '@chakra-ui/react';
import { enlargedText } from '../../shared/ui/enlarged-text';

/** Minimum height of content that is still loading, so that the footer stays out of view. */
export const oneScreen = '100vh';

/** The layout of every staff screen: side navigation and a dense work area. */
export const adminRecipe = defineRecipe({
  className: 'admin',
  base: {
    display: 'grid',
    '& .adnav': {
      display: 'flex',
      gap: '2px',
      overflowX: 'auto',
      padding: '8px var(--gutter)',
      borderBottom: '1px solid {colors.line.hair}',
      scrollbarWidth: 'none',
    },
    '& .adnav a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '10px',
      minHeight: '36px',
      padding: '0 12px',
      borderRadius: '{radii.control}',
      color: '{colors.fg.muted}',
      textDecoration: 'none',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
    '& .adnav a:hover': { background: '{colors.bg.sunk}' },
    '& .adnav a[aria-current]': { background: '{colors.bg.tint}', color: '{colors.accent.text}' },
    '& .adnav a:focus-visible': { outlineOffset: '-3px' },
    '& .adbody': { padding: '{spacing.5} var(--gutter) {spacing.12}', minWidth: 0, minHeight: oneScreen },
    '& .adhead': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      justifyContent: 'space-between',
      alignItems: 'center',
      marginBottom: '{spacing.3}',
    },
    '& .adhead h1': { fontSize: '1.75rem' },
    '& .history': { marginTop: '{spacing.5}' },
    '& .tab': { minHeight: '40px', padding: '0 11px', fontSize: '{fontSizes.sm}' },
    '& .subtabs .tab': { minHeight: '36px', fontWeight: 500 },
    '& .count': {
      marginLeft: '7px',
      padding: '1px 6px',
      borderRadius: '{radii.badge}',
      background: '{colors.bg.sunk}',
      color: '{colors.fg.muted}',
      fontSize: '{fontSizes.xs}',
      fontWeight: 500,
    },
    '& [aria-selected=true] > .count': { background: '{colors.bg.tint}', color: '{colors.accent.text}' },
    '& .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px 16px',
      alignItems: 'end',
      padding: '{spacing.3} 0',
    },
    '& .tools .input, & .tools .select': { minHeight: '36px', fontSize: '{fontSizes.sm}' },
    '& .tools .btn': { minHeight: '36px' },
    '& .tools .grow': { flex: '1 1 220px', maxWidth: '360px' },
    '& .tools > p': { minHeight: '36px', alignContent: 'center' },
    '& .tools label': { fontSize: '{fontSizes.xs}' },
    '& .selectable': { display: 'flex', flexDirection: 'column' },
    // Sticky at the bottom edge, and in the flow below the list, so that it hides no row.
    '& .picked': {
      position: 'sticky',
      bottom: 0,
      order: 1,
      zIndex: 15,
      gap: '8px 16px',
      alignItems: 'start',
      marginInline: 'calc(-1 * var(--gutter))',
      padding: '10px var(--gutter)',
      background: '{colors.bg.plate}',
      borderTop: '2px solid {colors.accent.solid}',
      boxShadow: '{shadows.float}',
    },
    '& .picked .field': {
      flex: '1 1 200px',
      maxWidth: '400px',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '10px',
      alignItems: 'center',
    },
    '& .picked .err': { gridColumn: '1 / -1' },
    // With little room, it would hide the list.
    '@media (max-height: 24.99em)': { '& .picked': { position: 'static' } },
    [enlargedText]: { '& .picked': { position: 'static' } },
    '@media (max-width: 46.24em)': {
      '& .picked': { gap: '8px' },
      '& .picked > p': { minHeight: 0, flexBasis: '100%' },
    },
    '@media (min-width: 70em)': {
      gridTemplateColumns: '184px minmax(0, 1fr)',
      '& .adnav': {
        flexDirection: 'column',
        border: 0,
        borderRight: '1px solid {colors.line.hair}',
        padding: '{spacing.5} 12px',
      },
      '& .adbody': { '--gutter': '28px' },
    },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';
import { missingPicture } from '../pictures/media.recipe';

/** Long-form text: 17 px, at most 75 characters per line. */
export const articleTextRecipe = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: '50ch',
    fontSize: '{fontSizes.lg}',
    lineHeight: 1.65,
    overflowWrap: 'break-word',
    '& > * + *, & :is(blockquote, li) > p + p': { marginTop: '{spacing.4}' },
    '& > * + h2': { marginTop: '{spacing.10}' },
    '& > * + h3, & > * + h4': { marginTop: '{spacing.6}' },
    '& h2 + *, & h3 + *, & h4 + *': { marginTop: '{spacing.2}' },
    '& h4': { fontSize: '{fontSizes.lg}', fontWeight: 650 },
    '& ul, & ol': { paddingLeft: '1.25em' },
    '& ul': { listStyle: 'square' },
    '& ol': { listStyle: 'decimal' },
    '& li + li': { marginTop: '{spacing.2}' },
    '& li::marker': { color: '{colors.fg.subtle}' },
    '& blockquote': {
      margin: '{spacing.6} 0',
      paddingLeft: '{spacing.5}',
      borderLeft: '3px solid {colors.line.strong}',
      color: '{colors.fg.muted}',
    },
    '& code': {
      fontSize: '.9em',
      padding: '1px 4px',
      background: '{colors.bg.sunk}',
      borderRadius: '{radii.badge}',
    },
    '& pre': { padding: '{spacing.4}', background: '{colors.bg.sunk}', whiteSpace: 'pre-wrap' },
    '& pre code': { padding: 0 },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: '{radii.plate}' },
    '& .none': { ...missingPicture, aspectRatio: '16 / 9', borderRadius: '{radii.plate}' },
    '& hr': { border: 0, borderTop: '1px solid {colors.line.hair}', margin: '{spacing.8} 0' },
    // Tables wider than the page scroll on their own.
    '& .table': { margin: '{spacing.6} 0', overflowX: 'auto' },
    '& .table > table': { margin: 0 },
    '& table': {
      width: '100%',
      borderCollapse: 'collapse',
      margin: '{spacing.6} 0',
      fontSize: '{fontSizes.md}',
      lineHeight: 1.45,
    },
    '& th, & td': {
      padding: '8px 12px 8px 0',
      borderBottom: '1px solid {colors.line.hair}',
      textAlign: 'left',
      verticalAlign: 'top',
    },
    '& .align-center': { textAlign: 'center' },
    '& .align-right': { textAlign: 'right' },
    '& th': { borderBottom: '2px solid {colors.fg.default}', fontWeight: 600, verticalAlign: 'bottom' },
  },
});

import { defineRecipe } from '../define-recipe';
import { missingPicture } from '../pictures/missing-picture';

/** Long-form text: 17 px, at most 75 characters per line. */
export const articleTextStyles = {
  maxWidth: '50ch',
  fontSize: 'lg',
  lineHeight: 1.65,
  '& > * + *, & :is(blockquote, li) > p + p': { marginTop: '4' },
  '& > * + h2': { marginTop: '10' },
  '& > * + h3, & > * + h4': { marginTop: '6' },
  '& h2 + *, & h3 + *, & h4 + *': { marginTop: '2' },
  '& h4': { fontSize: 'lg', fontWeight: 650 },
  '& ul, & ol': { paddingLeft: '1.25em' },
  '& ul': { listStyle: 'square' },
  '& ol': { listStyle: 'decimal' },
  '& li + li': { marginTop: '2' },
  '& li::marker': { color: 'fg.subtle' },
  '& blockquote': {
    margin: '{spacing.6} 0',
    paddingLeft: '5',
    borderLeft: '3px solid {colors.line.strong}',
    color: 'fg.muted',
  },
  '& code': { fontSize: '.9em', padding: '1px 4px', background: 'bg.sunk', borderRadius: 'badge' },
  '& pre': { padding: '4', background: 'bg.sunk', whiteSpace: 'pre-wrap' },
  '& pre code': { padding: 0 },
  '& img': {
    maxWidth: '100%',
    maxHeight: 'min(80vh, 36rem)',
    boxSize: 'auto',
    objectFit: 'contain',
    borderRadius: 'plate',
  },
  // Drawings have no size of their own, and would fill the page.
  '& img[src$=".svg"]': { width: '100%', maxWidth: '11rem' },
  // Without its facts, as of a model that is gone, it is a link like others.
  '& .model-card:has([data-fact])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 {spacing.4}',
    alignItems: 'baseline',
    padding: '10px 14px',
    border: 'strong',
    borderRadius: 'plate',
    background: 'bg.plate',
    color: 'fg.default',
    fontSize: 'md',
    lineHeight: 1.45,
    textDecoration: 'none',
  },
  '& .model-card:has([data-fact]):hover': { borderColor: 'accent.solid' },
  '& .model-card [data-fact=name]': { gridColumn: '1 / -1', fontWeight: 650, color: 'accent.text' },
  '& .model-card [data-fact=score]': { color: 'fg.muted' },
  '& .model-card [data-fact=price]': { fontWeight: 600 },
  '& [data-missing]': { ...missingPicture, aspectRatio: '16 / 9', borderRadius: 'plate' },
  '& hr': { border: 0, borderTop: 'hair', margin: '{spacing.8} 0' },
  // Tables wider than the page scroll on their own.
  '& [role=group]': { margin: '{spacing.6} 0', overflowX: 'auto' },
  '& [role=group] > table': { margin: 0 },
  '& table': { borderCollapse: 'collapse', margin: '{spacing.6} 0', fontSize: 'md', lineHeight: 1.45 },
  '& th, & td': { padding: '8px 12px 8px 0', borderBottom: 'hair', verticalAlign: 'top' },
  '& .align-center': { textAlign: 'center' },
  '& .align-right': { textAlign: 'right' },
  '& th': { borderBottom: 'rule', fontWeight: 600, verticalAlign: 'bottom' },
} as const;

export const articleTextRecipe = defineRecipe({ base: articleTextStyles });

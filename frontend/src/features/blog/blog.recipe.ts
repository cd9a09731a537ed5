import { defineRecipe } from '@chakra-ui/react/styled-system';
import { drawingFloor } from '../../shared/ui/drawing-floor';
import { headingRow } from '../../shared/ui/heading-row';
import { linkOverlay } from '../../shared/ui/link-overlay';

/** Background of a picture or drawing; the container sets its shape. */
export const pictureRecipe = defineRecipe({
  className: 'media',
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: 0,
    borderRadius: '{radii.plate}',
    background: '{colors.bg.sunk}',
    '& .ill': { position: 'absolute', inset: '9% 0', width: '100%', height: '82%' },
    '&.scene .ill': {
      inset: 'auto',
      left: '8%',
      bottom: 'calc(34px - 78% * var(--foot, 10 / 96))',
      width: 'auto',
      height: '78%',
      aspectRatio: 1,
      zIndex: 1,
    },
    // A smaller appliance beside it gives the scene depth.
    '&.scene .ill + .ill': {
      left: 'auto',
      right: '9%',
      height: '48%',
      bottom: 'calc(34px - 48% * var(--foot, 10 / 96))',
    },
    '& .floor': drawingFloor,
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  },
});

export const blogHeadRecipe = defineRecipe({
  base: {
    '&.pagehead': { paddingTop: '{spacing.10}' },
    '& h1': { fontSize: 'var(--fs-4xl)' },
    '& .lead': { maxWidth: '44ch' },
  },
});

export const categoriesRecipe = defineRecipe({
  base: {
    '&.grid3': { marginBottom: '{spacing.6}', gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media (min-width: 46.25em)': { '&.grid3': { gridTemplateColumns: 'repeat(3, 1fr)' } },
    '& .blogcat': {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '2px 12px',
      alignContent: 'start',
      padding: '16px',
      height: '100%',
      color: 'inherit',
      textDecoration: 'none',
      transition: 'background-color {durations.press} {easings.out}',
    },
    '& .blogcat:hover': { background: '{colors.bg.tint}' },
    '& .blogcat[aria-current]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' },
    '& .display': { gridRow: '1 / span 2', gridColumn: 2, fontSize: '2rem', textAlign: 'right' },
    '& .display .small': { display: 'block', fontWeight: 400, fontStretch: '100%', letterSpacing: 0 },
  },
});

/** The featured story, its drawing standing on the floor. */
export const featureRecipe = defineRecipe({
  className: 'feat',
  base: {
    position: 'relative',
    display: 'grid',
    overflowWrap: 'anywhere',
    '@media (min-width: 56.25em)': { gridTemplateColumns: '7fr 5fr' },
    '& .media': { aspectRatio: '16 / 9', borderRadius: '2px 0 0 2px' },
    '& .body': { padding: '{spacing.6}', display: 'grid', gap: '10px', alignContent: 'center' },
    '& h2': { fontSize: '2rem' },
    '& h2 a': { color: 'inherit', textDecoration: 'none', ...linkOverlay },
    '&:hover h2 a': { textDecoration: 'underline' },
    '@media (max-width: 39.99em)': { '& .media': { aspectRatio: '4 / 3' }, '& h2': { fontSize: '1.75rem' } },
  },
});

export const listHeadRecipe = defineRecipe({
  base: {
    ...headingRow,
    '& + div': { marginTop: 0 },
    '@media (max-width: 46.24em)': { '& + div .acard:first-of-type': { borderTop: 0 } },
    '@media (min-width: 46.25em)': { '& + div .acard:nth-of-type(-n + 2)': { borderTop: 0 } },
  },
});

export const cardsRecipe = defineRecipe({
  base: {
    display: 'grid',
    columnGap: '{spacing.10}',
    marginTop: '{spacing.6}',
    overflowWrap: 'anywhere',
    '@media (min-width: 46.25em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .acard': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '16px',
      padding: '18px 0',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& .media': { aspectRatio: 1, alignSelf: 'start' },
    '& h3': { marginTop: '8px' },
    '& h3 a': { color: 'inherit', textDecoration: 'none', ...linkOverlay },
    '& .acard:hover h3 a': { textDecoration: 'underline' },
    '& p': { margin: '6px 0' },
  },
});

export const newsletterRecipe = defineRecipe({
  className: 'news',
  base: {
    display: 'grid',
    gap: '14px',
    marginTop: '{spacing.10}',
    padding: '{spacing.6}',
    borderTop: '3px solid {colors.accent.solid}',
    '& .text': { display: 'grid', gap: '6px' },
    '& .btn': { justifySelf: 'start' },
    '& form': { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'start' },
    '& .field': { flex: '1 1 200px' },
    // Aligns with the input even when an error shows below it.
    '& form .btn': { marginTop: '26px' },
    '@media (min-width: 50em)': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)',
      alignItems: 'center',
      gap: '40px',
      '& > .btn': { justifySelf: 'end' },
    },
    '@media (max-width: 29.99em)': { '& form .btn': { marginTop: 0, width: '100%' } },
  },
});

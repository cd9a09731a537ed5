import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { headingRow } from '../../shared/ui/heading-row';
import { linkOverlay } from '../../shared/ui/link-overlay';
import { selectedOutline } from '../../shared/ui/selected-outline';

const titleLink = { color: 'inherit', textDecoration: 'none', ...linkOverlay } as const;

export const blogPageRecipe = defineSlotRecipe({
  base: {
    head: { paddingTop: '10' },
    title: { fontSize: 'var(--fs-4xl)' },
    lead: { maxWidth: '44ch' },
    categories: {
      display: 'grid',
      gap: '4',
      marginBottom: '6',
      _sm: { gridTemplateColumns: 'repeat(3, 1fr)' },
      _lg: { gap: '5' },
    },
    category: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '2px 12px',
      alignContent: 'start',
      padding: '16px',
      height: '100%',
      color: 'inherit',
      textDecoration: 'none',
      transition: 'background-color {durations.press} {easings.out}',
      _hover: { background: 'bg.tint' },
      '&[aria-current]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}', ...selectedOutline },
    },
    count: { gridRow: '1 / span 2', gridColumn: 2, fontSize: '2rem', textAlign: 'right' },
    unit: { display: 'block', fontWeight: 400, fontStretch: '100%', letterSpacing: 0 },
    listHead: headingRow,
    /** With `data-headed` right below the head of the list, whose rule is that of the first cards. */
    cards: {
      display: 'grid',
      columnGap: '10',
      marginTop: '6',
      overflowWrap: 'anywhere',
      _sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-headed]': { marginTop: 0 },
    },
    card: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: '16px',
      padding: '18px 0',
      borderTop: 'hair',
      '&:hover h3 a': { textDecoration: 'underline' },
      _smDown: { '[data-headed] > &:first-of-type': { borderTop: 0 } },
      _sm: { '[data-headed] > &:nth-of-type(-n + 2)': { borderTop: 0 } },
    },
    cardPicture: { aspectRatio: 1, alignSelf: 'start' },
    cardTitle: { marginTop: '8px', '& a': titleLink },
    cardText: { margin: '6px 0' },
    /** The featured one, its drawing standing on the floor. */
    story: {
      position: 'relative',
      display: 'grid',
      overflowWrap: 'anywhere',
      '@media (min-width: 56.25em)': { gridTemplateColumns: '7fr 5fr' },
      '&:hover h2 a': { textDecoration: 'underline' },
    },
    storyPicture: {
      aspectRatio: '16 / 9',
      borderRadius: '2px 0 0 2px',
      '@media (max-width: 39.99em)': { aspectRatio: '4 / 3' },
    },
    storyBody: { padding: '6', display: 'grid', gap: '10px', alignContent: 'center' },
    storyTitle: {
      fontSize: '2rem',
      '@media (max-width: 39.99em)': { fontSize: '1.75rem' },
      '& a': titleLink,
    },
  },
});

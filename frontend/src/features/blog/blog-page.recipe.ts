import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { headingRow } from '../../shared/ui/heading-row';
import { selectedOutline } from '../../shared/ui/selected-outline';

export const blogPageRecipe = defineSlotRecipe({
  base: {
    head: { paddingTop: '{spacing.10}' },
    title: { fontSize: 'var(--fs-4xl)' },
    lead: { maxWidth: '44ch' },
    categories: {
      display: 'grid',
      gap: '{spacing.4}',
      marginBottom: '{spacing.6}',
      '@media (min-width: 46.25em)': { gridTemplateColumns: 'repeat(3, 1fr)' },
      '@media (min-width: 62.5em)': { gap: '{spacing.5}' },
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
      '&:hover': { background: '{colors.bg.tint}' },
      '&[aria-current]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}', ...selectedOutline },
    },
    count: { gridRow: '1 / span 2', gridColumn: 2, fontSize: '2rem', textAlign: 'right' },
    unit: { display: 'block', fontWeight: 400, fontStretch: '100%', letterSpacing: 0 },
    listHead: headingRow,
    /** With `data-headed` right below the head of the list, whose rule is that of the first cards. */
    cards: {
      display: 'grid',
      columnGap: '{spacing.10}',
      marginTop: '{spacing.6}',
      overflowWrap: 'anywhere',
      '@media (min-width: 46.25em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '&[data-headed]': { marginTop: 0 },
    },
  },
});

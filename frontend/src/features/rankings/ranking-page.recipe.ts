import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** Marks the models that could be the best, and what is said of them. */
export const couldBeBestMark = {
  display: 'inline-block',
  boxSize: '8px',
  borderRadius: '50%',
  background: 'accent.solid',
  forcedColorAdjust: 'none',
  _print: { printColorAdjust: 'exact' },
} as const;

/** The list of cards, and what stands above and below it. */
export const rankingPageRecipe = defineSlotRecipe({
  base: {
    /** As high as the tabs and the toolbar. */
    loading: { display: 'grid', placeItems: 'center', height: '167px' },
    /** Below the form of the filter. */
    chosen: { paddingTop: '4' },
    notice: { marginBottom: '4' },
    // Stands clear of the first price step.
    priceLinks: { marginBottom: '6' },
    /** Facts about the list in a row, with hairlines between them; one below the other on a phone. */
    facts: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 0',
      marginBottom: '4',
      // The line before the first fact of each row is clipped.
      marginLeft: '-15px',
      clipPath: 'inset(-4px 0 -4px 1px)',
      _smDown: { display: 'grid', marginLeft: 0, clipPath: 'none' },
    },
    fact: {
      paddingInline: '14px',
      borderLeft: 'hair',
      _smDown: { padding: 0, border: 0 },
    },
    couldBeBest: { ...couldBeBestMark, marginRight: '7px' },
    list: { display: 'grid', gap: '3', '&[aria-busy]': { opacity: 0.6 } },
    more: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '10px', paddingTop: '6' },
  },
});

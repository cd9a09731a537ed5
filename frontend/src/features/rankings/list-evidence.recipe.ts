import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** Marks the models that could be the best, and what is said of them. */
export const couldBeBestMark = {
  display: 'inline-block',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: '{colors.accent.solid}',
  forcedColorAdjust: 'none',
} as const;

/** Facts about a list in a row, with hairlines between them; one below the other on a phone. */
export const listEvidenceRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '6px 0',
      marginBottom: '{spacing.4}',
      // The line before the first fact of each row is clipped.
      marginLeft: '-15px',
      clipPath: 'inset(-4px 0 -4px 1px)',
      '@media (max-width: 46.24em)': { display: 'grid', marginLeft: 0, clipPath: 'none' },
    },
    fact: {
      paddingInline: '14px',
      borderLeft: '1px solid {colors.line.hair}',
      '@media (max-width: 46.24em)': { padding: 0, border: 0 },
    },
    couldBeBest: { ...couldBeBestMark, marginRight: '7px' },
  },
});

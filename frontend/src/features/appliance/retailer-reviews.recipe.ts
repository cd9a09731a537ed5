import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const row = {
  padding: '11px 0',
  borderTop: 'hair',
  _first: { borderTop: 0 },
} as const;

/** The reviews of each retailer, all of them and the newer ones. */
export const retailerReviewsRecipe = defineSlotRecipe({
  base: {
    retailer: {
      ...row,
      display: 'grid',
      gridTemplateColumns: '104px 1fr minmax(40px, auto)',
      gap: '4px 14px',
      alignItems: 'center',
    },
    name: { fontWeight: 600, fontSize: 'sm' },
    score: { fontWeight: 650, textAlign: 'right', fontSize: '1.125rem', fontStretch: '84%' },
    details: { gridColumn: '2 / -1', fontSize: 'xs', color: 'fg.subtle' },
    missing: row,
    newer: { '& + &': { marginTop: '14px', borderTop: 'hair', paddingTop: '12px' } },
  },
});

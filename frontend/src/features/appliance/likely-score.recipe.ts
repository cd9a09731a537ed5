import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const likelyScoreRecipe = defineSlotRecipe({
  base: {
    sentence: { marginTop: '4px' },
    places: { marginTop: '10px' },
    place: { minHeight: '28px', color: 'accent.text', fontWeight: 600, cursor: 'pointer' },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '10px' },
    chip: { '&:has([open])': { flexBasis: '100%' } },
    summary: {
      minHeight: '28px',
      cursor: 'pointer',
      listStyle: 'none',
      _after: { content: "'+'", fontWeight: 650 },
      '[open] > &::after': { content: "'–'" },
    },
    reason: { marginTop: '6px' },
  },
});

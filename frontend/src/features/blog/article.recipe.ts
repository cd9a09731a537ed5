import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const articleRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.16}',
      _lg: { gridTemplateColumns: 'minmax(0, 33rem) minmax(0, 1fr)' },
    },
    head: {
      paddingTop: '4',
      _lg: { gridColumn: '1 / -1', paddingBottom: '2' },
    },
    beside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      _lg: { gridColumn: 2, gridRow: 2, gridTemplateRows: 'auto 1fr' },
    },
    picture: { _lg: { '&:only-child': { position: 'sticky', top: '96px' } } },
    frame: {
      height: '210px',
      border: 'hair',
      background: 'bg.tint',
      _lg: { height: '300px' },
      '&[data-photo]': {
        border: 0,
        _lgDown: { height: 'auto', aspectRatio: '4 / 3' },
      },
    },
    text: { _lg: { gridColumn: 1, gridRow: 2 } },
    more: { maxWidth: '50ch', marginTop: '10', paddingTop: '5', borderTop: 'rule', fontSize: 'lg' },
  },
});

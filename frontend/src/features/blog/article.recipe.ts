import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const wide = '@media (min-width: 62.5em)';

export const articleRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.6} {spacing.16}',
      [wide]: { gridTemplateColumns: 'minmax(0, 33rem) minmax(0, 1fr)' },
    },
    head: {
      paddingTop: '4',
      [wide]: { gridColumn: '1 / -1', paddingBottom: '2' },
    },
    beside: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      [wide]: { gridColumn: 2, gridRow: 2, gridTemplateRows: 'auto 1fr' },
    },
    picture: { [wide]: { '&:only-child': { position: 'sticky', top: '96px' } } },
    frame: {
      height: '210px',
      border: '1px solid {colors.line.hair}',
      background: 'bg.tint',
      [wide]: { height: '300px' },
      '&[data-photo]': {
        border: 0,
        '@media (max-width: 62.49em)': { height: 'auto', aspectRatio: '4 / 3' },
      },
    },
    text: { [wide]: { gridColumn: 1, gridRow: 2 } },
    more: {
      maxWidth: '50ch',
      marginTop: '10',
      paddingTop: '5',
      borderTop: '2px solid {colors.fg.default}',
      fontSize: 'lg',
    },
  },
});

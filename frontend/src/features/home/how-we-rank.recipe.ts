import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const howWeRankRecipe = defineSlotRecipe({
  base: {
    columns: {
      display: 'grid',
      gap: '{spacing.8}',
      '@media (min-width: 48em)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0' },
    },
    column: {
      minWidth: '0',
      '@media (min-width: 48em)': {
        paddingInline: '{spacing.6}',
        '&:first-child': { paddingLeft: '0' },
        '&:last-child': { paddingRight: '0' },
        '&:not(:first-child)': { borderLeft: '1px solid {colors.line.hair}' },
      },
    },
    figure: { height: '84px', display: 'flex', alignItems: 'end', '& svg': { maxWidth: '100%' } },
    title: { margin: '10px 0 6px' },
  },
});

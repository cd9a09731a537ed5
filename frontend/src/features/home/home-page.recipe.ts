import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** What stands below the hero and the categories. */
export const homePageRecipe = defineSlotRecipe({
  base: {
    columns: {
      display: 'grid',
      gap: '8',
      _md: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0' },
    },
    column: {
      minWidth: '0',
      _md: {
        paddingInline: '6',
        '&:first-child': { paddingLeft: '0' },
        '&:last-child': { paddingRight: '0' },
        '&:not(:first-child)': { borderLeft: 'hair' },
      },
    },
    figure: { height: '84px', display: 'flex', alignItems: 'end', '& svg': { maxWidth: '100%' } },
    title: { margin: '10px 0 6px' },
    start: {
      marginTop: '16',
      background: 'cta.bg',
      color: 'cta.fg',
      borderRadius: 'plate',
      padding: '8',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '5',
      alignItems: 'center',
      justifyContent: 'space-between',
      '& :focus-visible': { outlineColor: 'cta.fg' },
      _print: { display: 'none' },
    },
    startText: { maxWidth: '52ch', marginTop: '6px' },
    startButton: { background: 'cta.button', color: 'cta.buttonFg' },
  },
});

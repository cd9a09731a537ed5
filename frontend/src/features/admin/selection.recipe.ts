import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { toolRow } from './list-tools.recipe';

/** A list whose rows can be ticked, and the bar of actions on the ticked ones. */
export const selectionRecipe = defineSlotRecipe({
  base: {
    root: { display: 'flex', flexDirection: 'column' },
    // Sticky at the bottom edge, and in the flow below the list, so that it hides no row.
    bar: {
      ...toolRow,
      position: 'sticky',
      bottom: 0,
      order: 1,
      zIndex: 'docked',
      gap: '8px 16px',
      alignItems: 'start',
      marginInline: 'calc(-1 * var(--gutter))',
      padding: '10px var(--gutter)',
      background: 'bg.plate',
      borderTop: '2px solid {colors.accent.solid}',
      boxShadow: 'float',
      // A field beside its label, and what is wrong with it below both.
      '& > div': {
        flex: '1 1 200px',
        maxWidth: '400px',
        gridTemplateColumns: 'auto 1fr',
        columnGap: '10px',
        alignItems: 'center',
      },
      '& > div > p': { gridColumn: '1 / -1' },
      _smDown: {
        gap: '8px',
        '& > p': { minHeight: 0, flexBasis: '100%' },
      },
      // With little room, it would hide the list.
      '@media (max-height: 24.99em)': { position: 'static' },
      _enlargedText: { position: 'static' },
    },
  },
});

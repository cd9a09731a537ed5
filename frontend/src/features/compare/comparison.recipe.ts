import { toolbar, toolbarSwitch } from '../../shared/ui/controls/toolbar-styles';
import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/**
 * The page of a comparison. `--n` is the number of models, `--letters` the length of the longest name, both set by the page; the
 * other properties are widths that its tables share.
 */
export const comparisonRecipe = defineSlotRecipe({
  base: {
    root: {
      containerType: 'inline-size',
      '--head': '168px',
      '--col': '180px',
      '--line': '4.25rem',
      '--picture': 'clamp(84px, 14vw, 168px)',
      // Fit four models beside the row headers.
      '@media (min-width: 48em) and (max-width: 62.49em)': { '--head': '128px', '--col': '148px' },
      '@media screen and (max-width: 47.99em)': {
        '--head': '5.25rem',
        // Columns hold the longest name in one line.
        '--col': 'max(7.25rem, calc(var(--letters) * .56rem + 1rem))',
        '--line': 'max(4.25rem, calc(var(--letters) * .52rem + 8px))',
      },
      _print: { '--head': '96px', '--picture': '96px' },
    },
    tools: toolbar,
    note: {
      marginRight: 'auto',
      fontSize: 'sm',
      color: 'fg.muted',
      _lgDown: { flexBasis: '100%' },
    },
    buttons: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
    only: toolbarSwitch,
    verdict: {
      display: 'grid',
      gap: '4px',
      marginBottom: '4',
      paddingLeft: '14px',
      borderLeft: '3px solid {colors.accent.solid}',
      fontSize: 'lg',
      lineHeight: 1.4,
    },
    /** A comparison to begin with. */
    ready: {
      display: 'grid',
      gap: '3',
      gridTemplateRows: 'auto 1fr auto',
      justifyItems: 'start',
      padding: '5',
      overflowWrap: 'anywhere',
    },
  },
});

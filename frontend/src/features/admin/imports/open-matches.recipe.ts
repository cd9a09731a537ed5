import { plainButton } from '../../../shared/ui/controls/plain-button';
import { defineSlotRecipe } from '../../../shared/ui/define-recipe';

/** Names of a file, each with what it may mean as buttons. */
export const openMatchesRecipe = defineSlotRecipe({
  base: {
    root: {
      display: 'grid',
      gap: '12px',
      padding: '14px 16px',
      border: 'hair',
      borderRadius: 'plate',
      '& kbd': { font: 'inherit', fontWeight: 600, color: 'fg.muted' },
    },
    name: {
      paddingTop: '8px',
      '& + &': { borderTop: 'hair' },
      '& legend': { float: 'left', width: '100%', padding: '0 0 6px', overflowWrap: 'anywhere' },
    },
    choices: { clear: 'both', display: 'flex', flexWrap: 'wrap', gap: '6px' },
    choice: {
      ...plainButton,
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 6px',
      alignItems: 'baseline',
      minHeight: '30px',
      maxWidth: '100%',
      padding: '3px 10px',
      border: 'strong',
      borderRadius: 'control',
      fontSize: 'sm',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      _pressed: {
        borderColor: 'accent.solid',
        background: 'bg.tint',
        boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
      },
      '& small': { color: 'fg.muted', fontSize: 'xs' },
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';
import { enlargedText } from '../../shared/ui/enlarged-text';
import { cardCell } from './card-cells';
import { desktop, hairline, narrowPaper, paper, phone, tablet, unseen } from './rank-card-widths';

/** The label on the left, buttons on the right. */
const labelledCell = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  paddingBlock: '8px',
} as const;

export const cardVotesRecipe = defineSlotRecipe({
  className: 'card-votes',
  slots: ['cells', 'cell', 'label', 'pair', 'hint'],
  base: {
    cells: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
      [tablet]: {
        gridArea: 'votes',
        gridTemplateColumns: '1.3fr 1fr',
        borderTop: hairline,
        borderLeft: hairline,
      },
      [desktop]: {
        gridArea: 'votes',
        gridTemplateColumns: '1fr 172px',
        borderTop: hairline,
        borderLeft: hairline,
      },
      [narrowPaper]: { gridColumn: 'votes-start / act-end' },
    },
    cell: {
      ...cardCell,
      [phone]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '4px 8px',
        padding: 0,
        border: 0,
      },
      [tablet]: labelledCell,
      [desktop]: labelledCell,
      // A count of technicians is only on their button.
      [paper]: { '& + &': { display: 'none' } },
    },
    label: {
      whiteSpace: 'nowrap',
      [phone]: { '&[data-quiet]': unseen },
      [enlargedText]: { whiteSpace: 'normal' },
    },
    pair: { display: 'inline-flex' },
    // Hangs from the card, so that a press moves nothing.
    hint: {
      position: 'absolute',
      top: '100%',
      insetInlineStart: 0,
      zIndex: 2,
      width: 'max-content',
      padding: '2px 8px 3px',
      border: hairline,
      borderTop: 0,
      borderRadius: '0 0 {radii.control} {radii.control}',
      background: '{colors.bg.plate}',
      fontSize: '{fontSizes.xs}',
      color: '{colors.fg.muted}',
    },
  },
});

import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { unseen } from '../../shared/ui/unseen';
import { cardCell } from './card-styles';
import { desktop, narrowPaper, phone, tablet } from './rank-card-widths';

/** The label on the left, buttons on the right. */
const labelledCell = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 8px',
  paddingBlock: '8px',
} as const;

/** Buttons in a row, without labels where there is nothing to label. */
const row = {
  cells: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  cell: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', padding: 0, border: 0 },
  label: { '&[data-quiet]': unseen },
} as const;

const pair = { display: 'inline-flex' };

/** Hangs from the card, so that a press moves nothing. */
const hint = {
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: 2,
  width: 'max-content',
  padding: '2px 8px 3px',
  border: 'hair',
  borderTop: 0,
  borderRadius: '0 0 {radii.control} {radii.control}',
  background: 'bg.plate',
  fontSize: 'xs',
  color: 'fg.muted',
} as const;

export const cardVotesRecipe = defineSlotRecipe({
  base: {
    cells: {
      position: 'relative',
      display: 'grid',
      [phone]: row.cells,
      [tablet]: {
        gridArea: 'votes',
        gridTemplateColumns: '1.3fr 1fr',
        borderTop: 'hair',
        borderLeft: 'hair',
      },
      [desktop]: {
        gridArea: 'votes',
        gridTemplateColumns: '1fr 172px',
        borderTop: 'hair',
        borderLeft: 'hair',
      },
      [narrowPaper]: { gridColumn: 'votes-start / act-end' },
    },
    cell: {
      ...cardCell,
      [phone]: row.cell,
      [tablet]: labelledCell,
      [desktop]: labelledCell,
      // A count of technicians is only on their button.
      _print: { '& + &': { display: 'none' } },
    },
    label: {
      whiteSpace: 'nowrap',
      [phone]: row.label,
      _enlargedText: { whiteSpace: 'normal' },
    },
    pair,
    hint: {
      ...hint,
      // In the free corner, so that it hides nothing of a card that is attached to this one.
      [desktop]: {
        'li:has(+ [data-attached]) &': {
          inset: 'auto 0 100% auto',
          border: 'hair',
          borderBottom: 0,
          borderRadius: '{radii.control} {radii.control} 0 0',
        },
      },
    },
  },
});

/** On an attached card. */
export const variantVotesRecipe = defineSlotRecipe({
  base: {
    cells: {
      position: 'relative',
      ...row.cells,
      [desktop]: { gridArea: 'votes', minWidth: '168px', justifyContent: 'end' },
    },
    cell: { minWidth: 0, ...row.cell },
    label: { whiteSpace: 'nowrap', ...row.label },
    pair,
    hint,
  },
});

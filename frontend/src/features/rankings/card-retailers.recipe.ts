import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { unseen } from '../../shared/ui/unseen';
import { cardCell } from './card-styles';
import { desktop, phone, tablet } from './rank-card-widths';

const cells = { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' };
const cellsInPairs = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };
const flushFirst = { '&:first-child': { paddingLeft: 0 } };

const count = {
  fontWeight: 400,
  fontSize: '2xs',
  color: 'fg.subtle',
  marginLeft: '1px',
  whiteSpace: 'nowrap',
} as const;

const score = {
  fontWeight: 600,
  lineHeight: 1.3,
  '&[data-missing]': { color: 'fg.subtle', fontWeight: 400 },
  '& small': count,
} as const;

/** In place of the cells. */
const sentence = {
  fontSize: 'sm',
  lineHeight: 1.4,
  color: 'fg.muted',
  '& b': { color: 'fg.default' },
} as const;

export const cardRetailersRecipe = defineSlotRecipe({
  base: {
    cells: {
      ...cells,
      gridArea: 'cells',
      [phone]: { marginTop: '8px', borderTop: 'hair' },
      [tablet]: { borderTop: 'hair', borderLeft: 'hair' },
      [desktop]: { marginLeft: '20px', borderTop: 'hair' },
      _enlargedText: cellsInPairs,
    },
    cell: {
      ...cardCell,
      [phone]: { padding: '7px 4px 8px 8px', ...flushFirst },
      [desktop]: flushFirst,
      _enlargedText: {
        '&:nth-child(odd)': { borderLeft: 0, paddingLeft: '16px' },
        '&:nth-child(n + 3)': { borderTop: 'hair' },
      },
    },
    retailer: { [phone]: { letterSpacing: 0 } },
    score: { ...score, '& small': { ...count, [phone]: { display: 'block', margin: 0 } } },
    sentence: {
      ...sentence,
      gridArea: 'cells',
      [phone]: { padding: '4px 0 7px' },
      [tablet]: { padding: '9px 16px', borderTop: 'hair', borderLeft: 'hair' },
      [desktop]: { marginLeft: '20px', padding: '14px 16px 10px 0', borderTop: 'hair' },
    },
    others: { [phone]: unseen },
  },
});

/** Among what an attached card opens. */
export const variantRetailersRecipe = defineSlotRecipe({
  base: {
    cells: { ...cells, [tablet]: cellsInPairs, _enlargedText: cellsInPairs },
    cell: { ...cardCell, '&:first-child': { borderLeft: 0, paddingLeft: 0 } },
    score,
    sentence,
  },
});

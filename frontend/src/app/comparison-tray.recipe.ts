import { defineRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from '../shared/ui/controls/icon-button';
import { enlargedText } from '../shared/ui/enlarged-text';

/** Sticky at the bottom edge, and in the flow at the end of the page, so that it hides no content. */
export const comparisonTrayRecipe = defineRecipe({
  className: 'tray',
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 15,
    background: '{colors.bg.plate}',
    borderTop: '2px solid {colors.accent.solid}',
    boxShadow: '{shadows.float}',
    outline: 0,
    // The comparison page already lists the models, and the staff panel has no comparison.
    'body:has(.cmp, .admin) &': { display: 'none' },
    '& .wrap': {
      display: 'flex',
      gap: '10px',
      alignItems: 'center',
      minHeight: '64px',
      paddingBlock: '10px',
    },
    '& .hint': { gridArea: 'hint', display: 'none', fontSize: '{fontSizes.sm}', color: '{colors.fg.muted}' },
    '& .clear': { gridArea: 'clear' },
    '& .go': { gridArea: 'go' },
    // Four models leave no room beside them but for one button.
    '&.isfull .wrap': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: "'hint clear' 'items go'",
      rowGap: '4px',
      paddingTop: '4px',
    },
    '&.isfull .hint': { display: 'block' },
    '&.isfull .clear': { justifySelf: 'end' },
    '&.isfull .lbl': { display: 'none' },
    '& ul': {
      gridArea: 'items',
      display: 'grid',
      gridAutoFlow: 'column',
      // Equal widths where space is short, so that a long name does not crowd out the others.
      gridAutoColumns: 'minmax(0, max-content)',
      gap: '8px',
      flex: 1,
      minWidth: 0,
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      minHeight: '40px',
      minWidth: 0,
      paddingLeft: '8px',
      border: '1px solid {colors.line.hair}',
      borderRadius: '{radii.control}',
      fontSize: '{fontSizes.sm}',
    },
    '& li .media': {
      width: '30px',
      height: '30px',
      flex: 'none',
      aspectRatio: 'auto',
      background: 'none',
      overflow: 'visible',
      fontSize: 0,
    },
    '& li .media.none span': { display: 'none' },
    '& li .media.none::after': { content: "'?'", fontSize: '{fontSizes.sm}' },
    '& .ill': { inset: 0, height: '100%', '--pen-heavy': '1.5px', '--pen-light': '1px' },
    '& li .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& li.slot': {
      borderStyle: 'dashed',
      borderColor: '{colors.line.strong}',
      color: '{colors.fg.muted}',
      paddingInline: '12px',
      whiteSpace: 'nowrap',
    },
    '& .x': iconButton('32px', '38px', '{colors.fg.muted}'),
    '& .x:hover': { background: '{colors.bg.sunk}' },
    '& .x svg': { width: '12px', height: '12px' },
    '@media (max-width: 62.49em)': { '& .slot, & .lbl, & .of': { display: 'none' } },
    // The models have lines of their own, for their names.
    '@media (max-width: 47.99em)': {
      '& .wrap, &.isfull .wrap': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: "'items items items' 'hint clear go'",
        gap: '8px 4px',
        paddingBlock: '8px',
      },
      '& .hint': { display: 'block' },
      '& ul': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '6px' },
      '& li': { gap: 0 },
      '& li .media': { display: 'none' },
      '& li .name': { flex: 1 },
    },
    [enlargedText]: { '& .hint, &.isfull .hint': { display: 'none' } },
  },
});

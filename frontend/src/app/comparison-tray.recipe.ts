import { closeButton } from '../shared/ui/controls/icon-button';
import { defineSlotRecipe } from '../shared/ui/define-recipe';

/** Sticky at the bottom edge, and in the flow at the end of the page, so that it hides no content. With four models: `data-full`. */
export const comparisonTrayRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'sticky',
      bottom: 0,
      zIndex: 'docked',
      background: 'bg.plate',
      borderTop: '2px solid {colors.accent.solid}',
      boxShadow: 'float',
      outline: 0,
      // Open filters have their own button at that edge.
      'html:has(.models-form__root[open]) &': { '@media (max-width: 74.99em)': { display: 'none' } },
    },
    bar: {
      display: 'flex',
      gap: '10px',
      alignItems: 'center',
      minHeight: '64px',
      paddingBlock: '10px',
      // Four models leave no room beside them but for one button.
      '[data-full] > &': {
        display: 'grid',
        gridTemplate: "'hint clear' 'items go' / minmax(0, 1fr) auto",
        rowGap: '4px',
        paddingTop: '4px',
      },
      // The models have lines of their own, for their names.
      _mdDown: {
        '&, [data-full] > &': {
          display: 'grid',
          gridTemplate: "'items items items' 'hint clear go' / minmax(0, 1fr) auto auto",
          gap: '8px 4px',
          paddingBlock: '8px',
        },
      },
      // One line, without the models.
      _lowWindow: {
        '&, [data-full] > &': {
          display: 'grid',
          gridTemplate: "'hint clear go' / minmax(0, 1fr) auto auto",
          minHeight: 0,
          paddingBlock: '4px',
        },
      },
    },
    label: { '[data-full] &': { display: 'none' }, _lgDown: { display: 'none' } },
    list: {
      gridArea: 'items',
      display: 'grid',
      gridAutoFlow: 'column',
      // Equal widths where space is short, so that a long name does not crowd out the others.
      gridAutoColumns: 'minmax(0, max-content)',
      gap: '8px',
      flex: 1,
      '& > li': {
        display: 'flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: '40px',
        minWidth: 0,
        paddingLeft: '8px',
        border: 'hair',
        borderRadius: 'control',
        fontSize: 'sm',
      },
      _mdDown: {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '6px',
        '& > li': { gap: 0 },
      },
      _lowWindow: { display: 'none' },
    },
    picture: {
      '&, &[data-missing]': {
        boxSize: '30px',
        flex: 'none',
        aspectRatio: 'auto',
        background: 'none',
        overflow: 'visible',
        fontSize: 0,
        _mdDown: { display: 'none' },
      },
      '&[data-missing] span': { display: 'none' },
      '&[data-missing]::after': { content: "'?'", fontSize: 'sm' },
      '& svg': { inset: 0, height: '100%', '--pen-heavy': '1.5px', '--pen-light': '1px' },
    },
    name: { truncate: true, _mdDown: { flex: 1 } },
    brand: { _lgDown: { display: 'none' } },
    // Room for another model.
    room: {
      'li&': {
        borderStyle: 'dashed',
        borderColor: 'line.strong',
        color: 'fg.muted',
        paddingInline: '12px',
        whiteSpace: 'nowrap',
      },
      _lgDown: { 'li&': { display: 'none' } },
    },
    remove: { ...closeButton('32px', '12px'), height: '38px' },
    hint: {
      gridArea: 'hint',
      display: 'none',
      fontSize: 'sm',
      color: 'fg.muted',
      '[data-full] &': { display: 'block' },
      _mdDown: { display: 'block' },
      _lowWindow: { display: 'block' },
      _enlargedText: { '&, [data-full] &': { display: 'none' } },
    },
    clear: { gridArea: 'clear', '[data-full] &': { justifySelf: 'end' } },
    compare: { gridArea: 'go' },
  },
});

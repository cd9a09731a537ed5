import { defineSlotRecipe } from '../../../../shared/ui/define-recipe';

/**
 * A pane that scrolls both ways, with the headers and the names of the models in view. Cells have `data-column`, and
 * `data-open` while they are edited; `data-late` and `data-low` are those without room to the right and below.
 */
export const cellGridRecipe = defineSlotRecipe({
  base: {
    pane: {
      marginTop: '2',
      overflow: 'auto',
      maxHeight: 'max(320px, calc(100dvh - 250px))',
      border: 'hair',
      borderRadius: 'control',
      background: 'bg.plate',
      // Cells that get the focus are not hidden by the headers.
      scrollPaddingTop: '44px',
      scrollPaddingLeft: '9.5rem',
      '& table': { width: '104rem', tableLayout: 'fixed', fontSize: 'sm' },
      '& th, & td': {
        position: 'relative',
        height: '33px',
        padding: '0 8px',
        borderBottom: 'hair',
        borderRight: 'hair',
      },
      '& thead th': {
        position: 'sticky',
        top: 0,
        zIndex: 4,
        height: '40px',
        background: 'bg.canvas',
        borderBottom: 'rule',
        fontSize: '2xs',
        fontWeight: 600,
        lineHeight: 1.25,
        color: 'fg.muted',
      },
      '& [data-column=model]': {
        position: 'sticky',
        left: 0,
        zIndex: 3,
        width: '9.5rem',
        background: 'bg.plate',
      },
      '& thead [data-column=model]': { zIndex: 5, background: 'bg.canvas' },
      '& tbody [data-column=model]': { fontWeight: 600 },
      '& :is([data-column=brand], [data-column=category], [data-column=priceRange])': { width: '7.2rem' },
      '& :is([data-column=subcategory], [data-column=imageUrl])': { width: '11rem' },
      '& [data-numeric]': { textAlign: 'right' },
      '& tbody :is(th, td):focus': { outline: '2px solid {colors.accent.solid}', outlineOffset: '-2px' },
      '& tbody tr:not([data-spacer]):hover > *': { background: 'bg.sunk' },
      '& [data-open]': { padding: 0, zIndex: 2 },
      '& [data-column=model][data-open]': { zIndex: 4 },
      '& [data-spacer] td': { padding: 0, border: 0, height: 'auto' },
      '@media (max-width: 30em)': {
        scrollPaddingLeft: '7.5rem',
        '& [data-column=model]': { width: '7.5rem' },
      },
      _enlargedText: {
        scrollPaddingLeft: 0,
        '& [data-column=model]': { position: 'relative', zIndex: 'auto' },
        '& thead [data-column=model]': { position: 'sticky', zIndex: 4 },
      },
    },
    text: { display: 'block', truncate: true },
    error: {
      position: 'absolute',
      top: '100%',
      left: 0,
      width: 'max-content',
      maxWidth: '16rem',
      padding: '6px 8px',
      border: '1px solid {colors.danger.text}',
      background: 'bg.plate',
      boxShadow: 'float',
      whiteSpace: 'normal',
      textAlign: 'left',
      '[data-late] &': { left: 'auto', right: 0 },
      '[data-low] &': { top: 'auto', bottom: '100%' },
      // What is free beside the names.
      '@media (max-width: 30em)': { maxWidth: 'calc(100vw - 7.5rem - 44px)' },
    },
  },
});

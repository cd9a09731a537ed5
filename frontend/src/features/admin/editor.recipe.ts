import { defineSlotRecipe } from '../../shared/ui/define-recipe';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' };

/** Forms of several fields, in plates and dialogs. */
export const editorRecipe = defineSlotRecipe({
  base: {
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '12px 16px',
      borderBottom: 'hair',
    },
    subject: {
      flex: '1 1 200px',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 14px',
      overflowWrap: 'anywhere',
    },
    body: {
      ...stack,
      padding: '16px',
      '&:is(details)': { paddingTop: 0 },
      '.dialog__content &, & &': { padding: 0 },
      // The head of a table sticks over the rows, so it needs the colour of the plate.
      '--table-head': '{colors.bg.plate}',
    },
    // Dense: what follows a whole row fills the one before it.
    fields: {
      display: 'grid',
      gap: '12px 16px',
      gridAutoFlow: 'dense',
      '& > *': { minWidth: 0 },
      '@media (min-width: 35em)': { gridTemplateColumns: '1fr 1fr' },
      _lg: { gridTemplateColumns: 'repeat(4, 1fr)' },
    },
    /** A whole row of the fields. */
    box: { ...stack, gridColumn: '1 / -1', padding: '14px 16px', border: 'hair', borderRadius: 'plate' },
    stack: {
      display: 'grid',
      gap: '5px',
      alignContent: 'start',
      justifyItems: 'start',
      '& > div': { width: '100%' },
    },
    pair: { display: 'grid', gap: '8px', gridTemplateColumns: '3fr 2fr' },
    scores: { '& > :is(p, [role=status]:not(:empty))': { marginBottom: '2' } },
    retailer: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '5px 8px',
      alignContent: 'start',
      '& legend': { padding: 0, fontSize: 'sm', fontWeight: 600, marginBottom: '5px' },
      // Both fields share the rows of labels and inputs, so that an error gets the whole width.
      '& label': { gridRow: 1 },
      '& input': { gridRow: 2 },
      '& p': { gridColumn: '1 / -1' },
    },
    differences: {
      fontSize: 'sm',
      borderSpacing: '0 4px',
      '& th': { fontWeight: 700 },
    },
    ticks: { '& legend': { padding: 0 } },
    tick: {
      display: 'flex',
      gap: '8px',
      padding: '5px 0',
      width: 'fit-content',
      // In the middle of the first line.
      '& > [data-part=control]': { marginTop: 'calc((1lh - 18px) / 2)' },
    },
    actions: {
      display: 'flex',
      gap: '10px',
      flexWrap: 'wrap',
      '.dialog__content &': { justifyContent: 'flex-end' },
    },
  },
});

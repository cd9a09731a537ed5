import { defineSlotRecipe } from '../../shared/ui/define-recipe';

export const articleContentsRecipe = defineSlotRecipe({
  base: {
    folded: { borderBlock: 'hair', _lg: { display: 'none' } },
    summary: { padding: '12px 0', fontWeight: 600, cursor: 'pointer' },
    column: {
      display: 'none',
      // A column taller than the window scrolls on its own.
      _lg: {
        display: 'grid',
        gap: '6',
        maxWidth: '26rem',
        position: 'sticky',
        top: '96px',
        alignSelf: 'start',
        maxHeight: 'calc(100vh - 112px)',
        overflowY: 'auto',
      },
    },
    title: { fontSize: 'md', marginBottom: '1' },
    link: { display: 'inline-block', padding: '5px 0' },
    model: { 'li + &': { marginTop: '1' } },
    facts: { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
});

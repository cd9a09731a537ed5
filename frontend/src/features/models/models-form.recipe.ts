import { defineSlotRecipe } from '../../shared/ui/define-recipe';

/** A disclosure above the models; beside them, where there is room, it is open for good. */
export const modelsFormRecipe = defineSlotRecipe({
  base: {
    root: {
      '& > summary': { padding: '0 {spacing.4}' },
      '@media (min-width: 75em)': {
        '& form': { gridTemplateColumns: 'minmax(0, 1fr)' },
        // The disclosure stays where its content cannot be shown without opening it.
        '@supports selector(::details-content)': {
          border: 0,
          background: 'none',
          '& > summary': { display: 'none' },
          '&::details-content': { contentVisibility: 'visible', display: 'block' },
          '& form': { padding: 0 },
        },
      },
    },
    summary: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '10px',
      minHeight: 'var(--target)',
      fontWeight: 600,
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _after: { content: '"+" / ""', fontSize: 'lg', color: 'fg.muted' },
      '[open] > &::after': { content: '"–" / ""' },
    },
    chosen: { marginLeft: 'auto', fontSize: 'sm', fontWeight: 500, color: 'accent.text' },
    order: { gap: '6px' },
    columns: { '& > summary': { minHeight: '32px', fontSize: 'sm', fontWeight: 650 } },
    // In view while the choices scroll.
    done: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      display: 'grid',
      padding: '10px {spacing.4}',
      borderTop: 'hair',
      background: 'bg.plate',
      '@media (min-width: 75em)': { '@supports selector(::details-content)': { display: 'none' } },
      '@media (scripting: none)': { display: 'none' },
    },
  },
});

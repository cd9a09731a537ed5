import { defineSlotRecipe } from '../shared/ui/define-recipe';

export const footerRecipe = defineSlotRecipe({
  base: {
    root: {
      borderTop: 'rule',
      fontSize: 'sm',
      '& ul': { display: 'grid' },
      '& a': {
        minHeight: '28px',
        display: 'inline-flex',
        alignItems: 'center',
        color: 'fg.default',
        textDecoration: 'none',
      },
      '& a:hover': { textDecoration: 'underline' },
      '& h2': {
        fontSize: 'xs',
        fontStretch: '100%',
        letterSpacing: '0',
        fontWeight: 600,
        color: 'fg.subtle',
        marginBottom: '6px',
      },
    },
    columns: {
      paddingBlock: '8',
      display: 'grid',
      gap: '6',
      gridTemplateColumns: '1fr 1fr',
      _md: { gridTemplateColumns: '2fr 1fr 1fr 1fr' },
    },
    about: { _mdDown: { gridColumn: '1 / -1' } },
    name: { fontSize: '1.25rem' },
    independence: { marginTop: '8px', maxWidth: '36ch' },
    source: { minHeight: '28px', display: 'flex', alignItems: 'center' },
    copyright: { gridColumn: '1 / -1', borderTop: 'hair', paddingTop: '4' },
  },
});

import { defineRecipe } from '../define-recipe';

export const alertRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    background: 'warn.bg',
    borderLeft: '4px solid {colors.warn.line}',
    fontSize: 'sm',
    '& svg': { height: '18px', flex: 'none', color: 'warn.text', marginTop: '1px' },
  },
  variants: {
    /** Its parts stand below each other. */
    stacked: { true: { '& > div': { display: 'grid', gap: '8px', width: '100%' } } },
    tone: {
      bad: {
        background: 'danger.bg',
        borderColor: 'danger.text',
        '& svg': { color: 'danger.text' },
      },
    },
  },
});

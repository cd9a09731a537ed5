import { defineRecipe } from './define-recipe';

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '22px',
    padding: '1px 7px',
    border: 'hair',
    borderRadius: 'badge',
    fontSize: 'xs',
    fontWeight: 500,
    lineHeight: 1.3,
    background: 'bg.plate',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    _enlargedText: { whiteSpace: 'normal' },
    '& svg': { boxSize: '12px' },
  },
  variants: {
    tone: {
      warn: { background: 'warn.bg', borderColor: 'transparent', color: 'warn.text' },
      danger: { background: 'danger.bg', borderColor: 'transparent', color: 'danger.text' },
      tint: { background: 'bg.tint', borderColor: 'transparent', color: 'accent.text' },
    },
    isLink: {
      true: {
        minHeight: '24px',
        textDecoration: 'none',
        _hover: { borderColor: 'accent.solid' },
      },
    },
  },
});

import { defineRecipe } from './define-recipe';
import { enlargedText } from './enlarged-text';

export const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    minHeight: '22px',
    padding: '1px 7px',
    border: '1px solid {colors.line.hair}',
    borderRadius: '{radii.badge}',
    fontSize: '{fontSizes.xs}',
    fontWeight: 500,
    lineHeight: 1.3,
    background: '{colors.bg.plate}',
    color: '{colors.fg.muted}',
    whiteSpace: 'nowrap',
    [enlargedText]: { whiteSpace: 'normal' },
    '& svg': { width: '12px', height: '12px' },
  },
  variants: {
    tone: {
      warn: { background: '{colors.warn.bg}', borderColor: 'transparent', color: '{colors.warn.text}' },
      danger: { background: '{colors.danger.bg}', borderColor: 'transparent', color: '{colors.danger.text}' },
      tint: { background: '{colors.bg.tint}', borderColor: 'transparent', color: '{colors.accent.text}' },
    },
    isLink: {
      true: {
        minHeight: '24px',
        textDecoration: 'none',
        '&:hover': { borderColor: '{colors.accent.solid}' },
      },
    },
  },
});

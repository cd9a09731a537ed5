import { defineRecipe } from '@pandacss/dev';
import { enlargedText } from '../enlarged-text';
import { notPrinted } from '../not-printed';

const wrapping = { whiteSpace: 'normal', paddingBlock: '8px' };

/** Part of each variant, whose rules are stronger than those of the base. */
const disabled = {
  '&:disabled, &[aria-disabled=true], &:disabled:hover, &[aria-disabled=true]:hover': {
    background: '{colors.bg.sunk}',
    color: '{colors.fg.subtle}',
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
};

const line = {
  background: 'transparent',
  borderColor: '{colors.line.strong}',
  color: '{colors.fg.default}',
  '&:hover': { background: '{colors.bg.sunk}' },
};

export const buttonRecipe = defineRecipe({
  className: 'ui-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: 'var(--target)',
    padding: '0 18px',
    border: '1px solid transparent',
    borderRadius: '{radii.control}',
    fontWeight: 600,
    fontSize: '{fontSizes.md}',
    textDecoration: 'none',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: 'background-color {durations.press} {easings.out}',
    '& svg': { width: '16px', height: '16px' },
    [enlargedText]: wrapping,
    ...notPrinted,
  },
  variants: {
    variant: {
      solid: {
        background: '{colors.accent.solid}',
        color: '{colors.accent.onSolid}',
        forcedColorAdjust: 'none',
        '&:hover': { background: '{colors.accent.solidHover}' },
        '@media print': { printColorAdjust: 'exact' },
        ...disabled,
      },
      line: { ...line, ...disabled },
      /** A line button that removes or overwrites something. */
      risky: {
        ...line,
        '&:not([aria-disabled=true])': { borderColor: '{colors.danger.text}', color: '{colors.danger.text}' },
        ...disabled,
      },
      quiet: {
        background: 'none',
        color: '{colors.accent.text}',
        padding: '0 10px',
        '&:hover': { background: '{colors.bg.tint}' },
        ...disabled,
        '&[aria-pressed=true], &[aria-pressed=true]:hover': {
          background: '{colors.bg.tint}',
          color: '{colors.accent.text}',
        },
      },
      danger: { background: '{colors.danger.solid}', color: '{colors.danger.onSolid}', ...disabled },
    },
    wraps: { true: wrapping },
    size: {
      small: { minHeight: '34px', padding: '0 12px', fontSize: '{fontSizes.sm}' },
      medium: { minHeight: '36px', padding: '0 12px', fontSize: '{fontSizes.sm}' },
      /** As tall as the fields beside it. */
      field: { minHeight: 'var(--target)', padding: '0 12px', fontSize: '{fontSizes.sm}' },
      inline: { minHeight: '24px', padding: 0, fontSize: '{fontSizes.sm}' },
      /** In a line of text of its own. */
      text: { minHeight: '28px', padding: 0, fontSize: '{fontSizes.sm}' },
    },
  },
});

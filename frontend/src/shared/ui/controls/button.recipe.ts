import { notPrinted } from '../not-printed';

/** Part of each variant, whose rules are stronger than those of the base. */
const disabled = {
  '&:disabled, &[aria-disabled=true], &:disabled:hover, &[aria-disabled=true]:hover': {
    background: 'bg.sunk',
    color: 'fg.subtle',
    borderColor: 'transparent',
    cursor: 'not-allowed',
  },
};

/** Of a button that removes or overwrites something, while it can. */
const dangerous = '&[data-danger]:not(:disabled, [aria-disabled=true])';

/** A smaller button, whose height is that of its text where it is enlarged. */
const small = (minHeight: string, padding: string) => ({
  minHeight,
  padding,
  fontSize: 'sm',
  _enlargedText: { paddingBlock: 0 },
});

/** For Panda and for Chakra, whose names the variants have; with `data-danger` and `data-wraps` for what it has no name for. */
export const buttonRecipe = {
  className: 'ui-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: 'var(--target)',
    padding: '0 18px',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontWeight: 600,
    fontSize: 'md',
    textDecoration: 'none',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    transition: 'background-color {durations.press} {easings.out}',
    '& svg': { boxSize: '16px' },
    '&[data-wraps]': { whiteSpace: 'normal' },
    _enlargedText: { whiteSpace: 'normal', paddingBlock: '8px' },
    ...notPrinted,
  },
  variants: {
    variant: {
      solid: {
        background: 'accent.solid',
        color: 'accent.onSolid',
        forcedColorAdjust: 'none',
        _hover: { background: 'accent.solidHover' },
        _print: { printColorAdjust: 'exact' },
        '&[data-danger]': { forcedColorAdjust: 'auto' },
        [dangerous]: { background: 'danger.solid', color: 'danger.onSolid' },
        ...disabled,
      },
      outline: {
        background: 'transparent',
        borderColor: 'line.strong',
        color: 'fg.default',
        _hover: { background: 'bg.sunk' },
        [dangerous]: { borderColor: 'danger.text', color: 'danger.text' },
        ...disabled,
      },
      ghost: {
        background: 'none',
        color: 'accent.text',
        padding: '0 10px',
        _enlargedText: { paddingBlock: 0 },
        _hover: { background: 'bg.tint' },
        ...disabled,
        '&[aria-pressed=true], &[aria-pressed=true]:hover': { background: 'bg.tint', color: 'accent.text' },
      },
    },
    size: {
      /** In a line of other text. */
      '2xs': small('24px', '0'),
      /** In a line of text of its own. */
      xs: small('28px', '0'),
      sm: small('34px', '0 12px'),
      md: small('36px', '0 12px'),
      /** As tall as the fields beside it. */
      lg: small('var(--target)', '0 12px'),
      /** As on public pages, which name no size. */
      xl: {},
    },
  },
};

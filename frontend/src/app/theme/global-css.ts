import { defineGlobalStyles } from '@pandacss/dev';
import { checkBox, filledBox, tickShape } from '../../shared/ui/controls/checkbox-styles';
import { unseen } from '../../shared/ui/unseen';

const display = { fontStretch: '78%', fontWeight: 650, letterSpacing: '-0.012em' };

/** Their background carries meaning; forced colours and printing drop backgrounds by default. */
const pressed = '[aria-pressed=true]';

/** Keeps fills, drawings and selections visible when forced colours replace ours. `!important` also wins over later layers. */
const forcedColors = {
  ':root:root': {
    ...paint('Canvas', ['bg-canvas', 'bg-plate', 'bg-sunk', 'bg-tint']),
    ...paint('Canvas', ['ill-tint', 'ill-tint-hero', 'cta-bg']),
    ...paint('CanvasText', ['fg-default', 'fg-muted', 'fg-subtle', 'line-strong', 'ill-line', 'warn-line']),
    ...paint('CanvasText', ['score-1', 'score-2', 'score-3', 'score-4', 'score-5', 'cta-fg']),
    ...paint('GrayText', ['line-hair']),
    ...paint('Highlight', ['accent-solid', 'accent-solid-hover', 'focus-ring']),
    ...paint('HighlightText', ['accent-on-solid']),
    ...paint('ButtonFace', ['cta-button']),
    ...paint('ButtonText', ['cta-button-fg']),
  },
  [pressed]: { forcedColorAdjust: 'none' },
};

/** Sets the CSS variables of the tokens to one colour. */
function paint(color: string, tokens: readonly string[]) {
  return Object.fromEntries(tokens.map((token) => [`--ai-colors-${token}`, `${color} !important`]));
}

/** Hides what is around the content in print, and keeps cards, rows and headings with what belongs to them. */
const printStyles = {
  'body > [role=alert], #root > :not(main), details:not([open]), [role=tablist]': {
    display: 'none !important',
  },
  main: { paddingBottom: 0 },
  'tr, li, figure': { breakInside: 'avoid' },
  'h2, h3': { breakAfter: 'avoid' },
  [pressed]: { printColorAdjust: 'exact' },
};

/** Without scripts, only links and forms work. Votes stay as plain counts (vote-button.recipe.ts). */
const withoutScripts = { 'button[type=button]:not(.ui-vote-button)': { display: 'none !important' } };

/** Looks like the checkbox button (check.recipe.ts); in forced colours the browser's own checkbox is used. */
const checkbox = {
  '@media (forced-colors: none)': {
    appearance: 'none',
    ...checkBox,
    display: 'inline-grid',
    flex: 'none',
    margin: 0,
    cursor: 'pointer',
    _hover: { borderColor: 'accent.solid' },
    '&:checked': filledBox,
    '&:checked::before': {
      content: '""',
      boxSize: '10px',
      background: 'accent.onSolid',
      clipPath: tickShape,
    },
  },
};

const closeIcon =
  "center / 12px no-repeat url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 12 12'%3E%3Cpath d='M2 2l8 8M10 2l-8 8' stroke='%23000' stroke-width='1.6' stroke-linecap='round'/%3E%3C/svg%3E\")";

/** About how much of the bottom edge is covered. Toasts, and what has the focus, stay clear of it. */
const bottomBars = {
  'html:has(.comparison-tray__root)': {
    '--bottom-bar': '56px',
    _notLowWindow: { '--bottom-bar': '66px', _mdDown: { '--bottom-bar': '112px' } },
  },
  'html:has(.comparison-tray__root[data-full])': { _notLowWindow: { '--bottom-bar': '100px' } },
  'html:has(.comparison-tray__root li:nth-child(3)[data-model])': {
    _notLowWindow: { _mdDown: { '--bottom-bar': '158px' } },
  },
  'html:has(.models-form__root[open])': { '--bottom-bar': '64px' },
  'html:has(.selection__bar)': {
    _notLowWindow: {
      '--bottom-bar': '60px',
      '@media (max-width: 55.99em)': { '--bottom-bar': '102px' },
      _mdDown: { '--bottom-bar': '140px' },
      '@media (max-width: 22.49em)': { '--bottom-bar': '176px' },
    },
  },
};

/** Base styles: typography, links, focus, and the few sizes that vary with the viewport. */
export const globalCss = defineGlobalStyles({
  ':root': {
    '--gutter': '16px',
    '--target': '40px',
    '--bottom-bar': '0px',
    '--fs-2xl': '1.75rem',
    '--fs-3xl': '2.5rem',
    '--fs-4xl': '3.25rem',
    '--fs-5xl': '4.5rem',
    '--pen-heavy': '2.25px',
    '--pen-light': '1.25px',
    '--ill-tint': '{colors.ill.tint}',
    colorScheme: 'light',
    _md: { '--gutter': '24px' },
    '@media (min-width: 78em)': { '--gutter': '40px' },
    _mdDown: {
      '--fs-2xl': '1.5rem',
      '--fs-3xl': '2rem',
      '--fs-4xl': '2.375rem',
      '--fs-5xl': '3.5rem',
      '--target': '44px',
    },
  },
  '.dark': { colorScheme: 'dark' },
  '*, *::before, *::after': {
    boxSizing: 'border-box',
    _motionReduce: {
      transition: 'none !important',
      animation: 'none !important',
    },
  },
  html: {
    background: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    // Keeps 1rem at 16px, although body text is 15px.
    fontSize: '100%',
    lineHeight: 1.55,
    fontVariantNumeric: 'tabular-nums',
    textSizeAdjust: '100%',
    scrollPadding: '80px 0 calc(var(--bottom-bar) + 24px)',
    // Firefox draws scroll bars in the colours of the desktop, which may be light beside a dark page.
    '@supports (-moz-appearance: none)': { scrollbarColor: '{colors.line.strong} transparent' },
  },
  ...bottomBars,
  'html:has(.staff-table__root)': { _lg: { scrollPaddingTop: '112px' } },
  // Break words that enlarged text makes wider than their container.
  body: { margin: 0, fontSize: 'md', overflowWrap: 'break-word' },
  '#root': { minHeight: '100vh', display: 'flex', flexDirection: 'column' },
  main: { flex: 1, paddingBottom: '16' },
  'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
  'ul, ol': { listStyle: 'none' },
  // Leaves no single word on a last line.
  'h2, h3, p, li, dd': { textWrap: 'pretty' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  a: { color: 'accent.text', textDecorationThickness: '1px', textUnderlineOffset: '3px' },
  'a:hover': { textDecorationThickness: '2px' },
  'img, svg': { display: 'block' },
  table: { width: '100%', borderSpacing: 0 },
  th: { textAlign: 'left', fontWeight: 400 },
  // Illustration files are drawn in one mid-tone; the filter matches them to the theme's line colour.
  'img[src^="/illustrations/"]': {
    filter: 'saturate(.3) brightness(.85) contrast(3.25)',
    _dark: { filter: 'invert(1) saturate(2.8) brightness(1.5) contrast(1.4) hue-rotate(180deg) sepia(.5)' },
  },
  ':focus-visible': {
    outline: '3px solid {colors.focus.ring}',
    outlineOffset: '2px',
    borderRadius: 'control',
  },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  h1: { ...display, fontSize: 'var(--fs-3xl)', lineHeight: 1.05, textWrap: 'balance' },
  h2: { ...display, fontSize: 'var(--fs-2xl)', lineHeight: 1.05 },
  'h3, .h3': {
    fontSize: 'xl',
    lineHeight: 1.15,
    fontWeight: 650,
    fontStretch: '84%',
    letterSpacing: '-.004em',
  },
  '.display': { ...display, lineHeight: 1 },
  '.lead': { fontSize: 'lg', color: 'fg.muted', maxWidth: '68ch', overflowWrap: 'anywhere' },
  '.caps': {
    fontSize: 'xs',
    lineHeight: 1.3,
    fontWeight: 600,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
  },
  '.label': { fontSize: '2xs', lineHeight: 1.3, fontWeight: 500, color: 'fg.subtle', letterSpacing: '.01em' },
  '.muted': { color: 'fg.muted' },
  '.small': { fontSize: 'sm', lineHeight: 1.45 },
  '.wrap': {
    width: '100%',
    maxWidth: 'calc(1200px + 2 * var(--gutter))',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
  },
  '.sr': unseen,
  '[type=checkbox]': checkbox,
  '::-webkit-search-cancel-button': {
    appearance: 'none',
    boxSize: '16px',
    background: 'fg.muted',
    mask: closeIcon,
    forcedColorAdjust: 'none',
    cursor: 'pointer',
  },
  // The header is not sticky in a low window.
  '@media (max-width: 62.49em) and (max-height: 24.99em)': { html: { scrollPaddingTop: '16px' } },
  '@media (forced-colors: active)': forcedColors,
  '@media (scripting: none)': withoutScripts,
  '@media print': printStyles,
});

/** Paper and ink, one petrol accent, amber for cautions and red for errors, in both themes. Contrast is 4.5:1 for text, 3:1 for controls. */
export const semanticTokens = {
  colors: {
    bg: {
      canvas: { value: { base: '#f7f5f0', _dark: '#121719' } },
      plate: { value: { base: '#fefdfb', _dark: '#1a2124' } },
      sunk: { value: { base: '#edeae2', _dark: '#222b2e' } },
      tint: { value: { base: '#e1ecec', _dark: '#17343a' } },
    },
    fg: {
      default: { value: { base: '#15191b', _dark: '#ece8df' } },
      muted: { value: { base: '#4b5356', _dark: '#b6bcba' } },
      subtle: { value: { base: '#5f676a', _dark: '#9aa4a4' } },
    },
    line: {
      hair: { value: { base: '#d8d4c9', _dark: '#343f43' } },
      strong: { value: { base: '#7f8480', _dark: '#78868a' } },
    },
    accent: {
      solid: { value: { base: '#0e5a66', _dark: '#7cc7cd' } },
      solidHover: { value: { base: '#0a454f', _dark: '#9ad8dc' } },
      onSolid: { value: { base: '#ffffff', _dark: '#06262b' } },
      text: { value: { base: '#0e5a66', _dark: '#83ccd2' } },
    },
    warn: {
      text: { value: { base: '#7d4e00', _dark: '#ebb65c' } },
      bg: { value: { base: '#faefd8', _dark: '#362a12' } },
      line: { value: { base: '#b0740f', _dark: '#d59b3a' } },
    },
    danger: {
      text: { value: { base: '#a1261b', _dark: '#f39a8c' } },
      bg: { value: { base: '#fae7e3', _dark: '#3a1d19' } },
      solid: { value: { base: '#a1261b', _dark: '#f39a8c' } },
      onSolid: { value: { base: '#ffffff', _dark: '#2d0b07' } },
    },
    ok: {
      text: { value: { base: '#22603f', _dark: '#7fcb9e' } },
      bg: { value: { base: '#e2efe6', _dark: '#17301f' } },
    },
    score: {
      '1': { value: { base: '#a8432e', _dark: '#e28c76' } },
      '2': { value: { base: '#ae6a22', _dark: '#dda263' } },
      '3': { value: { base: '#877820', _dark: '#cdbc62' } },
      '4': { value: { base: '#567c36', _dark: '#9bc07a' } },
      '5': { value: { base: '#26734a', _dark: '#69be8c' } },
    },
    ill: {
      line: { value: { base: '#1e2a2e', _dark: '#dad8cf' } },
      tint: { value: { base: '#bbd6d7', _dark: '#2f6068' } },
      tintHero: { value: { base: '#b2d2d3', _dark: '#2f6068' } },
    },
    focus: { ring: { value: { base: '#0e5a66', _dark: '#f0c36a' } } },
    cta: {
      bg: { value: { base: '{colors.accent.solid}', _dark: '{colors.bg.tint}' } },
      fg: { value: { base: '{colors.accent.onSolid}', _dark: '{colors.fg.default}' } },
      button: { value: { base: '{colors.bg.plate}', _dark: '{colors.accent.solid}' } },
      buttonFg: { value: { base: '{colors.fg.default}', _dark: '{colors.accent.onSolid}' } },
    },
  },
  shadows: {
    float: {
      value: {
        base: '0 1px 2px rgb(21 25 27 / .08), 0 8px 24px rgb(21 25 27 / .12)',
        _dark: '0 0 0 1px {colors.line.hair}, 0 8px 28px rgb(0 0 0 / .5)',
      },
    },
  },
};

export const conditions = {
  dark: '.dark &',
  // Chakra's selector counts more than states do, and leaves out what cannot be pressed at the moment.
  hover: '&:hover',
  // Named as Chakra's breakpoints, which are for screens only; these are for paper, too.
  sm: '@media (min-width: 46.25em)',
  smDown: '@media (max-width: 46.24em)',
  md: '@media (min-width: 48em)',
  mdDown: '@media (max-width: 47.99em)',
  lg: '@media (min-width: 62.5em)',
  lgDown: '@media (max-width: 62.49em)',
  xl: '@media (min-width: 80em)',
  // A phone with enlarged text; at the usual size the screen would be less than 288 px wide.
  enlargedText: '@media (max-width: 17.99em)',
  // Phones held sideways, and great magnification. In px, as enlarged text makes no window low.
  lowWindow: '@media (max-height: 399px)',
  notLowWindow: '@media (min-height: 400px)',
} as const;

/** Switched off by the base styles for reduced motion. */
export const keyframes = {
  pulse: { '50%': { opacity: 0.55 } },
  turn: { to: { transform: 'rotate(1turn)' } },
};

const px = (value: number) => ({ value: `${value}px` });
const rem = (value: number) => ({ value: `${value}rem` });

/** One font family in two widths, one size scale, a 4 px spacing base, nearly square corners and minimal motion. */
export const tokens = {
  fonts: {
    body: { value: "'Archivo Index', 'Archivo Fallback', 'Archivo Wide Fallback', Arial, sans-serif" },
  },
  fontSizes: {
    '2xs': rem(0.6875),
    xs: rem(0.75),
    sm: rem(0.8125),
    md: rem(0.9375),
    lg: rem(1.0625),
    xl: rem(1.375),
  },
  spacing: Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((steps) => [steps, px(4 * steps)])),
  borders: {
    hair: { value: '1px solid {colors.line.hair}' },
    strong: { value: '1px solid {colors.line.strong}' },
    rule: { value: '2px solid {colors.fg.default}' },
  },
  radii: { plate: px(3), control: px(4), badge: px(2) },
  // What is drawn over what, with Chakra's names.
  zIndex: {
    tooltip: { value: 10 },
    docked: { value: 15 },
    banner: { value: 20 },
    dropdown: { value: 30 },
    skipNav: { value: 50 },
    toast: { value: 60 },
    overlay: { value: 100 },
    modal: { value: 101 },
  },
  durations: { press: { value: '80ms' } },
  easings: { out: { value: 'cubic-bezier(.2, 0, 0, 1)' } },
};

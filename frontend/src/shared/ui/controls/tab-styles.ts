import { plainButton } from './plain-button';

/** The list of tabs, and each of them: of the compiled recipe, and of Chakra's. */
export const tabStyles = {
  list: {
    display: 'flex',
    gap: '1',
    borderBottom: '1px solid {colors.line.hair}',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  tab: {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 14px',
    fontWeight: 600,
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    marginBottom: '-1px',
    textDecoration: 'none',
    '&:hover': { color: 'fg.default' },
    '&[aria-selected=true]': {
      color: 'fg.default',
      borderBottomColor: 'accent.solid',
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    '@media (forced-colors: active)': {
      '&:not([aria-selected=true])': { borderBottomColor: 'Canvas' },
    },
  },
} as const;

import { conditions } from '../../theme/tokens';
import { plainButton } from './plain-button';

/** The list of tabs, and each of them: of the compiled recipe, and of Chakra's. */
export const tabStyles = {
  list: { display: 'flex', gap: '1', borderBottom: 'hair', overflowX: 'auto', scrollbarWidth: 'none' },
  tab: {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '0 14px',
    [conditions.enlargedText]: { paddingInline: '6px' },
    fontWeight: 600,
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottom: '3px solid transparent',
    marginBottom: '-1px',
    textDecoration: 'none',
    _hover: { color: 'fg.default' },
    _selected: { color: 'fg.default', borderBottomColor: 'accent.solid' },
    _focusVisible: { outlineOffset: '-3px' },
    _highContrast: {
      '&:not([aria-selected=true])': { borderBottomColor: 'Canvas' },
    },
  },
} as const;

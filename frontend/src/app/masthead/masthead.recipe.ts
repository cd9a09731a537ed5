import { iconButton } from '../../shared/ui/controls/icon-button';
import { plainButton } from '../../shared/ui/controls/plain-button';
import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { selectedOutline } from '../../shared/ui/selected-outline';

const desktop = '@media (min-width: 68.75em)';

/** An entry of the navigation, in the header and in its menus. */
export const navEntry = {
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  padding: '0 10px',
  borderRadius: 'control',
  color: 'fg.default',
  textDecoration: 'none',
  fontSize: '.875rem',
  fontWeight: 500,
} as const;

/** The results page has `data-searching`: on small screens only that has room for the search box. */
export const mastheadRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'banner',
      background: 'bg.canvas',
      borderBottom: 'hair',
      // In a low window, as on a phone held sideways, it scrolls away and leaves its room to the page.
      '@media (max-width: 62.49em) and (max-height: 24.99em)': { position: 'relative' },
    },
    bar: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '64px',
      _mdDown: { '[data-searching] > &': { flexWrap: 'wrap', paddingTop: '10px' } },
      '@media (max-width: 22.49em)': { gap: '0' },
    },
    brand: {
      display: 'flex',
      alignItems: 'center',
      gap: '9px',
      color: 'fg.default',
      textDecoration: 'none',
      fontSize: '1.25rem',
      minWidth: 0,
      minHeight: '44px',
      '& svg': {
        flex: 'none',
        height: '32px',
        color: 'accent.solid',
        '--logo-pointer': '{colors.bg.canvas}',
        '--logo-notch': '{colors.fg.default}',
      },
      [desktop]: { marginRight: '4' },
      '@media (max-width: 22.49em)': { fontSize: '1.0625rem', gap: '6px' },
    },
    navigation: { display: 'none', alignItems: 'center', gap: '2px', [desktop]: { display: 'flex' } },
    entry: {
      ...navEntry,
      gap: '5px',
      whiteSpace: 'nowrap',
      _hover: { background: 'bg.sunk' },
      '& svg': { boxSize: '10px' },
      '&[aria-current]': {
        boxShadow: 'inset 0 -2px 0 {colors.accent.solid}',
        borderRadius: '0',
        ...selectedOutline,
      },
    },
    spacer: { marginLeft: 'auto', _md: { display: 'none' } },
    search: {
      display: 'contents',
      '& form': { display: 'none', marginLeft: 'auto', _md: { display: 'block' } },
      '& input': { _md: { width: '200px' } },
      _mdDown: {
        '[data-searching] &': {
          '& form': { display: 'block', order: 1, width: '100%', paddingBottom: '12px' },
          '& input': { height: '44px' },
          '& form > svg': { bottom: '26px' },
          '& button': { bottom: '18px' },
        },
      },
    },
    icon: iconButton('40px', '20px', '{colors.bg.sunk}'),
    searchLink: {
      _mdDown: { '[data-searching] &': { display: 'none' } },
      _md: { display: 'none' },
    },
    theme: {
      '& svg:first-child': { display: 'none', _dark: { display: 'block' } },
      '& svg:last-child': { _dark: { display: 'none' } },
    },
    account: { display: 'none', _md: { display: 'flex' } },
    menu: { [desktop]: { display: 'none' } },
  },
});

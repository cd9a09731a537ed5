import { defineRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from '../../shared/ui/controls/icon-button';
import { plainButton } from '../../shared/ui/controls/plain-button';

export const mastheadRecipe = defineRecipe({
  className: 'mast',
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 20,
    background: '{colors.bg.canvas}',
    borderBottom: '1px solid {colors.line.hair}',
    '& .wrap': {
      display: 'flex',
      alignItems: 'center',
      gap: '{spacing.2}',
      minHeight: '64px',
    },
    '& .brand': {
      display: 'flex',
      alignItems: 'center',
      gap: '9px',
      color: '{colors.fg.default}',
      textDecoration: 'none',
      fontSize: '1.25rem',
      minWidth: 0,
      minHeight: '44px',
      lineHeight: 1.2,
    },
    '& .brand svg': {
      flex: 'none',
      width: '32px',
      height: '32px',
      color: '{colors.accent.solid}',
      '--logo-pointer': '{colors.bg.canvas}',
      '--logo-notch': '{colors.fg.default}',
    },
    '& nav': {
      display: 'none',
      alignItems: 'center',
      gap: '2px',
    },
    '& .navbtn': {
      ...plainButton,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '5px',
      minHeight: '40px',
      padding: '0 10px',
      borderRadius: '{radii.control}',
      color: '{colors.fg.default}',
      textDecoration: 'none',
      fontSize: '.875rem',
      fontWeight: 500,
      whiteSpace: 'nowrap',
    },
    '& .navbtn:hover': {
      background: '{colors.bg.sunk}',
    },
    '& .navbtn svg': {
      width: '10px',
      height: '10px',
    },
    '& .navbtn[aria-current]': {
      boxShadow: 'inset 0 -2px 0 {colors.accent.solid}',
      borderRadius: '0',
    },
    '& search': {
      display: 'contents',
    },
    '& .searchbox': {
      display: 'none',
      marginLeft: 'auto',
    },
    '& .searchbox input': {
      width: '220px',
    },
    '& .iconbtn': iconButton('40px'),
    '& .iconbtn:hover': {
      background: '{colors.bg.sunk}',
    },
    '& .iconbtn svg': {
      width: '20px',
      height: '20px',
    },
    '& .theme svg:first-child': { display: 'none', _dark: { display: 'block' } },
    '& .theme svg:last-child': { _dark: { display: 'none' } },
    '& .spacer': {
      marginLeft: 'auto',
    },
    '& .account': {
      display: 'none',
    },
    // Small screens have room for the search box only on the results page.
    '@media (max-width: 47.99em)': {
      '&.searching .wrap': { flexWrap: 'wrap', paddingTop: '10px' },
      '&.searching .searchbox': { display: 'block', order: 1, width: '100%', paddingBottom: '12px' },
      '&.searching .searchbox input': { width: '100%', height: '44px' },
      '&.searching .searchbox > svg': { bottom: '26px' },
      '&.searching .searchbox .clear': { bottom: '18px' },
      '&.searching .onlysm': { display: 'none' },
    },
    '@media (min-width: 48em)': {
      '& .account': {
        display: 'flex',
      },
      '& .onlysm': {
        display: 'none',
      },
      '& .searchbox': {
        display: 'block',
      },
      '& .spacer': {
        display: 'none',
      },
      '& .searchbox input': {
        width: '200px',
      },
    },
    '@media (min-width: 68.75em)': {
      '& .brand': { marginRight: '{spacing.4}' },
      '& nav': {
        display: 'flex',
      },
      '& .menu': {
        display: 'none',
      },
    },
    '@media (max-width: 22.49em)': {
      '& .brand': {
        fontSize: '1.0625rem',
        gap: '6px',
      },
      '& .wrap': {
        gap: '0',
      },
    },
    '& summary': { listStyle: 'none' },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& details > div': {
      position: 'absolute',
      top: 'calc(100% + 6px)',
      left: 0,
      zIndex: 30,
      // The header is sticky, so a menu taller than the window must scroll by itself.
      maxHeight: 'calc(100dvh - 72px)',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
    },
    '& .menu details > div, & .account details > div': { left: 'auto', right: 0 },
  },
});

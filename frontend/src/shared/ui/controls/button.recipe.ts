import { defineRecipe } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../enlarged-text';

const wrapping = { whiteSpace: 'normal', paddingBlock: '8px' };

export const buttonRecipe = defineRecipe({
  className: 'btn',
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
    '& svg': {
      width: '16px',
      height: '16px',
    },
    '&.wraps': wrapping,
    [enlargedText]: wrapping,
    '&.solid': {
      background: '{colors.accent.solid}',
      color: '{colors.accent.onSolid}',
    },
    '&.solid:hover': {
      background: '{colors.accent.solidHover}',
    },
    '&.line': {
      background: 'transparent',
      borderColor: '{colors.line.strong}',
      color: '{colors.fg.default}',
    },
    '&.line:hover': {
      background: '{colors.bg.sunk}',
    },
    '&.line.risky:not([aria-disabled=true])': {
      borderColor: '{colors.danger.text}',
      color: '{colors.danger.text}',
    },
    '&.quiet': {
      background: 'none',
      color: '{colors.accent.text}',
      padding: '0 10px',
    },
    '&.quiet:hover': {
      background: '{colors.bg.tint}',
    },
    '&.danger': {
      background: '{colors.danger.solid}',
      color: '{colors.danger.onSolid}',
    },
    '&.sm': {
      minHeight: '34px',
      padding: '0 12px',
      fontSize: '{fontSizes.sm}',
    },
    '&:disabled, &[aria-disabled=true], &:disabled:hover, &[aria-disabled=true]:hover': {
      background: '{colors.bg.sunk}',
      color: '{colors.fg.subtle}',
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
});

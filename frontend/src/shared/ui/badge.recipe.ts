import { defineRecipe } from '@chakra-ui/react/styled-system';
import { enlargedText } from './enlarged-text';

export const badgeRecipe = defineRecipe({
  className: 'badge',
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
    '&.warn': {
      background: '{colors.warn.bg}',
      borderColor: 'transparent',
      color: '{colors.warn.text}',
    },
    '&.danger': {
      background: '{colors.danger.bg}',
      color: '{colors.danger.text}',
      borderColor: 'transparent',
    },
    '&.tint': {
      background: '{colors.bg.tint}',
      color: '{colors.accent.text}',
      borderColor: 'transparent',
    },
    '&:is(a)': {
      minHeight: '24px',
      textDecoration: 'none',
    },
    '&:is(a):hover': {
      borderColor: '{colors.accent.solid}',
    },
    '& svg': {
      width: '12px',
      height: '12px',
    },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

export const voteRecipe = defineRecipe({
  className: 'vote',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: '34px',
    minWidth: '44px',
    padding: '0 10px',
    border: '1px solid {colors.line.strong}',
    borderRadius: '{radii.control}',
    background: '{colors.bg.plate}',
    fontSize: '{fontSizes.sm}',
    fontWeight: 600,
    cursor: 'pointer',
    transition: 'background-color {durations.press} {easings.out}',
    '& svg': {
      width: '14px',
      height: '14px',
    },
    '&:hover': {
      background: '{colors.bg.tint}',
      borderColor: '{colors.accent.solid}',
    },
    '&:disabled, &[aria-disabled=true]': {
      borderStyle: 'dashed',
      borderColor: '{colors.line.strong}',
      background: 'transparent',
      color: '{colors.fg.subtle}',
      cursor: 'not-allowed',
    },
    // Last, so that the cast vote stays visible on a locked button.
    '&[aria-pressed=true]': {
      background: '{colors.accent.solid}',
      borderColor: '{colors.accent.solid}',
      color: '{colors.accent.onSolid}',
    },
  },
});

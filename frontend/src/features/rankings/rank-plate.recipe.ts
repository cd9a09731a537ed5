import { defineRecipe } from '@chakra-ui/react/styled-system';
import { couldBeBestMark } from './list-evidence.recipe';

const selected = '&:has(.check[aria-pressed=true])';

/** The plate around a card. When selected, its accent edge is drawn over the hairlines that meet it. */
export const rankPlateRecipe = defineRecipe({
  base: {
    position: 'relative',
    // The margin takes back the list's gap, and lays the two borders over each other.
    '&.attached': {
      marginTop: 'calc(-1 * {spacing.3} - 1px)',
      borderTopLeftRadius: 0,
      borderTopRightRadius: 0,
    },
    '&:has(+ .attached)': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
    [selected]: { borderColor: '{colors.accent.solid}' },
    // Keeps the edge of a selected one and the focus ring in front of the plate that they meet.
    '&.attached, &:has(+ .attached)': {
      [selected]: { zIndex: 1 },
      '&:has(> :focus-visible)': { zIndex: 2 },
    },
    [`${selected}::before`]: {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      left: 0,
      width: '2px',
      background: '{colors.accent.solid}',
    },
    '&.after-step': { marginTop: '{spacing.4}' },
    '& .step': {
      position: 'absolute',
      insetInline: 0,
      top: 'calc(-1 * {spacing.6})',
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      fontSize: '{fontSizes.xs}',
      lineHeight: 1.2,
      color: '{colors.fg.muted}',
    },
    '& .step::before, & .step::after': {
      content: '""',
      flex: 1,
      borderTop: '1px solid {colors.line.strong}',
    },
    // In the free corner of a whole card, so that it hides nothing of the attached one.
    '@media (min-width: 68.75em)': {
      '&:not(.attached):has(+ .attached) .hint': {
        inset: 'auto 0 100% auto',
        border: '1px solid {colors.line.hair}',
        borderBottom: 0,
        borderRadius: '{radii.control} {radii.control} 0 0',
      },
    },
    '& > .could': { ...couldBeBestMark, position: 'absolute', top: '5px', left: '5px', zIndex: 1 },
    '& .family': {
      padding: '8px 16px 9px',
      borderTop: '1px solid {colors.line.hair}',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
    },
  },
});

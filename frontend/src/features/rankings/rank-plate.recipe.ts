import { defineSlotRecipe } from '../../shared/ui/define-recipe';
import { couldBeBestMark } from './ranking-page.recipe';

const selected = '&:has([data-compared])';

/** The plate around a card. When selected, its accent edge is drawn over the hairlines that meet it. */
export const rankPlateRecipe = defineSlotRecipe({
  base: {
    root: {
      position: 'relative',
      // The margin takes back the list's gap, and lays the two borders over each other.
      '&[data-attached]': {
        marginTop: 'calc(-1 * {spacing.3} - 1px)',
        borderTopLeftRadius: 0,
        borderTopRightRadius: 0,
      },
      '&:has(+ [data-attached])': { borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
      [selected]: { borderColor: 'accent.solid' },
      // Keeps the edge of a selected one and the focus ring in front of the plate that they meet.
      '&[data-attached], &:has(+ [data-attached])': {
        [selected]: { zIndex: 1 },
        '&:has(> :focus-visible)': { zIndex: 2 },
      },
      [`${selected}::before` as const]: {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        insetBlock: 0,
        width: '2px',
        background: 'accent.solid',
      },
      '&[data-after-step]': { marginTop: '4' },
    },
    step: {
      position: 'absolute',
      insetInline: 0,
      top: 'calc(-1 * {spacing.6})',
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      fontSize: 'xs',
      lineHeight: 1.2,
      color: 'fg.muted',
      '&::before, &::after': { content: '""', flex: 1, borderTop: 'strong' },
    },
    couldBeBest: { ...couldBeBestMark, position: 'absolute', top: '5px', left: '5px', zIndex: 1 },
    family: { padding: '8px 16px 9px', borderTop: 'hair', fontSize: 'sm', color: 'fg.muted' },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A range of places on the axis of its list: the thin line is the list, the thick part the range. */
export const likelyPlacesRecipe = defineRecipe({
  className: 'likely',
  base: {
    display: 'grid',
    gap: '4px',
    fontSize: '{fontSizes.xs}',
    lineHeight: 1.25,
    color: '{colors.fg.muted}',
    '& .axis': {
      position: 'relative',
      height: '5px',
      background: 'linear-gradient({colors.line.hair}, {colors.line.hair}) 0 2px / 100% 1px no-repeat',
    },
    '& .axis i': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(var(--from) * 100%)',
      // A range of one place in a long list stays visible.
      width: 'max(3px, (var(--to) - var(--from)) * 100%)',
      maxWidth: 'calc(100% - var(--from) * 100%)',
      background: '{colors.accent.solid}',
      borderRadius: '1px',
    },
    '& .axis b': {
      position: 'absolute',
      top: '-2px',
      insetInlineStart: 'calc(var(--place) * 100% - 1px)',
      width: '2px',
      height: '9px',
      background: '{colors.fg.default}',
    },
    '&.outside .axis i': { background: '{colors.warn.line}' },
  },
});

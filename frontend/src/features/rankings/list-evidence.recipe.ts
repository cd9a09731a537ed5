import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Marks the models that could be the best, and what is said of them. */
export const couldBeBestMark = {
  display: 'inline-block',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: '{colors.accent.solid}',
  forcedColorAdjust: 'none',
} satisfies SystemStyleObject;

/** Facts about a list in a row, with hairlines between them; one below the other on a phone. */
export const listEvidenceRecipe = defineRecipe({
  className: 'list-evidence',
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 0',
    margin: '0 0 {spacing.4}',
    padding: 0,
    listStyle: 'none',
    fontSize: '{fontSizes.sm}',
    lineHeight: 1.45,
    color: '{colors.fg.muted}',
    // The line before the first fact of each row is clipped.
    marginLeft: '-15px',
    clipPath: 'inset(-4px 0 -4px 1px)',
    '& li': { paddingInline: '14px', borderLeft: '1px solid {colors.line.hair}' },
    '& .could': { ...couldBeBestMark, marginRight: '7px' },
    '@media (max-width: 46.24em)': {
      display: 'grid',
      marginLeft: 0,
      clipPath: 'none',
      '& li': { padding: 0, border: 0 },
    },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

export const ranksRecipe = defineRecipe({
  base: {
    // The page head already leaves room above the first section.
    '&:first-of-type': { paddingTop: '{spacing.4}' },
    '& .eyebrow': {
      marginBottom: '4px',
      fontSize: '{fontSizes.sm}',
      fontWeight: 600,
      color: '{colors.accent.text}',
    },
  },
});

export const partsListRecipe = defineRecipe({
  className: 'parts',
  base: {
    display: 'grid',
    gap: '{spacing.3}',
    '@media (min-width: 46.25em)': {
      '&.two': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '{spacing.4}' },
    },
  },
});

export const partsCardRecipe = defineRecipe({
  className: 'pcard',
  base: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr) auto',
    gridTemplateAreas: "'rank id id' 'rank specialty rating'",
    alignItems: 'start',
    transition: 'border-color {durations.press}',
    '&:hover': { borderColor: '{colors.accent.solid}' },
    '& .rank': {
      gridArea: 'rank',
      alignSelf: 'stretch',
      display: 'grid',
      placeContent: 'center',
      borderRadius: '2px 0 0 2px',
      background: '{colors.bg.sunk}',
      color: '{colors.fg.muted}',
      fontSize: 'var(--fs-2xl)',
    },
    '& .rank.first': {
      background: '{colors.accent.solid}',
      color: '{colors.accent.onSolid}',
    },
    '& .id': { gridArea: 'id', padding: '13px 16px 0', minWidth: 0 },
    '& .rating': { gridArea: 'rating', margin: '8px 16px 14px 0', fontWeight: 600 },
    '& .specialty': { gridArea: 'specialty', padding: '8px 12px 14px 16px' },
    '& .specialty .badge': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '@media (min-width: 46.25em)': {
      '&.wide': {
        gridTemplateColumns: '84px minmax(0, 3fr) minmax(0, 2fr) 92px',
        gridTemplateAreas: "'rank id specialty rating'",
        alignItems: 'center',
      },
      '&.wide .id': { padding: '14px 16px 14px 20px' },
      '&.wide .specialty': { padding: 0 },
      '&.wide .rating': { margin: '0 20px 0 12px', justifySelf: 'end' },
    },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

export const bestOfTypeRecipe = defineRecipe({
  base: {
    '& .other': {
      display: 'grid',
      gridTemplateColumns: '64px minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '4px 12px',
      minHeight: '88px',
      padding: '10px 14px 10px 10px',
      color: 'inherit',
      textDecoration: 'none',
    },
    '& li:has(a:hover)': { borderColor: '{colors.accent.solid}' },
    '& .media': { height: '64px', aspectRatio: 'auto', fontSize: '{fontSizes.2xs}' },
    '& .other > :first-child': { gridRow: '1 / span 2' },
    '& .name': { alignSelf: 'end', fontWeight: 600, lineHeight: 1.25, overflowWrap: 'anywhere' },
    '& .name .caps': { display: 'block' },
    '& .display': { alignSelf: 'end', fontSize: '1.5rem' },
    '& .rulebar': { gridColumn: '2 / -1', alignSelf: 'start' },
    // Without scripts the models never arrive.
    '@media (scripting: none)': { '& .coming': { display: 'none' } },
  },
});

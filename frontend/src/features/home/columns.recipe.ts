import { defineRecipe } from '@chakra-ui/react/styled-system';

export const columnsRecipe = defineRecipe({
  className: 'cols3',
  base: {
    display: 'grid',
    gap: '{spacing.8}',
    '& > *': {
      minWidth: '0',
    },
    '@media (min-width: 48em)': {
      gridTemplateColumns: 'repeat(3, 1fr)',
      gap: '0',
      '& > *': {
        paddingInline: '{spacing.6}',
        borderLeft: '1px solid {colors.line.hair}',
      },
      '& > :first-child': {
        paddingLeft: '0',
        border: '0',
      },
      '& > :last-child': {
        paddingRight: '0',
      },
    },
    '& h3': {
      margin: '10px 0 6px',
    },
    '& .fig': {
      height: '84px',
      display: 'flex',
      alignItems: 'end',
    },
    '& .fig svg': {
      maxWidth: '100%',
    },
  },
});

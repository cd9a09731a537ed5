import { defineRecipe } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../enlarged-text';

export const categoryCardRecipe = defineRecipe({
  className: 'ccard',
  base: {
    display: 'grid',
    gridTemplateColumns: '116px minmax(0, 1fr)',
    [enlargedText]: { gridTemplateColumns: '72px minmax(0, 1fr)', '& .media .ill': { padding: '6px' } },
    color: 'inherit',
    textDecoration: 'none',
    height: '100%',
    transition: 'border-color {durations.press}',
    '&:hover': {
      borderColor: '{colors.accent.solid}',
    },
    '& .media': {
      aspectRatio: 'auto',
      height: '100%',
      borderRadius: '2px 0 0 2px',
      borderRight: '1px solid {colors.line.hair}',
    },
    '& .media .ill': {
      inset: '0',
      height: '100%',
      padding: '14px',
    },
    '& .body': {
      padding: '14px 16px 14px',
      display: 'grid',
      gap: '2px',
      alignContent: 'start',
    },
    '& .top': {
      marginTop: '10px',
    },
    '& .model': {
      fontWeight: 600,
      overflowWrap: 'anywhere',
    },
    '& .score b': {
      fontSize: '1.75rem',
    },
    '& .score': {
      flexWrap: 'wrap',
      rowGap: 0,
      justifyContent: 'space-between',
      alignItems: 'end',
      marginTop: '2px',
    },
    '& .rulebar': {
      marginTop: '2px',
    },
  },
});

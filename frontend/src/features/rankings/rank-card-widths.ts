import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../../shared/ui/enlarged-text';

/** What changes on a card from a phone to a tablet, a desktop, paper and enlarged text; later rules win. */
export const rankCardWidths: SystemStyleObject = {
  // A sheet of paper is as wide as a tablet, less its margins.
  '@media (min-width: 46.25em) and (max-width: 68.74em), print and (max-width: 68.74em)': {
    gridTemplateColumns: '84px 148px 1fr 15rem',
    gridTemplateAreas: "'rank media id score' 'rank cells cells cells' 'rank votes votes act'",
    '& > .media': {
      margin: '14px 0 14px',
      height: '110px',
    },
    '& .id': {
      paddingBottom: '10px',
    },
    '& .cells': {
      borderLeft: '1px solid {colors.line.hair}',
    },
    '& .sc': {
      padding: '14px 16px 0',
      paddingRight: '18px',
    },
    '& .vcells': {
      borderLeft: '1px solid {colors.line.hair}',
      gridTemplateColumns: '1.3fr 1fr',
    },
    '& .act': {
      borderLeft: '1px solid {colors.line.hair}',
      padding: '8px 14px',
    },
    '& .act .btn': {
      flex: 'none',
      padding: '0 14px',
      minHeight: '36px',
      fontSize: '{fontSizes.sm}',
    },
    '& .vcells .cell': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 8px',
      justifyContent: 'space-between',
      paddingBlock: '8px',
    },
    '& .vcells .label': {
      margin: '0',
    },
  },
  '@media (min-width: 68.75em)': {
    gridTemplateColumns: '96px 168px minmax(0, 1fr) 300px 10.25rem',
    gridTemplateAreas: "'rank media id score act' 'rank media cells cells cells'",
    gridTemplateRows: '1fr auto',
    '& .rank': {
      width: '96px',
      padding: '16px 0 0 18px',
    },
    '& > .media': {
      margin: '12px 0 12px',
      height: '128px',
    },
    '& .id': {
      padding: '14px 20px 10px',
    },
    '& .sc': {
      padding: '12px 0 10px',
    },
    '& .act': {
      border: '0',
      flexFlow: 'column nowrap',
      alignItems: 'stretch',
      justifyContent: 'start',
      gap: '4px',
      padding: '14px 16px 8px 24px',
    },
    '& .act .btn': {
      flex: 'none',
      minHeight: '36px',
    },
    '& .check': {
      justifyContent: 'center',
    },
    '& .evi': {
      gridArea: 'cells',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      borderTop: '1px solid {colors.line.hair}',
      marginLeft: '20px',
    },
    '& .evi .cells': {
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      border: '0',
    },
    '& .cells .cell:first-child': {
      paddingLeft: '0',
    },
    '& .evi > *': {
      gridArea: 'auto',
    },
    '& .evi .vcells': {
      border: '0',
      borderLeft: '1px solid {colors.line.hair}',
      gridTemplateColumns: '234px 160px',
    },
    '& .vcells .cell': {
      justifyContent: 'space-between',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 10px',
      paddingBlock: '8px',
    },
    '& .vcells .label': {
      margin: '0',
    },
  },
  '@media (max-width: 68.74em)': {
    '& .evi': {
      display: 'contents',
    },
  },
  '@media screen and (max-width: 46.24em)': {
    '& .cells .cell': {
      paddingInline: '8px 4px',
    },
    '& .cells .cell:first-child': {
      paddingLeft: '16px',
    },
    '& .vcells .cell:first-child': {
      paddingLeft: '16px',
    },
    '& .cells .v small': {
      display: 'block',
      margin: '0',
    },
    '& .cells .label': {
      letterSpacing: '0',
    },
    '& .cells': {
      gridTemplateColumns: '1.1fr 1fr 1fr 1fr',
    },
  },
  // A count of technicians is only on their button.
  '@media print': { '& .vcells .cell + .cell': { display: 'none' } },
  '@media print and (max-width: 68.74em)': {
    '& .act': { display: 'none' },
    '& > .media': { height: '72px', margin: '8px 0' },
    '& .vcells': { gridColumn: 'votes-start / act-end' },
  },
  [enlargedText]: {
    '& .cells': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .cells .cell:nth-child(odd)': { borderLeft: 0, paddingLeft: '16px' },
    '& .cells .cell:nth-child(n + 3)': { borderTop: '1px solid {colors.line.hair}' },
    '& .vcells .label': { whiteSpace: 'normal' },
  },
};

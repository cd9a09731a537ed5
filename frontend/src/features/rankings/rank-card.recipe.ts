import { defineRecipe } from '@chakra-ui/react/styled-system';
import { enlargedText } from '../../shared/ui/enlarged-text';

const selected = '&:has(.check[aria-pressed=true])';

/** The plate around a card. When selected, its accent edge is drawn over the hairlines that meet it. */
export const rankPlateRecipe = defineRecipe({
  base: {
    position: 'relative',
    [selected]: { borderColor: '{colors.accent.solid}' },
    [`${selected}::before`]: {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: 0,
      left: 0,
      width: '2px',
      background: '{colors.accent.solid}',
    },
  },
});

export const rankCardRecipe = defineRecipe({
  className: 'rcard',
  base: {
    '& .cells': {
      display: 'grid',
      borderTop: '1px solid {colors.line.hair}',
      gridArea: 'cells',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
    '& .cell': {
      padding: '9px 12px 10px',
      borderLeft: '1px solid {colors.line.hair}',
      minWidth: '0',
    },
    '& .cell .v': {
      display: 'block',
      fontWeight: 600,
      fontSize: '{fontSizes.md}',
      lineHeight: 1.3,
    },
    '& .cell .v small': {
      fontWeight: 400,
      fontSize: '{fontSizes.2xs}',
      color: '{colors.fg.subtle}',
      marginLeft: '1px',
      whiteSpace: 'nowrap',
    },
    '& .cell.nil .v': {
      color: '{colors.fg.subtle}',
      fontWeight: 400,
    },
    '& .pair': {
      display: 'inline-flex',
    },
    '& .pair .vote + .vote': {
      marginLeft: '-1px',
      borderRadius: '0 {radii.control} {radii.control} 0',
      minWidth: '40px',
    },
    '& .pair .vote:first-child': {
      borderRadius: '{radii.control} 0 0 {radii.control}',
    },
    '& .pair .vote:focus-visible': {
      zIndex: 1,
      position: 'relative',
    },
    '& .pair .vote[aria-pressed=true]': {
      zIndex: 1,
      position: 'relative',
    },
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateAreas:
      "'rank media media' 'id id id' 'score score score' 'cells cells cells' 'votes votes votes' 'act act act'",
    position: 'relative',
    '& .rank': {
      gridArea: 'rank',
      padding: '14px 0 0 16px',
      width: '84px',
    },
    '& .rank .n': {
      display: 'block',
      fontSize: 'var(--fs-4xl)',
    },
    '& .rank .move': {
      marginTop: '8px',
    },
    '& > .media': {
      gridArea: 'media',
      margin: '14px 14px 0 0',
      height: '132px',
      aspectRatio: 'auto',
    },
    '& .onmedia': {
      gridArea: 'media',
      position: 'relative',
    },
    '&:has(.onmedia:hover) h3 a': {
      textDecoration: 'underline',
    },
    '& .id': {
      gridArea: 'id',
      padding: '12px 16px 0',
      minWidth: '0',
    },
    '& .id h3': {
      margin: '1px 0 4px',
      overflowWrap: 'anywhere',
    },
    '& .id h3 a': {
      color: 'inherit',
      textDecoration: 'none',
    },
    '& .id h3 a:hover': {
      textDecoration: 'underline',
    },
    '& .meta': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 10px',
      alignItems: 'center',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
    },
    '& .price': {
      fontWeight: 600,
      color: '{colors.fg.default}',
    },
    '& .sc': {
      gridArea: 'score',
      padding: '10px 16px 14px',
    },
    '& .sc .score': {
      flexWrap: 'wrap',
      rowGap: 0,
      marginBottom: '4px',
    },
    '& .sc .rev': {
      marginLeft: 'auto',
    },
    '& .cells .cell:first-child': {
      borderLeft: '0',
    },
    '& .vcells': {
      gridArea: 'votes',
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& .vcells .cell:first-child': {
      borderLeft: '0',
    },
    '& .vcells .cell': {
      padding: '9px 12px 10px',
    },
    '& .vcells .label': {
      display: 'block',
      marginBottom: '5px',
      whiteSpace: 'nowrap',
    },
    '& .hint': {
      flexBasis: '100%',
      marginTop: '4px',
      fontSize: '{fontSizes.xs}',
      lineHeight: 1.4,
      color: '{colors.fg.muted}',
    },
    '& .act': {
      gridArea: 'act',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '12px 16px',
      borderTop: '1px solid {colors.line.hair}',
    },
    '& .act .btn': {
      flex: 1,
    },
    '& .why': {
      padding: 0,
      minHeight: '24px',
    },
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
  },
});

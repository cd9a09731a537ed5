import { defineRecipe } from '@chakra-ui/react/styled-system';
import { rankCardWidths } from './rank-card-widths';

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
    ...rankCardWidths,
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';

export const scoreBarRecipe = defineRecipe({
  base: {
    '& .sc1': { '--sc': '{colors.score.1}' },
    '& .sc2': { '--sc': '{colors.score.2}' },
    '& .sc3': { '--sc': '{colors.score.3}' },
    '& .sc4': { '--sc': '{colors.score.4}' },
    '& .sc5': { '--sc': '{colors.score.5}' },
    '& .rulebar': {
      position: 'relative',
      height: '12px',
    },
    '& .rulebar::before': {
      content: "''",
      position: 'absolute',
      inset: '3.5px 0',
      background: '{colors.line.hair}',
    },
    '& .rulebar i': {
      position: 'absolute',
      left: '0',
      top: '3.5px',
      height: '5px',
      width: 'calc(var(--v) * 20%)',
      background: 'var(--sc)',
    },
    '& .rulebar i::after': {
      content: "''",
      position: 'absolute',
      right: '-1px',
      top: '-4px',
      width: '2px',
      height: '9px',
      background: '{colors.fg.default}',
    },
    '& .rulebar b': {
      position: 'absolute',
      inset: '0',
      background: 'repeating-linear-gradient(90deg, {colors.bg.plate} 0 2px, transparent 2px 20%)',
      backgroundPositionX: '-1px',
      opacity: '.9',
      clipPath: 'inset(3.5px 2px 3.5px 2px)',
    },
    '& .rulebar u': {
      position: 'absolute',
      top: '9.5px',
      left: 'calc(var(--r) * 20% - 1px)',
      width: '2px',
      height: '5px',
      background: '{colors.fg.subtle}',
      textDecoration: 'none',
    },
    '& .rulebar.lg u': {
      top: '12px',
      height: '6px',
    },
    '& .rulebar.lg': {
      height: '16px',
    },
    '& .rulebar.lg::before': {
      inset: '5px 0',
    },
    '& .rulebar.lg i': {
      top: '5px',
      height: '6px',
    },
    '& .rulebar.lg i::after': {
      top: '-6px',
      height: '12px',
    },
    '& .rulebar.lg b': {
      clipPath: 'inset(5px 2px 5px 2px)',
    },
    '& .rulescale': {
      display: 'flex',
      justifyContent: 'space-between',
      marginTop: '4px',
      fontSize: '{fontSizes.2xs}',
      color: '{colors.fg.subtle}',
      lineHeight: 1.2,
    },
    '& .rulescale span': {
      width: '.625rem',
      margin: '0 -.3125rem',
      textAlign: 'center',
    },
    '& .rulescale span:first-child': {
      marginLeft: '0',
      textAlign: 'left',
    },
    '& .rulescale span:last-child': {
      marginRight: '0',
      textAlign: 'right',
    },
  },
});

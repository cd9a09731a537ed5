import { defineRecipe } from '@chakra-ui/react/styled-system';

export const editorRecipe = defineRecipe({
  className: 'edit',
  base: {
    '& .bd': { padding: '16px', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
    '& .bd:is(.dialog *)': { padding: 0 },
    '& details.bd': { paddingTop: 0 },
    '& .hd': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px',
      justifyContent: 'space-between',
      alignItems: 'center',
      padding: '12px 16px',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& .egrid': { display: 'grid', gap: '12px 16px', gridTemplateColumns: '1fr' },
    '& .egrid .input, & .egrid .select': { minHeight: '38px', fontSize: '{fontSizes.sm}' },
    '& .pair': { display: 'grid', gap: '8px', gridTemplateColumns: '3fr 2fr' },
    '& .scores > p': { marginBottom: '{spacing.2}' },
    '& .rs': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '5px 8px',
      alignContent: 'start',
      margin: 0,
      padding: 0,
      border: 0,
      minWidth: 0,
    },
    '& .rs legend': { padding: 0, fontSize: '{fontSizes.sm}', fontWeight: 600, marginBottom: '5px' },
    // Both fields share the rows of labels and inputs, so that an error gets the whole width.
    '& .rs .field': { display: 'contents' },
    '& .rs .input': { gridRow: 2 },
    '& .rs .err': { gridColumn: '1 / -1' },
    '& .rs label': { gridRow: 1, fontWeight: 400, fontSize: '{fontSizes.xs}' },
    // The head sticks over the rows, so it needs the colour of the plate.
    '& .bd thead th': { background: '{colors.bg.plate}' },
    '& .acts': { display: 'flex', gap: '10px', flexWrap: 'wrap' },
    '& .both': { width: '100%', fontSize: '{fontSizes.sm}', textAlign: 'left', borderSpacing: '0 4px' },
    '& .alert > div': { display: 'grid', gap: '8px', width: '100%' },
    '@media (min-width: 35em)': { '& .egrid': { gridTemplateColumns: '1fr 1fr' } },
    '@media (min-width: 62.5em)': { '& .egrid.four': { gridTemplateColumns: 'repeat(4, 1fr)' } },
  },
});

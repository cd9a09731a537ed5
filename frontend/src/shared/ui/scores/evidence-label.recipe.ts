import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Four strokes, of which as many are dark as the evidence is strong. */
export const evidenceLabelRecipe = defineRecipe({
  className: 'evidence',
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '6px',
    fontSize: '{fontSizes.sm}',
    color: '{colors.fg.muted}',
    '& svg': { width: '14px', height: '10px', flex: 'none' },
    '& .on': { fill: '{colors.fg.default}' },
    '& .off': { fill: '{colors.line.hair}' },
  },
});

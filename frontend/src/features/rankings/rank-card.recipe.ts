import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { rankCardWidths } from './rank-card-widths';

const areas = {
  '& .rank': { gridArea: 'rank' },
  '& .rank .n': { display: 'block', fontSize: 'var(--fs-4xl)' },
  '& .likely': { gridArea: 'likely' },
  '& > .media': { gridArea: 'media', aspectRatio: 'auto' },
  '& .onmedia': { gridArea: 'media', position: 'relative' },
  '& .id': { gridArea: 'id' },
  '& .id h3': { margin: '1px 0 4px' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 10px',
    alignItems: 'center',
    fontSize: '{fontSizes.sm}',
    color: '{colors.fg.muted}',
  },
  '& .sc': { gridArea: 'score' },
  '& .sc .score': { marginBottom: '4px' },
  '& .sc .rev': { whiteSpace: 'nowrap' },
  '& .stores': { gridArea: 'cells', alignSelf: 'center' },
  '& .cells': { gridArea: 'cells' },
} satisfies SystemStyleObject;

/** A whole card. */
export const rankCardRecipe = defineRecipe({
  base: { display: 'grid', ...areas, ...rankCardWidths },
});

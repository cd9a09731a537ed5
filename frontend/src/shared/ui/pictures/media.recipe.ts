import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The hatched ground and the text in place of a missing picture. */
export const missingPicture = {
  display: 'grid',
  placeItems: 'center',
  color: '{colors.fg.subtle}',
  fontSize: '{fontSizes.sm}',
  background: 'repeating-linear-gradient(135deg, {colors.bg.sunk} 0 9px, {colors.bg.canvas} 9px 10px)',
  '& span': {
    background: '{colors.bg.sunk}',
    padding: '2px 8px',
  },
};

export const mediaRecipe = defineRecipe({
  className: 'media',
  base: {
    display: 'grid',
    placeItems: 'center',
    background: '{colors.bg.sunk}',
    borderRadius: '{radii.plate}',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    position: 'relative',
    minHeight: '0',
    '& .ill': {
      position: 'absolute',
      inset: '9% 0',
      height: '82%',
      width: '100%',
    },
    '&.none': missingPicture,
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'contain' },
  },
});

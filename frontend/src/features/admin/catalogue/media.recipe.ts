import { defineRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from '../../../shared/ui/controls/icon-button';

export const mediaRecipe = defineRecipe({
  className: 'photos',
  base: {
    display: 'grid',
    gap: '10px',
    padding: '0 16px 16px',
    '& h3': { fontWeight: 600 },
    '& .gallery': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
      gap: '10px',
      listStyle: 'none',
    },
    '& .gallery li': {
      position: 'relative',
      border: '1px solid {colors.line.hair}',
      borderRadius: '{radii.plate}',
      overflow: 'hidden',
    },
    '& .gallery .dragged': { opacity: 0.5 },
    '& .gallery img, & .gallery video': {
      display: 'block',
      width: '100%',
      aspectRatio: '4 / 3',
      objectFit: 'contain',
      background: '{colors.bg.sunk}',
    },
    // All four buttons fit in one row of the narrowest tile.
    '& .gallery .acts': { flexWrap: 'nowrap', gap: 0, alignItems: 'center', padding: '2px 4px' },
    '& .cover[aria-pressed=true]': { background: '{colors.bg.tint}', color: '{colors.accent.text}' },
    '& .iconbtn': iconButton('32px'),
    '& .iconbtn:hover': { background: '{colors.bg.tint}' },
    '& .iconbtn[aria-disabled=true]': {
      color: '{colors.line.strong}',
      cursor: 'not-allowed',
      background: 'none',
    },
    '& .iconbtn svg': { width: '14px', height: '14px' },
    '& .iconbtn.next svg': { rotate: '180deg' },
    '& .drop': {
      border: '1px dashed {colors.line.strong}',
      borderRadius: '{radii.plate}',
      padding: '14px',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px 16px',
      alignItems: 'center',
      fontSize: '{fontSizes.sm}',
      color: '{colors.fg.muted}',
    },
    '& .drop > svg': { width: '18px', height: '18px' },
    '& .warnings': { flexBasis: '100%', color: '{colors.fg.default}', overflowWrap: 'anywhere' },
    // The element stays, because only changes within it are announced; its gap does not.
    '& .warnings:empty': { marginTop: '-10px' },
    '& .chosen': { flexBasis: '100%', display: 'grid', gap: '6px', listStyle: 'none' },
    '& .chosen li': { display: 'flex', alignItems: 'center', gap: '10px' },
    '& .chosen img, & .chosen video': {
      width: '56px',
      height: '42px',
      objectFit: 'cover',
      borderRadius: '2px',
      background: '{colors.bg.sunk}',
    },
    '& .chosen .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& progress': { width: '120px', accentColor: '{colors.accent.solid}' },
  },
});

import { fileUploadAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { iconButton } from './icon-button';

/** A place to drop files, with those that are chosen; or only the button that asks for files. */
export const fileUploadRecipe = defineSlotRecipe({
  className: 'file-upload',
  slots: fileUploadAnatomy.keys(),
  base: {
    root: { display: 'contents' },
    dropzone: {
      border: '1px dashed {colors.line.strong}',
      borderRadius: 'plate',
      padding: '14px',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '10px 16px',
      alignItems: 'center',
      fontSize: 'sm',
      color: 'fg.muted',
      '& > svg': { boxSize: '18px' },
    },
    itemGroup: { flexBasis: '100%', display: 'grid', gap: '6px' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      '& img, & video': {
        width: '56px',
        height: '42px',
        objectFit: 'cover',
        borderRadius: '2px',
        background: 'bg.sunk',
      },
    },
    itemName: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    itemDeleteTrigger: iconButton('32px', '14px'),
  },
});

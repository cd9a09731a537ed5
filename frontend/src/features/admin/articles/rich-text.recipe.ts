import { articleTextStyles } from '../../../shared/ui/articles/article-text.recipe';
import { plainButton } from '../../../shared/ui/controls/plain-button';
import { defineSlotRecipe } from '../../../shared/ui/define-recipe';
import { selectedOutline } from '../../../shared/ui/selected-outline';

/** The editor of an article's text, with its tools. */
export const richTextRecipe = defineSlotRecipe({
  base: {
    root: {
      border: 'strong',
      borderRadius: 'control',
      background: 'bg.plate',
      '&[data-invalid]': { border: '2px solid {colors.danger.text}' },
      _focusWithin: { borderColor: 'accent.solid' },
    },
    toolbar: { display: 'flex', flexWrap: 'wrap', gap: '2px', padding: '4px', borderBottom: 'hair' },
    tool: {
      ...plainButton,
      minHeight: '34px',
      padding: '0 10px',
      borderRadius: 'control',
      fontSize: 'sm',
      fontWeight: 500,
      '&:not([aria-pressed=true]):hover': { background: 'bg.sunk' },
      _pressed: {
        background: 'bg.tint',
        color: 'accent.text',
        forcedColorAdjust: 'auto',
        ...selectedOutline,
      },
    },
    gap: { width: '1px', margin: '6px 4px', background: 'line.hair' },
    /** Asks for an address or a model. */
    panel: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      alignItems: 'end',
      padding: '8px',
      borderBottom: 'hair',
      '& > div': { flex: '1 1 200px' },
    },
    models: { flex: '1 0 100%' },
    model: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', padding: '4px 0' },
    modelName: { flex: '1 1 200px' },
    photos: { display: 'flex', flexWrap: 'wrap', gap: '8px', flex: '1 0 100%' },
    photo: { ...plainButton, '& img': { height: '96px', borderRadius: 'control' } },
    progress: { '&:not(:empty)': { padding: '8px', fontSize: 'sm' } },
    // Long texts scroll below the toolbar.
    page: {
      maxHeight: 'min(70vh, 720px)',
      overflowY: 'auto',
      '& .ProseMirror': {
        ...articleTextStyles,
        boxSizing: 'content-box',
        minHeight: '280px',
        padding: '5',
        outline: 'none',
      },
      // The preview shows the card.
      '& .ProseMirror .model-card': { padding: '4px 8px', border: 'strong' },
      '& .ProseMirror table': { ...articleTextStyles['& table'], tableLayout: 'fixed' },
      // Without them, the columns of an empty table could not be seen.
      '& .ProseMirror :is(th, td) + :is(th, td)': { borderLeft: '1px dashed {colors.line.hair}' },
      '& .ProseMirror .selectedCell': { background: 'bg.tint' },
      '& .ProseMirror-selectednode': { outline: '3px solid {colors.focus.ring}' },
    },
  },
});

import { defineRecipe } from '@chakra-ui/react/styled-system';
import { articleTextStyles } from '../../../shared/ui/articles/article-text-styles';
import { plainButton } from '../../../shared/ui/controls/plain-button';

/** Layout of the article editor: fields, text and preview. */
export const articleEditorRecipe = defineRecipe({
  base: {
    '& .lines': { gridColumn: '1 / -1' },
    '& .writing': { paddingTop: '{spacing.4}' },
    '& .writing > .err': { marginTop: '5px' },
    '& .cover': { display: 'grid', gap: '8px', alignContent: 'start' },
    '& .textlabel': { fontSize: '{fontSizes.sm}', fontWeight: 600, margin: '{spacing.4} 0 5px' },
    '& .preview': {
      padding: '{spacing.6} 0',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '{spacing.6}',
    },
    '& .preview .media': { width: '100%', maxWidth: '33rem' },
    '& .waiting': { minHeight: '420px' },
  },
});

export const richTextRecipe = defineRecipe({
  base: {
    border: '1px solid {colors.line.strong}',
    borderRadius: '{radii.control}',
    background: '{colors.bg.plate}',
    '&.bad': { border: '2px solid {colors.danger.text}' },
    '&:focus-within': { borderColor: '{colors.accent.solid}' },
    '& .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px',
      padding: '4px',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& .bar button': {
      ...plainButton,
      minHeight: '34px',
      padding: '0 10px',
      borderRadius: '{radii.control}',
      fontSize: '{fontSizes.sm}',
      fontWeight: 500,
    },
    '& .bar button:hover': { background: '{colors.bg.sunk}' },
    '& .bar button[aria-pressed=true]': { background: '{colors.bg.tint}', color: '{colors.accent.text}' },
    '& .bar button:disabled': { color: '{colors.fg.subtle}', cursor: 'not-allowed', background: 'none' },
    '& .bar .gap': { width: '1px', margin: '6px 4px', background: '{colors.line.hair}' },
    '& .address': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px',
      alignItems: 'end',
      padding: '8px',
      borderBottom: '1px solid {colors.line.hair}',
    },
    '& .address > div': { flex: '1 1 200px' },
    '& .uploading:not(:empty)': { padding: '8px', fontSize: '{fontSizes.sm}' },
    '& .found': { flex: '1 0 100%', listStyle: 'none', padding: 0 },
    '& .found li': { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center', padding: '4px 0' },
    '& .found .name': { flex: '1 1 200px' },
    '& .photos': { display: 'flex', flexWrap: 'wrap', gap: '8px', flex: '1 0 100%' },
    '& .photos button': plainButton,
    '& .photos img': { height: '96px', borderRadius: '{radii.control}' },
    '& .address .btn': { minHeight: 'var(--target)' },
    // Long texts scroll below the toolbar.
    '& .page': { maxHeight: 'min(70vh, 720px)', overflowY: 'auto' },
    '& .ProseMirror': {
      ...articleTextStyles,
      boxSizing: 'content-box',
      minHeight: '280px',
      padding: '{spacing.5}',
      outline: 'none',
    },
    // The preview shows the card.
    '& .ProseMirror .model-card': { padding: '4px 8px', border: '1px solid {colors.line.strong}' },
    '& .ProseMirror table': {
      ...articleTextStyles['& table'],
      tableLayout: 'fixed',
    },
    // Without them, the columns of an empty table could not be seen.
    '& .ProseMirror :is(th, td) + :is(th, td)': { borderLeft: '1px dashed {colors.line.hair}' },
    '& .ProseMirror .selectedCell': { background: '{colors.bg.tint}' },
    '& .ProseMirror-selectednode': { outline: '3px solid {colors.focus.ring}' },
  },
});

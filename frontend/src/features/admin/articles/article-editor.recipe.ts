import { defineSlotRecipe } from '../../../shared/ui/define-recipe';

/** Layout of the article editor: fields, text and preview. */
export const articleEditorRecipe = defineSlotRecipe({
  base: {
    writing: { paddingTop: '4' },
    /** A whole row of the fields. */
    row: { gridColumn: '1 / -1' },
    cover: { display: 'grid', gap: '8px', alignContent: 'start' },
    label: { fontSize: 'sm', fontWeight: 600, margin: '{spacing.4} 0 5px' },
    waiting: { minHeight: '420px' },
    error: { marginTop: '5px' },
    preview: { padding: '{spacing.6} 0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' },
    picture: { width: '100%', maxWidth: '33rem' },
  },
});

import { defineRecipe } from '@pandacss/dev';

export const chooserNoteRecipe = defineRecipe({
  className: 'ui-chooser-note',
  base: { marginTop: '{spacing.8}' },
});

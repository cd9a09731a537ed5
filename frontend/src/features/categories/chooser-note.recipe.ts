import { defineRecipe } from '../../shared/ui/define-recipe';

export const chooserNoteRecipe = defineRecipe({
  base: { marginTop: '{spacing.8}' },
});

import { defineRecipe, defineSlotRecipe } from '../define-recipe';
import { controlBox, fieldText, invalidBox } from './control-box';

/** Fields of public pages; those of the staff panel are Chakra's (chakra-field.recipe.ts). */
export const fieldRecipe = defineSlotRecipe({
  base: {
    root: { display: 'grid', gap: '5px', alignContent: 'start' },
    label: fieldText.label,
    hint: fieldText.hint,
    input: { ...controlBox, ...invalidBox, minHeight: 'var(--target)' },
  },
});

export const fieldErrorRecipe = defineRecipe({
  base: {
    display: 'flex',
    gap: '6px',
    fontSize: 'sm',
    color: 'danger.text',
    fontWeight: 500,
    lineHeight: 1.4,
    '& svg': { boxSize: '14px', flex: 'none', marginTop: '2px' },
  },
});

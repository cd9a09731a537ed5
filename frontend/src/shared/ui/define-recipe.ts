import type { RecipeConfig } from '@pandacss/dev';

/* Panda's functions of these names, without what the name of the recipe and its styles say already: class names and slots. */

type Styles = NonNullable<RecipeConfig['base']>;

/** The styles of one element. */
export function defineRecipe<const Recipe extends Pick<RecipeConfig, 'base' | 'variants'>>(recipe: Recipe) {
  return recipe;
}

interface SlotRecipe<Base> {
  base: Base;
  variants?: Record<string, Record<string, { [Slot in keyof Base]?: Styles }>>;
}

/** The styles of several elements, by their slots. `base` has each of these, if only with `{}`. */
export function defineSlotRecipe<const Base extends Record<string, Styles>>(recipe: SlotRecipe<Base>) {
  return { ...recipe, slots: Object.keys(recipe.base) };
}

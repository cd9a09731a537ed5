import type { ComponentProps, ElementType } from 'react';
import type { Recipe } from './compiled-recipe';

/** Creates a component that renders an element with the class names of a recipe, whose variants become properties. */
export function withRecipe<Tag extends ElementType, Variants extends object>(
  tag: Tag,
  recipe: Recipe<Variants>,
) {
  const Element: ElementType = tag;
  return function Part(props: ComponentProps<Tag> & Variants & { className?: string }) {
    const own: Record<string, unknown> = tag === 'button' ? { type: 'button' } : {};
    for (const name in props) if (!Object.hasOwn(recipe.variantMap, name)) own[name] = props[name];
    return <Element {...own} className={joinClasses(recipe(props), props.className)} />;
  };
}

/** Class names of one element, in one string. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  let joined = '';
  // A page of cards joins a thousand: an array for each is a fiftieth of the time in which the server renders it.
  for (const name of names) if (name) joined += joined ? ` ${name}` : name;
  return joined;
}

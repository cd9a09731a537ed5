import type { ComponentProps, ElementType } from 'react';
import type { Recipe } from './compiled-recipe';

/** Creates a component that renders an element with the class names of a recipe, whose variants become properties. */
export function withRecipe<Tag extends ElementType, Variants extends object>(
  tag: Tag,
  recipe: Recipe<Variants>,
) {
  const Element: ElementType = tag;
  return function Part({ className, ...props }: ComponentProps<Tag> & Variants & { className?: string }) {
    const variants: Record<string, unknown> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) {
      (Object.hasOwn(recipe.variantMap, name) ? variants : rest)[name] = value;
    }
    return <Element {...rest} className={joinClasses(recipe(variants as Variants), className)} />;
  };
}

/** Class names of one element, in one string. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

import type { ComponentProps, ElementType } from 'react';

/** A compiled recipe for one element (styled-system/recipes). */
interface Recipe<Variants extends object> {
  (variants?: Variants): string;
  splitVariantProps<Props extends Variants>(props: Props): [Variants, object];
}

/** Creates a component that renders an element with the class names of a recipe, whose variants become properties. */
export function withRecipe<Tag extends ElementType, Variants extends object>(
  tag: Tag,
  recipe: Recipe<Variants>,
) {
  const Element: ElementType = tag;
  return function Part({ className, ...props }: ComponentProps<Tag> & Variants & { className?: string }) {
    const [variants, rest] = recipe.splitVariantProps(props as Variants);
    return <Element {...rest} className={joinClasses(recipe(variants), className)} />;
  };
}

/** Class names of one element, in one string. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

import { type RecipeDefinition, type SystemContext, useChakraContext } from '@chakra-ui/react';
import { type CSSObject, css, jsx, type SerializedStyles } from '@emotion/react';
import type { ComponentProps, ElementType, ReactElement } from 'react';

/**
 * An element in the styles of a recipe. They are worked out once; Chakra's own factory does it at every render, which is
 * most of what rendering a page of cards would cost, and is four kilobytes of every first visit.
 */
export function part<Tag extends ElementType>(tag: Tag, recipe: RecipeDefinition) {
  let made: { system: SystemContext; styles: SerializedStyles } | undefined;
  return function Part({ className, ...props }: ComponentProps<Tag> & { className?: string }): ReactElement {
    const system = useChakraContext();
    if (made?.system !== system) made = { system, styles: css(system.css(recipe.base ?? {}) as CSSObject) };
    const names = [recipe.className, className].filter(Boolean).join(' ') || undefined;
    return jsx(tag as ElementType, { ...props, className: names, css: made.styles });
  };
}

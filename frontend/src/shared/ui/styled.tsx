import { type RecipeDefinition, type SystemContext, useChakraContext } from '@chakra-ui/react/styled-system';
import {
  type CSSObject,
  css,
  type SerializedStyles,
  __unsafe_useEmotionCache as useStyleCache,
} from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import type { ComponentProps, ElementType, ReactElement } from 'react';

/** The element and recipes of a styled component, so that styling it again still renders one element. */
interface Composition {
  element: ElementType;
  recipes: readonly RecipeDefinition[];
}

/**
 * Creates a component that renders an element with the styles of a recipe, resolved once. Chakra's own factory resolves
 * them at every render, which would be most of the cost of rendering a page of cards, and adds 4 KB to a first visit;
 * Emotion's `css` prop wraps each element in two more components.
 */
export function styled<Tag extends ElementType>(tag: Tag, recipe: RecipeDefinition) {
  const { element: Element = tag as ElementType, recipes: inherited = [] } = tag as Partial<Composition>;
  const recipes = [...inherited, recipe];
  const recipeNames = recipes.map((each) => (each.className ? `${each.className} ` : '')).join('');
  let resolved: { system: SystemContext; styles: SerializedStyles } | undefined;
  function Styled({ className, ...props }: ComponentProps<Tag> & { className?: string }): ReactElement {
    const system = useChakraContext();
    if (resolved?.system !== system) {
      resolved = { system, styles: css(recipes.map(({ base = {} }) => system.css(base) as CSSObject)) };
    }
    const names = className ? `${recipeNames}${className} ` : recipeNames;
    return <Element {...props} className={names + useStyleClass(resolved.styles)} />;
  }
  return Object.assign(Styled, { element: Element, recipes } satisfies Composition);
}

/** Inserts the styles into the page and returns their class. */
function useStyleClass(styles: SerializedStyles): string {
  const cache = useStyleCache();
  if (!cache) throw new Error('A styled component needs a style cache around it.');
  insertStyles(cache, styles, true);
  return `${cache.key}-${styles.name}`;
}

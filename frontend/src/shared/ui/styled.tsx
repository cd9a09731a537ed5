import type { RecipeDefinition } from '@chakra-ui/react/styled-system';
import { type CSSObject, css, type SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import type { ComponentProps, ElementType, ReactElement } from 'react';
import { useStyleCache } from '../theme/style-cache';
import { system } from '../theme/system';

/** The element and recipes of a styled component, so that styling it again still renders one element. */
interface Composition {
  element: ElementType;
  recipes: readonly RecipeDefinition[];
}

/**
 * Creates a component that renders an element with the styles of a recipe, resolved once in the browser. For parts whose
 * recipes are not compiled yet; the first of them loads the library of styles.
 */
export function styled<Tag extends ElementType>(tag: Tag, recipe: RecipeDefinition) {
  const { element: Element = tag as ElementType, recipes: inherited = [] } = tag as Partial<Composition>;
  const recipes = [...inherited, recipe];
  const recipeNames = recipes.map((each) => (each.className ? `${each.className} ` : '')).join('');
  let resolved: SerializedStyles | undefined;
  function Styled({ className, ...props }: ComponentProps<Tag> & { className?: string }): ReactElement {
    resolved ??= css(recipes.map(({ base = {} }) => system.css(base) as CSSObject));
    const names = className ? `${recipeNames}${className} ` : recipeNames;
    return <Element {...props} className={names + useStyleClass(resolved)} />;
  }
  return Object.assign(Styled, { element: Element, recipes } satisfies Composition);
}

/** Inserts the styles into the page and returns their class. */
function useStyleClass(styles: SerializedStyles): string {
  const cache = useStyleCache();
  insertStyles(cache, styles, true);
  return `${cache.key}-${styles.name}`;
}

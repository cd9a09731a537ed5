import { type RecipeDefinition, type SystemContext, useChakraContext } from '@chakra-ui/react';
import {
  type CSSObject,
  css,
  type SerializedStyles,
  __unsafe_useEmotionCache as useStyleCache,
} from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import type { ComponentProps, ElementType, ReactElement } from 'react';

/** Of what a part is made; a part of a part is one element with the styles of both. */
interface Making {
  element: ElementType;
  recipes: readonly RecipeDefinition[];
}

/**
 * An element in the styles of a recipe. They are worked out once. Chakra's own factory does it at every render, which is
 * most of what rendering a page of cards would cost, and is four kilobytes of every first visit; Emotion's own `css`
 * renders two more components around each element.
 */
export function part<Tag extends ElementType>(tag: Tag, recipe: RecipeDefinition) {
  const { element: Element = tag as ElementType, recipes: under = [] } = tag as Partial<Making>;
  const recipes = [...under, recipe];
  const ownNames = recipes.map((each) => (each.className ? `${each.className} ` : '')).join('');
  let made: { system: SystemContext; styles: SerializedStyles } | undefined;
  function Part({ className, ...props }: ComponentProps<Tag> & { className?: string }): ReactElement {
    const system = useChakraContext();
    if (made?.system !== system) {
      made = { system, styles: css(recipes.map(({ base = {} }) => system.css(base) as CSSObject)) };
    }
    const names = className ? `${ownNames}${className} ` : ownNames;
    return <Element {...props} className={names + useClass(made.styles)} />;
  }
  return Object.assign(Part, { element: Element, recipes } satisfies Making);
}

/** The class of styles, which are in the page from now on. */
function useClass(styles: SerializedStyles): string {
  const cache = useStyleCache();
  if (!cache) throw new Error('A part needs a cache for its styles around it.');
  insertStyles(cache, styles, true);
  return `${cache.key}-${styles.name}`;
}

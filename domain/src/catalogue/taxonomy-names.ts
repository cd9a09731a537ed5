import {
  type CategorySlug,
  categoryLabel,
  categorySingular,
  categorySlugs,
  isCategory,
  isTypeOf,
  subcategoryLabel,
  type TypeSlug,
  typesOf,
} from './taxonomy.js';

const categoriesByName = new Map(
  categorySlugs.flatMap((category) => {
    const singular = categorySingular(category);
    return [category, categoryLabel(category), singular, `${singular}s`].map(
      (name) => [slugOf(name), category] as const,
    );
  }),
);

const typesByName = new Map(
  categorySlugs.flatMap((category) =>
    typesOf(category).flatMap((type) =>
      [type, subcategoryLabel(category, type)].map((name) => [`${category}/${slugOf(name)}`, type] as const),
    ),
  ),
);

/** The category with this slug, label or singular ('fridges', 'Refrigerator', 'refrigerators'), in any case and spacing. */
export function findCategory(text: string): CategorySlug | undefined {
  return isCategory(text) ? text : categoriesByName.get(slugOf(text));
}

/** The category's type with this slug or label ('french-door', 'French Door'), in any case and spacing. */
export function findType(category: CategorySlug, text: string): TypeSlug | undefined {
  return isTypeOf(category, text) ? text : typesByName.get(`${category}/${slugOf(text)}`);
}

/** The words of the text, in lower case and joined by hyphens. */
function slugOf(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('-');
}

/**
 * The slugs of a category and type that were written by hand, perhaps with both in `category`: 'Washers/Front-Load' is
 * washers and front-load. An unknown category is returned as given, and so is a type that is unknown, but for spaces around it.
 */
export function findRanking(
  category: string,
  subcategory: string | null,
): { category: string; subcategory: string | null } {
  const [first = '', second, ...rest] = `${category}/${subcategory ?? ''}`
    .split('/')
    .filter((name) => name.trim());
  const found = findCategory(first);
  if (!found || rest.length > 0) return { category, subcategory };
  if (second === undefined) return { category: found, subcategory: null };
  return { category: found, subcategory: findType(found, second) ?? second.trim() };
}

/**
 * The six categories and their 24 types with their labels, in display order.
 * This is the only list of them; all other category and type definitions derive from it.
 */
const taxonomy = {
  washers: {
    label: 'Washers',
    singular: 'Washer',
    words: ['Washing machines'],
    types: {
      'top-load': 'Top Load',
      'front-load': 'Front Load',
      commercial: 'Commercial',
      'commercial-front-load': 'Commercial Front Load',
    },
  },
  dryers: {
    label: 'Dryers',
    singular: 'Dryer',
    words: ['Clothes dryers'],
    types: {
      tumble: 'Standard Dryer',
      'front-load': 'Front Load',
      commercial: 'Commercial',
      'commercial-front-load': 'Commercial Front Load',
    },
  },
  stoves: {
    label: 'Stoves',
    singular: 'Stove',
    words: ['Ranges', 'Ovens', 'Cooktops'],
    types: {
      'electric-stove': 'Electric Stove',
      'gas-stove': 'Gas Stove',
      'electric-slide-in': 'Electric Slide In',
      'gas-slide-in': 'Gas Slide In',
      '36-inch-stove': '36-Inch Stove',
      '48-inch-stove': '48-Inch Stove',
    },
  },
  fridges: {
    label: 'Fridges',
    singular: 'Refrigerator',
    words: ['Refrigerators', 'Freezers'],
    types: {
      'top-bottom': 'Top Bottom',
      'side-by-side': 'Side By Side',
      'french-door': 'French Door',
      '42-inch-fridge': '42-Inch Fridge',
      '48-inch-fridge': '48-Inch Fridge',
    },
  },
  dishwashers: {
    label: 'Dishwashers',
    singular: 'Dishwasher',
    words: [],
    types: {
      'standard-dishwasher': 'Standard Dishwasher',
      'portable-dishwasher': 'Portable Dishwasher',
      'countertop-dishwasher': 'Countertop Dishwasher',
    },
  },
  microwaves: {
    label: 'Microwaves',
    singular: 'Microwave',
    words: [],
    types: {
      'otr-microwave': 'OTR Microwave',
      'countertop-microwave': 'Countertop Microwave',
    },
  },
} as const;

type Taxonomy = typeof taxonomy;

export type CategorySlug = keyof Taxonomy;

/** Identifies a type only together with its category: washers and dryers both have `front-load`. */
export type SubcategorySlug = { [C in CategorySlug]: keyof Taxonomy[C]['types'] }[CategorySlug];

/** The types of one category. Content tables keyed by it fail to compile when an entry is missing. */
export type SubcategoryOf<C extends CategorySlug> = keyof Taxonomy[C]['types'];

export const categorySlugs = Object.keys(taxonomy) as CategorySlug[];

export const defaultCategory: CategorySlug = 'washers';

export function isCategory(value: string): value is CategorySlug {
  return Object.hasOwn(taxonomy, value);
}

export function subcategoriesOf(category: CategorySlug): SubcategorySlug[] {
  return Object.keys(taxonomy[category].types) as SubcategorySlug[];
}

export function isSubcategoryOf(category: CategorySlug, value: string): value is SubcategorySlug {
  return Object.hasOwn(taxonomy[category].types, value);
}

const categoriesByName = new Map(
  categorySlugs.flatMap((category) => {
    const { label, singular } = taxonomy[category];
    return [category, label, singular, `${singular}s`].map((name) => [slugOf(name), category] as const);
  }),
);

const typesByName = new Map(
  categorySlugs.flatMap((category) =>
    subcategoriesOf(category).flatMap((type) =>
      [type, subcategoryLabel(category, type)].map((name) => [`${category}/${slugOf(name)}`, type] as const),
    ),
  ),
);

/** The category with this slug, label or singular ('fridges', 'Refrigerator', 'refrigerators'), in any case and spacing. */
export function findCategory(text: string): CategorySlug | undefined {
  return isCategory(text) ? text : categoriesByName.get(slugOf(text));
}

/** The category's type with this slug or label ('french-door', 'French Door'), in any case and spacing. */
export function findSubcategory(category: CategorySlug, text: string): SubcategorySlug | undefined {
  return isSubcategoryOf(category, text) ? text : typesByName.get(`${category}/${slugOf(text)}`);
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

/** 'Fridges'; an unknown slug is title-cased, because unknown categories still have an (empty) ranking page. */
export function categoryLabel(category: string): string {
  return isCategory(category) ? taxonomy[category].label : titleCase(category);
}

/** 'Refrigerator': the name of a single appliance, which people also search for. */
export function categorySingular(category: CategorySlug): string {
  return taxonomy[category].singular;
}

/** 'Ranges', 'Ovens': other words for the appliances, in the plural, which contains the singular. */
export function categoryWords(category: CategorySlug): readonly string[] {
  return taxonomy[category].words;
}

/** 'OTR Microwave'; an unknown slug is title-cased. */
export function subcategoryLabel(category: string, subcategory: string): string {
  if (!isCategory(category)) return titleCase(subcategory);
  const labels: Readonly<Record<string, string>> = taxonomy[category].types;
  return Object.hasOwn(labels, subcategory) ? (labels[subcategory] ?? '') : titleCase(subcategory);
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
  return { category: found, subcategory: findSubcategory(found, second) ?? second.trim() };
}

function titleCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

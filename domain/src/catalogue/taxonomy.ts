import { capitalised } from '../formats.js';

/** The categories with their labels, in display order. */
const categoryLabels = {
  washers: 'Washers',
  dryers: 'Dryers',
  stoves: 'Stoves',
  fridges: 'Fridges',
  dishwashers: 'Dishwashers',
  microwaves: 'Microwaves',
} as const;

export type CategorySlug = keyof typeof categoryLabels;

interface Category {
  /** The name of a single appliance. */
  singular: string;
  /** Other words for the appliances, in the plural. */
  words: readonly string[];
  /** The types with their labels, in display order. */
  types: Readonly<Record<string, string>>;
}

/**
 * What else there is to know of the categories, and their types. All other lists of categories and types derive from these
 * two, or do not compile without one of them; the tables' constraints have their own.
 */
const taxonomy = {
  washers: {
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
    singular: 'Dishwasher',
    words: [],
    types: {
      'standard-dishwasher': 'Standard Dishwasher',
      'portable-dishwasher': 'Portable Dishwasher',
      'countertop-dishwasher': 'Countertop Dishwasher',
    },
  },
  microwaves: {
    singular: 'Microwave',
    words: [],
    types: {
      'otr-microwave': 'OTR Microwave',
      'countertop-microwave': 'Countertop Microwave',
    },
  },
} as const satisfies Record<CategorySlug, Category>;

type Taxonomy = typeof taxonomy;

/** Identifies a type only together with its category: washers and dryers both have `front-load`. */
export type TypeSlug = { [C in CategorySlug]: keyof Taxonomy[C]['types'] }[CategorySlug];

/** The types of one category. Content tables keyed by it fail to compile when an entry is missing. */
export type TypeOf<C extends CategorySlug> = keyof Taxonomy[C]['types'];

export const categorySlugs = /* @__PURE__ */ Object.keys(categoryLabels) as CategorySlug[];

export const defaultCategory: CategorySlug = 'washers';

export function isCategory(value: string): value is CategorySlug {
  return Object.hasOwn(categoryLabels, value);
}

export function typesOf(category: CategorySlug): TypeSlug[] {
  return Object.keys(taxonomy[category].types) as TypeSlug[];
}

export function isTypeOf(category: CategorySlug, value: string): value is TypeSlug {
  return Object.hasOwn(taxonomy[category].types, value);
}

/** 'Fridges'; an unknown slug is title-cased, because unknown categories still have an (empty) ranking page. */
export function categoryLabel(category: string): string {
  return isCategory(category) ? categoryLabels[category] : titleCase(category);
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

/** The models of a type, by its label and that of its category: 'Electric Stoves', 'French Door Fridges'. */
export function typeModels(type: string, category: string): string {
  const noun = type.split(' ').at(-1) ?? '';
  return category.startsWith(noun) ? `${type}s` : `${type} ${category}`;
}

function titleCase(slug: string): string {
  return slug.split('-').map(capitalised).join(' ');
}

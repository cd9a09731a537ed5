import { categoryLabel, subcategoryLabel } from '../catalogue/taxonomy.js';
import { capitalised } from '../formats.js';
import { monthLabel } from '../scores/month.js';
import { tenthsAsStars } from '../scores/score.js';
import type { EvidenceLabel } from '../trust/trust.js';

/** A model as a row of the table. */
export interface ModelRow {
  id: string;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  priceRange: string | null;
  /** '4.6'; null for a model without a score. */
  shownScore: string | null;
  totalReviews: number;
  /** Null until a new or changed model has been assessed. */
  evidence: EvidenceLabel | null;
  /** Number of stores with a score of the model. */
  stores: number;
  /** In tenths of a star. */
  reliabilityScore: number | null;
  /** The month of its newest score; null without one, and when a score was entered by staff. */
  scoreMonth: string | null;
  /** Number of models that share its reviews, this one included. */
  familySize: number;
  /** Whether newer reviews are lower than older ones. */
  isLower: boolean;
  /** The official place in its type, or in its category without one, among so many rated models; null when unrated. */
  place: number | null;
  of: number | null;
}

interface Column {
  label: string;
  /** What a cell shows, and a CSV file holds; '' for no value. Counts have no separators. */
  text: (row: ModelRow) => string;
  /** The same for programs, by the names in JSON. */
  values: (row: ModelRow) => Readonly<Record<string, string | number | boolean | null>>;
  /** How a page shows the text: aligned to the right, and a count with separators. */
  format: 'text' | 'number' | 'count';
}

const optional = (value: string | number | null) => (value === null ? '' : String(value));

const columns = {
  place: {
    label: 'Place in type',
    text: ({ place, of }) => (place === null ? '' : `#${place} of ${of}`),
    values: ({ place, of }) => ({ place, of }),
    format: 'text',
  },
  brand: {
    label: 'Brand',
    text: ({ brand }) => brand,
    values: ({ brand }) => ({ brand }),
    format: 'text',
  },
  model: {
    label: 'Model',
    text: ({ model }) => model,
    values: ({ model }) => ({ model }),
    format: 'text',
  },
  category: {
    label: 'Category',
    text: ({ category }) => categoryLabel(category),
    values: ({ category }) => ({ category }),
    format: 'text',
  },
  type: {
    label: 'Type',
    text: ({ category, subcategory }) =>
      subcategory === null ? '' : subcategoryLabel(category, subcategory),
    values: ({ subcategory }) => ({ type: subcategory }),
    format: 'text',
  },
  price: {
    label: 'Price',
    text: ({ priceRange }) => optional(priceRange),
    values: ({ priceRange }) => ({ price: priceRange }),
    format: 'number',
  },
  score: {
    label: 'Score',
    text: ({ shownScore }) => optional(shownScore),
    values: ({ shownScore }) => ({ score: shownScore === null ? null : Number(shownScore) }),
    format: 'number',
  },
  reviews: {
    label: 'Reviews',
    text: ({ totalReviews }) => String(totalReviews),
    values: ({ totalReviews }) => ({ reviews: totalReviews }),
    format: 'count',
  },
  evidence: {
    label: 'Evidence',
    text: ({ evidence }) => (evidence === null ? '' : capitalised(evidence)),
    values: ({ evidence }) => ({ evidence }),
    format: 'text',
  },
  stores: {
    label: 'Stores',
    text: ({ stores }) => String(stores),
    values: ({ stores }) => ({ stores }),
    format: 'number',
  },
  reliability: {
    label: 'Reliability',
    text: ({ reliabilityScore }) => (reliabilityScore === null ? '' : tenthsAsStars(reliabilityScore)),
    values: ({ reliabilityScore }) => ({
      reliability: reliabilityScore === null ? null : Number(tenthsAsStars(reliabilityScore)),
    }),
    format: 'number',
  },
  month: {
    label: 'Newest scores',
    text: ({ scoreMonth }) => (scoreMonth === null ? '' : monthLabel(scoreMonth, 'short')),
    values: ({ scoreMonth }) => ({ month: scoreMonth }),
    format: 'text',
  },
  newer: {
    label: 'Newer reviews',
    text: ({ isLower }) => (isLower ? 'Lower' : ''),
    values: ({ isLower }) => ({ newerReviewsLower: isLower }),
    format: 'text',
  },
  family: {
    label: 'In its family',
    text: ({ familySize }) => String(familySize),
    values: ({ familySize }) => ({ family: familySize }),
    format: 'number',
  },
} as const satisfies Record<string, Column>;

export type ColumnKey = keyof typeof columns;

/** The columns of the table, its CSV and its JSON, by the keys in addresses and in their fixed order. */
export const modelColumns: Readonly<Record<ColumnKey, Column>> = columns;
export const columnKeys = /* @__PURE__ */ Object.keys(columns) as ColumnKey[];

export const defaultColumns: readonly ColumnKey[] = [
  ...(['place', 'brand', 'model', 'category', 'type', 'price', 'score', 'reviews', 'evidence'] as const),
];

export function isColumn(value: string): value is ColumnKey {
  return Object.hasOwn(columns, value);
}

/** A row as JSON with the chosen columns. */
export function rowValues(row: ModelRow, keys: readonly ColumnKey[]): Record<string, unknown> {
  return Object.assign({ id: row.id }, ...keys.map((key) => modelColumns[key].values(row)));
}

/** The cells of a row as text, in the order of the columns. */
export function rowTexts(row: ModelRow, keys: readonly ColumnKey[]): string[] {
  return keys.map((key) => modelColumns[key].text(row));
}

import { type ApplianceFieldName, applianceFieldNames } from '../catalogue/appliance.js';
import { retailers } from '../scores/retailers.js';

/** The meaning of a column: a model field, the id, or the rating or review count of the import's one retailer. */
export type FileColumn = ApplianceFieldName | 'id' | 'rating' | 'reviewCount';

const aliases: Readonly<Record<string, FileColumn>> = {
  rating: 'rating',
  stars: 'rating',
  score: 'rating',
  averagerating: 'rating',
  avgrating: 'rating',
  reviewcount: 'reviewCount',
  reviews: 'reviewCount',
  count: 'reviewCount',
  numberofreviews: 'reviewCount',
  ratingcount: 'reviewCount',
  price: 'priceRange',
  type: 'subcategory',
  image: 'imageUrl',
  modelnumber: 'model',
};

const columnsByHeader: ReadonlyMap<string, FileColumn> = new Map([
  ...Object.entries(aliases),
  ['id', 'id'],
  ...applianceFieldNames.map((name): [string, FileColumn] => [name.toLowerCase(), name]),
  ...retailers.map(({ countField }): [string, FileColumn] => [
    countField.replace('ReviewCount', 'Reviews').toLowerCase(),
    countField,
  ]),
]);

/** Resolves a header cell, ignoring case, spaces and punctuation; undefined when it is unknown. */
export function columnForHeader(header: string): FileColumn | undefined {
  return columnsByHeader.get(header.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

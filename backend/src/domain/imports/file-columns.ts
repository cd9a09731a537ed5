import { type ApplianceFieldName, applianceFieldNames } from '../catalogue/appliance.js';
import { retailers } from '../scores/retailers.js';

/** What a column of a file holds: a field of the entity, its id, or one retailer's rating or count (the retailer is named apart). */
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

/** Reads a header cell without regard to case, spaces and punctuation; undefined when no column is called so. */
export function columnForHeader(header: string): FileColumn | undefined {
  return columnsByHeader.get(header.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

import {
  Appliance,
  type ApplianceFields,
  applianceFieldNames,
} from '@appliance-index/domain/catalogue/appliance';
import type { FieldKind } from '@appliance-index/domain/catalogue/appliance-fields';
import { bestSteps, type Step, worstSteps } from '@appliance-index/domain/scores/ranking';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import type { Scope } from '../../application/rankings/ranking-ports.js';

export type ApplianceRow = ApplianceFields & {
  id: string;
  coverUrl: string | null;
  version: number;
  /** The driver returns timestamps as text. */
  deletedAt: string | null;
};

/** Maps a field to its column: 'homeDepotScore' to home_depot_score. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The types of the columns. The collation of a column that is compared with another must be that column's. */
export const columnTypes: Readonly<Record<FieldKind, string>> = {
  name: 'text collate "C"',
  category: 'text collate "C"',
  type: 'text collate "C"',
  text: 'text',
  imageUrl: 'text',
  score: 'integer',
  reviewCount: 'integer',
};

/** The domain's sort orders in SQL; a test compares them with its functions. */
export const bestFirst = orderBy(bestSteps);
export const worstFirst = orderBy(worstSteps);

/**
 * Whether the model `other` comes before the model `own` in overall order. The conditions on is_rated and avg_score repeat
 * part of the comparison, so that it can use an index.
 */
export const otherIsBetter = `other.is_rated >= own.is_rated and other.avg_score >= own.avg_score and (
  other.is_rated and not own.is_rated or other.is_rated = own.is_rated and (
  other.avg_score > own.avg_score or other.avg_score = own.avg_score and (
  other.total_reviews > own.total_reviews or other.total_reviews = own.total_reviews and
  (other.brand, other.model, other.id) < (own.brand, own.model, own.id))))`;

/** An order of the domain as the content of an `order by`. */
export function orderBy(steps: readonly { field: string; direction: Step['direction'] }[]): string {
  return steps
    .map(({ field, direction }) => columnOf(field) + (direction === 'descending' ? ' desc' : ''))
    .join(', ');
}

/** The values of a scope's parameters: its category and, unless it is a whole category, its type. */
export const scopeValues = ({ category, subcategory }: Scope): string[] =>
  subcategory === null ? [category] : [category, subcategory];

/** All columns of a model, aliased to its field names. */
export const applianceColumns = selectList([
  'id',
  ...applianceFieldNames,
  'coverUrl',
  'version',
  'deletedAt',
]);
/** The columns that a search result needs. */
export const searchColumns = selectList([
  ...['id', 'brand', 'model', 'category', 'subcategory', 'imageUrl', 'coverUrl', 'priceRange'],
  ...retailerFields,
]);

function selectList(fields: readonly string[]): string {
  return fields.map((field) => `${columnOf(field)} as "${field}"`).join(', ');
}

export function toAppliance(row: ApplianceRow): Appliance {
  const appliance = new Appliance(row.id, row);
  appliance.coverUrl = row.coverUrl;
  appliance.version = row.version;
  appliance.deletedAt = row.deletedAt === null ? null : new Date(row.deletedAt);
  return appliance;
}

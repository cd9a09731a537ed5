import { Appliance, type ApplianceFields, applianceFieldNames } from '../../domain/catalogue/appliance.js';
import { retailerFields } from '../../domain/scores/retailers.js';

export type ApplianceRow = ApplianceFields & {
  id: string;
  coverUrl: string | null;
  version: number;
  /** The driver gives times as text. */
  deletedAt: string | null;
};

/** 'homeDepotScore' is home_depot_score. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The orders of the domain; a test holds them against its functions. */
export const bestFirst = 'is_rated desc, avg_score desc, total_reviews desc, brand, model, id';
export const worstFirst = 'avg_score, total_reviews desc, brand, model, id';

/** A model's row by the names of its fields. */
export const applianceColumns = selectList([
  'id',
  ...applianceFieldNames,
  'coverUrl',
  'version',
  'deletedAt',
]);
/** What a search reads of a model. */
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

import { matchKey } from '@appliance-index/domain/catalogue/appliance';
import { type ApplianceFieldName, isNumberField } from '@appliance-index/domain/catalogue/appliance-fields';
import { priceCents } from '@appliance-index/domain/catalogue/price';
import { searchText } from '@appliance-index/domain/catalogue/search';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { hasMatchKey, type StagedRow, type StagingRules } from '../../../application/imports/import-ports.js';
import { columnOf } from '../appliance-rows.js';
import { type CopiedValue, copyLine } from '../copy-text.js';
import { clearNumber, ratingColumn } from './staging-sql.js';

const baseColumns = [
  'line',
  'id',
  'match_key',
  'written_key',
  'brand',
  'model',
  'category',
  'search_text',
  'cells',
];

/** The keys of brands of the catalogue by the keys of those that files have for them. */
export type BrandAliases = ReadonlyMap<string, string>;

/** The COPY statement for the columns of the file. */
export function copyStatement(rules: StagingRules): string {
  const columns = [...baseColumns, ...rules.fields.map(columnOf)];
  if (rules.fields.includes('priceRange')) columns.push('price_cents');
  columns.push(...ratedRetailers(rules).map(ratingColumn));
  return `copy staging (${columns.join(', ')}) from stdin`;
}

/** Encodes staged rows in COPY's text format. */
export async function* copyLines(
  rows: AsyncIterable<StagedRow>,
  rules: StagingRules,
  brands: BrandAliases,
): AsyncGenerator<string, void> {
  for await (const row of rows) yield copyLine(stagedValues(row, rules, brands));
}

function stagedValues(row: StagedRow, rules: StagingRules, brands: BrandAliases): CopiedValue[] {
  const { line, id, brand, model, category, fields, ratings, cells } = row;
  const writtenKey = hasMatchKey(row) ? matchKey(brand, model, category) : null;
  const meantKey = writtenKey && withMeantBrand(writtenKey, brands);
  const values: CopiedValue[] = [
    line,
    id,
    meantKey ?? writtenKey,
    meantKey && writtenKey,
    brand,
    model,
    category,
    rules.createMissing && hasMatchKey(row)
      ? searchText({ brand, model, category, subcategory: fields.subcategory ?? null })
      : null,
    JSON.stringify(cells),
    ...rules.fields.map((field) => stagedValue(fields[field], field)),
  ];
  if (rules.fields.includes('priceRange')) values.push(priceCents(fields.priceRange ?? null));
  values.push(...ratedRetailers(rules).map(({ slug }) => ratings[slug] ?? null));
  return values;
}

/** The match key with the brand that the file's stands for; null if that stands for itself. */
function withMeantBrand(key: string, brands: BrandAliases): string | null {
  const brandEnd = key.indexOf('|');
  const meant = brands.get(key.slice(0, brandEnd));
  return meant === undefined ? null : meant + key.slice(brandEnd);
}

const ratedRetailers = ({ fields }: StagingRules) =>
  retailers.filter(({ scoreField }) => fields.includes(scoreField));

/** NULL in the staging table means unchanged (undefined), so clearing a field (null) needs a value of its own. */
function stagedValue(value: CopiedValue | undefined, field: ApplianceFieldName): CopiedValue {
  if (value === undefined) return null;
  if (value !== null) return value;
  return isNumberField(field) ? clearNumber : '';
}

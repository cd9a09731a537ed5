import { randomUUID } from 'node:crypto';
import {
  Appliance,
  type ApplianceFields,
  applianceFieldNames,
} from '@appliance-index/domain/catalogue/appliance';
import { categorySlugs, typesOf } from '@appliance-index/domain/catalogue/taxonomy';
import { recordFrom } from '@appliance-index/domain/objects';
import { noScores } from '@appliance-index/domain/scores/history';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import type { Database } from '../src/adapters/postgres/database.js';

/** A model with the given fields and no scores. */
export function appliance(fields: Partial<ApplianceFields> = {}, id: string = randomUUID()): Appliance {
  return new Appliance(id, {
    brand: 'LG',
    model: `WM-${id.slice(0, 8)}`,
    category: 'washers',
    subcategory: 'front-load',
    imageUrl: null,
    priceRange: null,
    reliabilityScore: null,
    ...noScores,
    ...fields,
  });
}

const brands = ['LG', 'Whirlpool', 'GE', 'Bosch', 'Ångström', 'bosch', 'Zéphyr', '😀 Home'];
const prices = [null, 'N/A', '$499', '$529.99', '$545', '$549', '$1,499 - $1,899', '$1,520', '$0', '$2,000+'];

/** A reproducible generator of numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Models of all categories with many ties, missing values and zeros. */
export function randomAppliances(count: number, random: () => number): Appliance[] {
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const score = () => (random() < 0.4 ? null : Math.floor(random() * 51));
  const reviews = () => pick([null, 0, 1, 2, 7, Math.floor(random() * 5_000), 99_999_999]) ?? null;
  return Array.from({ length: count }, (_, index) => {
    const category = pick(categorySlugs) ?? 'washers';
    return appliance({
      brand: pick(brands) ?? 'LG',
      model: `M${Math.floor(random() * 50)}x${index}`,
      category,
      subcategory: pick([...typesOf(category), null]) ?? null,
      priceRange: pick(prices) ?? null,
      ...recordFrom(retailerFields, (field) => (field.endsWith('Score') ? score() : reviews())),
      reliabilityScore: score(),
    });
  });
}

/** Inserts models directly, checked only by the tables' constraints. */
export async function insertAppliances(
  database: Pick<Database, 'query'>,
  models: readonly Appliance[],
): Promise<void> {
  const names = [
    'id',
    ...applianceFieldNames,
    'priceCents',
    'searchText',
    'matchKey',
    'version',
    'deletedAt',
  ] as const;
  const columns = names
    .map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .join(', ');
  const rows = models.map((model) =>
    Object.fromEntries(columns.split(', ').map((column, index) => [column, model[names[index] ?? 'id']])),
  );
  await database.query(
    `insert into appliances (${columns})
     select ${columns} from jsonb_populate_recordset(null::appliances, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

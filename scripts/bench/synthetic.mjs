import { Client } from 'pg';
import { matchKey } from '../../backend/dist/domain/appliance.js';
import { searchText } from '../../backend/dist/domain/search.js';
import { categorySlugs, subcategoriesOf } from '../../backend/dist/domain/taxonomy.js';

const brands = ['Amana', 'Bosch', 'Frigidaire', 'GE', 'KitchenAid', 'LG', 'Maytag', 'Samsung', 'Whirlpool'];
const rowsAtOnce = 5_000;

/** The same models in every run: the n-th has always the same name and scores. */
export function syntheticModel(n) {
  const category = categorySlugs[n % categorySlugs.length];
  const types = subcategoriesOf(category);
  const noise = Math.imul(n + 1, 2_654_435_761) >>> 0;
  const model = {
    brand: brands[noise % brands.length],
    model: `SYN-${noise.toString(36).toUpperCase()}-${n}`,
    category,
    subcategory: types[noise % types.length],
    price_range: `$${300 + (noise % 4_000)}`,
    price_cents: (300 + (noise % 4_000)) * 100,
    home_depot_score: 10 + (noise % 41),
    home_depot_review_count: noise % 5_000,
    best_buy_score: n % 3 === 0 ? 10 + ((noise >>> 8) % 41) : null,
    best_buy_review_count: n % 3 === 0 ? (noise >>> 8) % 900 : null,
  };
  return {
    ...model,
    search_text: searchText(model),
    match_key: matchKey(model.brand, model.model, model.category),
  };
}

const columns = Object.keys(syntheticModel(0)).join(', ');

/** Fills an empty catalogue with so many models and lets PostgreSQL count them. */
export async function fillCatalogue(connection, count) {
  const client = new Client(connection);
  await client.connect();
  try {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, i) =>
        syntheticModel(from + i),
      );
      await client.query(
        `insert into appliances (${columns}) select ${columns} from jsonb_populate_recordset(null::appliances, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('vacuum analyze appliances');
  } finally {
    await client.end();
  }
}

import { Client } from 'pg';
import { insertStandings } from '../../backend/dist/adapters/postgres/imports/rank-sql.js';
import { matchKey } from '../../domain/dist/catalogue/appliance.js';
import { searchText } from '../../domain/dist/catalogue/search.js';
import { categorySlugs, typesOf } from '../../domain/dist/catalogue/taxonomy.js';
import { retailers } from '../../domain/dist/scores/retailers.js';

const retailerSlugs = retailers.map(({ slug }) => slug);
const brands = ['Amana', 'Bosch', 'Frigidaire', 'GE', 'KitchenAid', 'LG', 'Maytag', 'Samsung', 'Whirlpool'];
const batchSize = 5_000;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];

/** The n-th synthetic model; it is the same in every run. */
export function syntheticModel(n) {
  const category = categorySlugs[n % categorySlugs.length];
  const types = typesOf(category);
  const noise = Math.imul(n + 1, 2_654_435_761) >>> 0;
  const model = {
    brand: brands[noise % brands.length],
    model: `SYN-${noise.toString(36).toUpperCase()}-${n}`,
    category,
    // Not derived from the noise, whose parity depends on the category: every other type would stay empty.
    subcategory: types[Math.floor(n / categorySlugs.length) % types.length],
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

/** Adds `count` models to an empty catalogue and updates the planner statistics. */
export async function fillCatalogue(connection, count) {
  const client = new Client(connection);
  await client.connect();
  try {
    for (let from = 0; from < count; from += batchSize) {
      const rows = Array.from({ length: Math.min(batchSize, count - from) }, (_, i) =>
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

/** Adds twenty snapshots per model: four retailers, five months. */
export async function fillHistory(connection) {
  const client = new Client(connection);
  await client.connect();
  try {
    for (const month of months) await addMonth(client, month);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** Adds one month of scores for every model and retailer, and the month's standings. */
async function addMonth(client, month) {
  const { rows } = await client.query(
    `insert into imports (kind, file_name, file_hash, options, retailers, month, actor, applied_at, row_count,
       rejected_count, created_count, changed_count, unchanged_count, formula_version)
     values ('scores', $1, encode(sha256($1::text::bytea), 'hex'), '', $2, $1, 'bench', now(), 0, 0, 0, 0, 0, '1')
     returning id`,
    [month, retailerSlugs],
  );
  await client.query(
    `insert into score_snapshots (appliance_id, retailer, month, import_id, score, review_count)
     select id, retailer, $1, $2, 10 + hashtext(id::text || $1) & 31, 7 from appliances, unnest($3::text[]) as retailer`,
    [month, rows[0].id, retailerSlugs],
  );
  await client.query(insertStandings('appliances'), [month]);
}

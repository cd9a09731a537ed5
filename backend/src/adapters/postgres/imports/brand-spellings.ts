import { brandKey } from '@appliance-index/domain/catalogue/appliance';
import { searchText } from '@appliance-index/domain/catalogue/search';
import type { Client } from '../database.js';
import type { BrandAliases } from './copy-rows.js';
import { selectBrandAliases, selectUsedBrandAliases } from './staging-sql.js';

type NamedRow = Parameters<typeof searchText>[0] & { line: number };

/**
 * The brands of new models that are spelt otherwise in the catalogue or, for a new brand, in an earlier row. The first part
 * of a match key identifies the brand. Of several spellings in the catalogue, the file's own or the most frequent applies.
 */
const respell = `
  with created as (
    select line, brand, split_part(match_key, '|', 1) as key from staging
    where not exists (select from appliances live where live.match_key = staging.match_key and live.deleted_at is null)
  ), spelling as (
    select split_part(match_key, '|', 1) as key, brand, true as is_stored, count(*) as weight from appliances
    where deleted_at is null and split_part(match_key, '|', 1) in (select key from created) group by 1, 2
    union all
    select key, brand, false, -min(line) from created group by 1, 2
  ), chosen as (
    select distinct on (given.brand) given.brand as given, spelling.brand
    from (select distinct key, brand from created) given join spelling using (key)
    order by given.brand, is_stored desc, is_stored and spelling.brand = given.brand desc, weight desc, spelling.brand
  )
  update staging set brand = chosen.brand, search_text = null from chosen, created
  where created.line = staging.line and chosen.given = staging.brand and chosen.brand <> staging.brand`;

/** New models whose search text is of another spelling, or missing because only a decision adds them. */
const selectWithoutSearchText = `
  select line, brand, model, category, nullif(subcategory, '') as subcategory from staging
  where search_text is null
    and not exists (select from appliances live where live.match_key = staging.match_key and live.deleted_at is null)`;

const updateSearchTexts = `
  update staging set search_text = given.search_text
  from unnest($1::int[], $2::text[]) as given (line, search_text) where given.line = staging.line`;

/** Gives the brands of staged new models one spelling, so that an import adds no second brand, and completes their search texts. */
export async function unifyBrands(client: Client): Promise<void> {
  await client.query(respell);
  const { rows } = await client.query<NamedRow>(selectWithoutSearchText);
  if (rows.length === 0) return;
  await client.query(updateSearchTexts, [rows.map(({ line }) => line), rows.map(searchText)]);
}

/** What staff have decided about the spellings of brands, as far as it counts. */
export async function usedBrandAliases(client: Client): Promise<BrandAliases> {
  const { rows: decided } = await client.query<{ writtenKey: string; sameAs: string }>(selectBrandAliases);
  if (decided.length === 0) return new Map();
  const keys = [decided.map(({ writtenKey }) => writtenKey), decided.map(({ sameAs }) => brandKey(sameAs))];
  const { rows: used } = await client.query<{ written: string; meant: string }>(selectUsedBrandAliases, keys);
  return new Map(used.map(({ written, meant }) => [written, meant]));
}

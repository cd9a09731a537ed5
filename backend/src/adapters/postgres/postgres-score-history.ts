import { nilUuid } from '@appliance-index/domain/ids';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import { type RetailerSlug, retailerSlugs, retailers } from '@appliance-index/domain/scores/retailers';
import type {
  HandEntry,
  ListEnd,
  ReadingPair,
  Scope,
  ScoreHistory,
  ScoreMonths,
} from '../../application/rankings/ranking-ports.js';
import { otherIsBetter, scopeValues } from './appliance-rows.js';
import type { Database } from './database.js';
import { newestReadings, readingJson } from './readings-sql.js';

/** The two newest months with scores; an import without any retailer's scores does not count. */
export const newestScoreMonths = `
  select distinct month from imports where kind = 'scores' and retailers <> '{}' and rolled_back_at is null
  order by month desc limit 2`;

const shops = retailerSlugs.map((slug) => `('${slug}' collate "C")`).join(', ');

/**
 * The two newest readings in force of each retailer, of the models $1. Looks them up one by one, which takes no longer when
 * there are more months.
 */
const selectPairs = `
  select appliances.id as "applianceId", category, retailer, readings[2] as earlier, readings[1] as later
  from appliances cross join (values ${shops}) as shop (retailer)
    cross join lateral (
      select array_agg(${readingJson('rating', 'review_count', "'month'", 'month')} order by month desc) as readings
      from (${newestReadings(2, 'appliances.id', 'shop.retailer')}) newest) dated
  where deleted_at is null and appliances.id = any ($1) and readings[2] is not null`;

/** So many at a time are read far within the statement timeout. */
const pairsPageSize = 5_000;
const selectIds = `
  select id from appliances where deleted_at is null and id > $1 order by id limit ${pairsPageSize}`;

/** Of the imports in force, which bring month scores and take them back, and of the models with their categories. */
const selectPairsIdentity = `
  select concat(
    (select md5(string_agg(concat(id, applied_at), ' ' order by id)) from imports where rolled_back_at is null),
    (select md5(string_agg(concat(id, category), ' ' order by id)) from appliances where deleted_at is null)) as identity`;

const fieldsOfShops = retailers
  .map(({ slug, scoreField, countField }) => `('${slug}', '${scoreField}', '${countField}')`)
  .join(', ');

/**
 * Of model $1. An import has an entry for a score of a model only when that is of no month. Models that a catalogue file added
 * have no entry of it: they had their first scores from the start.
 */
const selectHandEntries = `
  select retailer, coalesce(max(at), created_at) as at
  from appliances cross join (values ${fieldsOfShops}) as field (retailer, score, count)
    left join audit_log on subject = 'appliance' and subject_id = $1::text
      and action in ('create', 'update', 'undo', 'import')
      and (after ->> score is distinct from before ->> score or after ->> count is distinct from before ->> count)
  where appliances.id = $1::uuid
  group by retailer, created_at`;

/** A month score with the id of its model. */
export interface ModelMonthScore extends MonthScore {
  id: string;
}

/** The month scores of each model, in the order given. */
function byModel(rows: readonly ModelMonthScore[]): Map<string, MonthScore[]> {
  const monthScores = new Map<string, MonthScore[]>();
  for (const { id, ...monthScore } of rows) {
    const own = monthScores.get(id);
    if (own) own.push(monthScore);
    else monthScores.set(id, [monthScore]);
  }
  return monthScores;
}

export class PostgresScoreHistory implements ScoreHistory {
  constructor(private readonly database: Database) {}

  async months(): Promise<ScoreMonths> {
    const rows = await this.database.prepared<{ month: string }>(newestScoreMonths);
    return { updated: rows[0]?.month ?? null, previous: rows[1]?.month ?? null };
  }

  async newestMonths(): Promise<ReadonlyMap<RetailerSlug, Month>> {
    const rows = await this.database.prepared<{ retailer: RetailerSlug; month: Month }>(
      `select retailer, max(month) as month from imports, unnest(retailers) as retailer
       where kind = 'scores' and rolled_back_at is null group by retailer`,
    );
    return new Map(rows.map(({ retailer, month }) => [retailer, month]));
  }

  async modelsInNewestMonths(): Promise<ReadonlyMap<RetailerSlug, number>> {
    const rows = await this.database.prepared<{ retailer: RetailerSlug; models: number }>(
      `select dated.retailer, count(distinct appliance_id)::integer as models
       from (select retailer, max(month) as month from imports, unnest(retailers) as retailer
         where kind = 'scores' and rolled_back_at is null group by retailer) newest
       join score_snapshots dated on dated.retailer = newest.retailer and dated.month = newest.month
       join imports on imports.id = import_id and rolled_back_at is null
       join appliances on appliances.id = appliance_id and deleted_at is null
       where score is not null group by dated.retailer`,
    );
    return new Map(rows.map(({ retailer, models }) => [retailer, models]));
  }

  async monthScoresOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, MonthScore[]>> {
    const rows = await this.database.prepared<ModelMonthScore>(
      `select distinct on (appliance_id, dated.month, retailer)
         appliance_id as id, retailer, dated.month, score, review_count as "reviewCount"
       from score_snapshots dated join imports on imports.id = import_id
       where appliance_id = any ($1) and rolled_back_at is null
       order by appliance_id, dated.month, retailer, import_id desc`,
      [applianceIds],
    );
    return byModel(rows);
  }

  async readingPairs(applianceId?: string): Promise<ReadingPair[]> {
    if (applianceId !== undefined) return this.database.prepared<ReadingPair>(selectPairs, [[applianceId]]);
    const all: ReadingPair[] = [];
    for (let ids = await this.idsAfter(nilUuid); ids.length > 0; ids = await this.idsAfter(ids.at(-1))) {
      for (const pair of await this.database.query<ReadingPair>(selectPairs, [ids])) all.push(pair);
    }
    return all;
  }

  private async idsAfter(id: string | undefined): Promise<string[]> {
    return (await this.database.query<{ id: string }>(selectIds, [id])).map((row) => row.id);
  }

  async pairsIdentity(): Promise<string> {
    const [row] = await this.database.query<{ identity: string }>(selectPairsIdentity);
    return row?.identity ?? '';
  }

  async handEntries(applianceId: string): Promise<HandEntry[]> {
    const rows = await this.database.prepared<{ retailer: RetailerSlug; at: string }>(selectHandEntries, [
      applianceId,
    ]);
    return rows.map(({ retailer, at }) => ({ retailer, at: new Date(at) }));
  }

  async ranksAt(
    month: Month,
    scope: Scope,
    end: ListEnd,
    applianceIds: readonly string[],
  ): Promise<ReadonlyMap<string, number | null>> {
    const [list, typeFilter] =
      scope.subcategory === null ? ['category', ''] : ['type', 'and subcategory = $4'];
    const column = `${list}_${end}`;
    const isRanked = `category = $3 ${typeFilter} and ${column} is not null`;
    const ranked = await this.database.prepared<{ id: string; rank: number | null }>(
      `select appliance_id as id, ${column} as rank from standings where month = $1 and appliance_id = any ($2) and ${isRanked}`,
      [month, applianceIds, ...scopeValues(scope)],
    );
    const ranks = new Map(ranked.map(({ id, rank }) => [id, rank]));
    const others = applianceIds.filter((id) => !ranks.has(id));
    if (others.length === 0) return ranks;
    const before = await this.database.prepared<{ id: string }>(
      `select appliance_id as id from standings where appliance_id = any ($2) and ${isRanked}
       group by appliance_id having min(month) < $1`,
      [month, others, ...scopeValues(scope)],
    );
    for (const { id } of before) ranks.set(id, null);
    return ranks;
  }

  async ranksOf(applianceId: string, scope: Scope): Promise<ReadonlyMap<Month, number>> {
    const [column, typeFilter] =
      scope.subcategory === null ? ['category_best', ''] : ['type_best', 'and subcategory = $3'];
    const rows = await this.database.prepared<{ month: Month; rank: number }>(
      `select month, ${column} as rank from standings where appliance_id = $1 and category = $2 ${typeFilter}`,
      [applianceId, ...scopeValues(scope)],
    );
    return new Map(rows.map(({ month, rank }) => [month, rank]));
  }

  async currentRank(scope: Scope, applianceId: string): Promise<number> {
    const typeFilter = scope.subcategory === null ? '' : 'and other.subcategory = $3';
    const [row] = await this.database.prepared<{ rank: string }>(
      `select 1 + count(*) as rank from appliances other, appliances own
       where own.id = $1 and other.deleted_at is null and other.category = $2 ${typeFilter}
         and ${otherIsBetter}`,
      [applianceId, ...scopeValues(scope)],
    );
    return Number(row?.rank ?? 1);
  }
}

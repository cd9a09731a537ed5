import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { priceBandCents } from '@appliance-index/domain/catalogue/price';
import { closeMatchWords } from '@appliance-index/domain/catalogue/search';
import { isUuid, nilUuid } from '@appliance-index/domain/ids';
import { type RankBy, rankSteps } from '@appliance-index/domain/scores/ranking';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { iteratePages } from '../../application/pagination.js';
import type {
  Appliances,
  CategoryCounts,
  FoundModel,
  ListEnd,
  Scope,
  SearchMatches,
  SearchSlice,
  SitemapEntry,
  TypeChange,
  TypeCount,
} from '../../application/rankings/ranking-ports.js';
import {
  type ApplianceRow,
  applianceColumns,
  bestFirst,
  columnOf,
  otherIsBetter,
  scopeValues,
  searchColumns,
  toAppliance,
  worstFirst,
} from './appliance-rows.js';
import type { Database } from './database.js';
import { containsPattern } from './like-pattern.js';

const scoreColumns = retailers.map(({ scoreField }) => columnOf(scoreField)).join(', ');

/** Limits how many similar models are compared for a frequent word: perfect order is not worth a slow search. */
const maxSimilarCandidates = 300;

const pageSize = 1_000;

const selectModels = `select ${applianceColumns} from appliances`;
const selectCount = 'select count(*) from appliances';

/** As in migration 021, whose index these expressions must match. */
const hasAccents = 'octet_length(search_text) > char_length(search_text)';
const plainText = String.raw`regexp_replace(normalize(search_text, NFKD), '[\u0300-\u036f]', '', 'g')`;

interface Condition {
  where: string;
  values: unknown[];
}

/** The catalogue in PostgreSQL. Reads are plain SQL, because mapping entities costs ten times as much as the query. */
export class PostgresAppliances implements Appliances {
  constructor(private readonly database: Pick<Database, 'query' | 'prepared'>) {}

  async find(id: string): Promise<Appliance | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.select('where id = $1 and deleted_at is null', [id]);
    return found ?? null;
  }

  findAll(ids: readonly string[]): Promise<Appliance[]> {
    return this.select(
      'where id = any ($1::uuid[]) and deleted_at is null order by array_position($1::uuid[], id)',
      [ids],
    );
  }

  all(): Promise<Appliance[]> {
    return this.select(`where deleted_at is null order by ${bestFirst}`, []);
  }

  stream(): AsyncIterable<Appliance> {
    const nextPage = `where deleted_at is null and id > $1 order by id limit ${pageSize}`;
    return iteratePages((last) => this.select(nextPage, [last?.id ?? nilUuid]), pageSize);
  }

  async ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]> {
    const condition = inScope(scope, end);
    if (by === 'overall') return this.byOverall(condition, end, limit);
    const column = columnOf(rankSteps[by].field);
    const withValue = await this.byColumn(condition, by, end, limit);
    if (withValue.length === limit) return withValue;
    const withoutValue = { ...condition, where: `${condition.where} and ${column} is null` };
    return [...withValue, ...(await this.byOverall(withoutValue, end, limit - withValue.length))];
  }

  private byOverall({ where, values }: Condition, end: ListEnd, limit: number): Promise<Appliance[]> {
    return this.select(
      `where ${where} order by ${end === 'best' ? bestFirst : worstFirst} limit ${limit}`,
      values,
    );
  }

  private byColumn(
    condition: Condition,
    by: keyof typeof rankSteps,
    end: ListEnd,
    limit: number,
  ): Promise<Appliance[]> {
    if (by === 'price' && end === 'best') return this.cheapest(condition, limit);
    const { field, direction } = rankSteps[by];
    const column = columnOf(field);
    const isAscending = (direction === 'ascending') === (end === 'best');
    const order = `${column} ${isAscending ? 'asc' : 'desc'}, ${end === 'best' ? bestFirst : worstFirst}`;
    const { where, values } = condition;
    return this.select(`where ${where} and ${column} is not null order by ${order} limit ${limit}`, values);
  }

  /** Walks the price bands through the index, and reads none past the last one needed. */
  private cheapest({ where, values }: Condition, limit: number): Promise<Appliance[]> {
    const inBand = `${where} and price_cents >= floor and price_cents < floor + ${priceBandCents}`;
    const cheapestFrom = (price: string) =>
      `select price_cents from appliances where ${where} and price_cents >= ${price} order by price_cents limit 1`;
    const sql = `
      with recursive band (floor, remaining) as (
        select price_cents, ${limit}::bigint from (${cheapestFrom('0')}) as cheapest
        union all
        select next.price_cents, remaining - size from band
        cross join lateral (select count(*) as size from appliances where ${inBand}) as models
        cross join lateral (${cheapestFrom(`floor + ${priceBandCents}`)}) as next
        where remaining > size
      )
      select model.* from band
      cross join lateral (
        select floor, ${applianceColumns}, is_rated, avg_score, total_reviews from appliances
        where ${inBand} order by ${bestFirst} limit ${limit}
      ) as model
      order by floor, ${bestFirst} limit ${limit}`;
    return toAppliances(this.database.prepared(sql, values));
  }

  count(scope: Scope): Promise<number> {
    return this.countIn(inScope(scope, 'best'));
  }

  countRated(scope: Scope): Promise<number> {
    return this.countIn(inScope(scope, 'worst'));
  }

  private async countIn({ where, values }: Condition): Promise<number> {
    return toCount(await this.database.prepared(`${selectCount} where ${where}`, values));
  }

  async countByType(): Promise<TypeCount[]> {
    const rows = await this.database.query<Scope & { count: string }>(
      `select category, subcategory, count(*) from appliances where deleted_at is null
       group by category, subcategory order by category, subcategory`,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  async lastChangeByType(): Promise<TypeChange[]> {
    const rows = await this.database.query<Scope & { updatedAt: string }>(
      `select category, subcategory, max(updated_at) as "updatedAt" from appliances where deleted_at is null
       group by category, subcategory order by category, subcategory`,
    );
    return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  }

  async frequentBrands(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ brand: string }>(
      `select brand from appliances where deleted_at is null group by brand order by count(*) desc, brand limit ${limit}`,
    );
    return rows.map(({ brand }) => brand);
  }

  /** PostgreSQL finds rare texts by the trigram index, and frequent ones by scanning the sort index up to the limit. */
  findByWords(texts: readonly string[], limit: number): Promise<Appliance[]> {
    const rest = `where ${hasAll(texts)} order by ${bestFirst} limit ${limit}`;
    return this.selectUnprepared(rest, texts.map(containsPattern));
  }

  /** Selects and counts in one query, because a round trip costs more than the count. */
  async search(texts: readonly string[], slice: SearchSlice): Promise<SearchMatches> {
    const { category, offset, limit } = slice;
    const patterns = texts.map(containsPattern);
    const isMatch = hasAll(texts);
    const byCategory = `select category, count(*) as size from appliances where ${isMatch} group by category`;
    const selectCounts = `select coalesce(json_object_agg(category, size), '{}') from (${byCategory}) as counted`;
    const isInCategory = category === null ? '' : `and category = $${texts.length + 1}`;
    const rows = await this.database.query<FoundModel & { counts: CategoryCounts }>(
      `select ${searchColumns}, (${selectCounts}) as counts from appliances
       where ${isMatch} ${isInCategory} order by ${bestFirst} limit ${limit} offset ${offset}`,
      category === null ? patterns : [...patterns, category],
    );
    const isPastAll = rows.length === 0 && (offset > 0 || category !== null);
    const [counted] = isPastAll
      ? await this.database.query<{ counts: CategoryCounts }>(`select (${selectCounts}) as counts`, patterns)
      : rows;
    const counts = counted?.counts ?? {};
    return { models: rows, counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
  }

  async ranks(applianceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const countBetter = `${selectCount} other where other.deleted_at is null and other.category = own.category and ${otherIsBetter}`;
    const rows = await this.database.query<{ id: string; rank: string }>(
      `select id, 1 + case when subcategory is null then (${countBetter})
         else (${countBetter} and other.subcategory = own.subcategory) end as rank
       from appliances own where id = any ($1) and is_rated and deleted_at is null`,
      [applianceIds],
    );
    return new Map(rows.map(({ id, rank }) => [id, Number(rank)]));
  }

  searchable(limit: number): Promise<FoundModel[]> {
    return this.database.query(
      `select ${searchColumns} from appliances where deleted_at is null order by ${bestFirst} limit ${limit}`,
    );
  }

  async closeMatches(query: string, limit: number): Promise<Appliance[]> {
    const { words, isJoined } = closeMatchWords(query);
    if (words.length === 0) return [];
    const close = await this.withSimilarWords(words, 'and', limit);
    return close.length === 0 && isJoined ? this.withSimilarWords(words, 'or', limit) : close;
  }

  private withSimilarWords(words: string[], mode: 'and' | 'or', limit: number): Promise<Appliance[]> {
    const parameters = words.map((_, index) => `$${index + 1}`);
    // A word without trigrams, such as '_', is similar to nothing; the index could only find that by a full scan.
    const isSimilar = inEitherText((text) =>
      parameters.map((word) => `(${word} <% ${text} and show_trgm(${word}) <> '{}')`).join(` ${mode} `),
    );
    const similarity = parameters
      .map(
        (word) => `greatest(word_similarity(${word}, search_text), word_similarity(${word}, ${plainText}))`,
      )
      .join(' + ');
    const sql = `
      select ${applianceColumns} from (
        select * from appliances where deleted_at is null and ${isSimilar} limit ${maxSimilarCandidates}
      ) as candidate
      order by ${similarity} desc, ${bestFirst} limit ${limit}`;
    return toAppliances(this.database.query(sql, words));
  }

  async sitemapEntries(offset: number, limit: number): Promise<SitemapEntry[]> {
    const rows = await this.database.query<{ id: string; updatedAt: string }>(
      `select id, updated_at as "updatedAt" from appliances where deleted_at is null order by id offset $1 limit $2`,
      [offset, limit],
    );
    return rows.map(({ id, updatedAt }) => ({ id, updatedAt: new Date(updatedAt) }));
  }

  best(limit: number): Promise<Appliance[]> {
    return this.select(`where deleted_at is null order by ${bestFirst} limit ${limit}`, []);
  }

  async methodologyExample(): Promise<Appliance | null> {
    const disagree = `greatest(${scoreColumns}) > least(${scoreColumns})`;
    const order = `${disagree} desc, num_nonnulls(${scoreColumns}) >= 2 desc, total_reviews desc, ${bestFirst}`;
    const [found] = await this.select(`where deleted_at is null and is_rated order by ${order} limit 1`, []);
    return found ?? null;
  }

  private select(rest: string, values: readonly unknown[]): Promise<Appliance[]> {
    return toAppliances(this.database.prepared(`${selectModels} ${rest}`, values));
  }

  /** For searches, whose best plan depends on the text. */
  private selectUnprepared(rest: string, values: readonly unknown[]): Promise<Appliance[]> {
    return toAppliances(this.database.query(`${selectModels} ${rest}`, values));
  }
}

/** One condition per text, because LIKE ALL cannot use the trigram index. */
function hasAll(texts: readonly string[]): string {
  return ['deleted_at is null', ...texts.map((_, index) => `search_text like $${index + 1}`)].join(' and ');
}

/** A condition on the search text or, for one with accents, on the text without them; both have an index. */
function inEitherText(condition: (text: string) => string): string {
  return `((${condition('search_text')}) or (${hasAccents} and (${condition(plainText)})))`;
}

async function toAppliances(rows: Promise<ApplianceRow[]>): Promise<Appliance[]> {
  return (await rows).map(toAppliance);
}

function toCount([row]: { count: string }[]): number {
  return Number(row?.count ?? 0);
}

function inScope(scope: Scope, end: ListEnd): Condition {
  const live = `deleted_at is null${end === 'worst' ? ' and is_rated' : ''} and category = $1`;
  const where = scope.subcategory === null ? live : `${live} and subcategory = $2`;
  return { where, values: scopeValues(scope) };
}

import { iteratePages } from '../../application/pagination.js';
import type {
  Appliances,
  BrandTypeCount,
  FoundModel,
  ListEnd,
  Scope,
  SearchMatches,
  SitemapEntry,
  TypeChange,
  TypeCount,
} from '../../application/ports.js';
import type { Appliance } from '../../domain/catalogue/appliance.js';
import { priceBandCents } from '../../domain/catalogue/price.js';
import { wordsOf } from '../../domain/catalogue/search.js';
import { isUuid, nilUuid } from '../../domain/ids.js';
import type { RankBy } from '../../domain/scores/ranking.js';
import { retailers } from '../../domain/scores/retailers.js';
import {
  type ApplianceRow,
  applianceColumns,
  bestFirst,
  columnOf,
  searchColumns,
  toAppliance,
  worstFirst,
} from './appliance-rows.js';
import type { Database } from './database.js';
import { containsPattern } from './like-pattern.js';

/** The figure each ranking goes by, if not by the score alone; models without it follow in overall order. */
const figures = { reliability: 'reliability_score', price: 'price_cents' } as const;

const scoreColumns = retailers.map(({ scoreField }) => columnOf(scoreField)).join(', ');

/** Of a frequent word's neighbours only this many are compared: the last differences are not worth a slow answer. */
const similarCandidates = 300;

/** Of those that are read one after the other. */
const modelsAtOnce = 1_000;

/** The model's own line of its search text; an index knows it by its letters. */
const modelText = String.raw`split_part(search_text, E'\n', 2)`;
const kind = String.raw`brand || E'\n' || category || E'\n' || coalesce(subcategory, '')`;

const groupKey = ({ brand, category, subcategory }: BrandTypeCount) =>
  [brand, category, subcategory].join('\n');

const selectModels = `select ${applianceColumns} from appliances`;
const selectCount = 'select count(*) from appliances';

interface Condition {
  where: string;
  values: unknown[];
}

/** The catalogue in PostgreSQL. Reads are plain SQL, because mapping entities costs ten times the query. */
export class PostgresAppliances implements Appliances {
  constructor(private readonly database: Pick<Database, 'query' | 'prepared'>) {}

  async find(id: string): Promise<Appliance | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.select('where id = $1 and deleted_at is null', [id]);
    return found ?? null;
  }

  all(): Promise<Appliance[]> {
    return this.select(`where deleted_at is null order by ${bestFirst}`, []);
  }

  stream(): AsyncIterable<Appliance> {
    const following = `where deleted_at is null and id > $1 order by id limit ${modelsAtOnce}`;
    return iteratePages((last) => this.select(following, [last?.id ?? nilUuid]), modelsAtOnce);
  }

  async ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]> {
    const condition = inScope(scope, end);
    if (by === 'overall') return this.overall(condition, end, limit);
    const figure = figures[by];
    const first = await this.byFigure(condition, by, end, limit);
    if (first.length === limit) return first;
    const without = { ...condition, where: `${condition.where} and ${figure} is null` };
    return [...first, ...(await this.overall(without, end, limit - first.length))];
  }

  private overall({ where, values }: Condition, end: ListEnd, limit: number): Promise<Appliance[]> {
    return this.select(
      `where ${where} order by ${end === 'best' ? bestFirst : worstFirst} limit ${limit}`,
      values,
    );
  }

  private byFigure(
    condition: Condition,
    by: keyof typeof figures,
    end: ListEnd,
    limit: number,
  ): Promise<Appliance[]> {
    if (by === 'price' && end === 'best') return this.cheapest(condition, limit);
    const descends = (by === 'price') === (end === 'worst');
    const order = `${figures[by]} ${descends ? 'desc' : 'asc'}, ${end === 'best' ? bestFirst : worstFirst}`;
    const { where, values } = condition;
    return this.select(
      `where ${where} and ${figures[by]} is not null order by ${order} limit ${limit}`,
      values,
    );
  }

  /** Steps from band to band by the index, and reads no band past the last one needed. */
  private cheapest({ where, values }: Condition, limit: number): Promise<Appliance[]> {
    const inBand = `${where} and price_cents >= floor and price_cents < floor + ${priceBandCents}`;
    const cheapestFrom = (price: string) =>
      `select price_cents from appliances where ${where} and price_cents >= ${price} order by price_cents limit 1`;
    const sql = `
      with recursive band (floor, wanted) as (
        select price_cents, ${limit}::bigint from (${cheapestFrom('0')}) as cheapest
        union all
        select next.price_cents, wanted - size from band
        cross join lateral (select count(*) as size from appliances where ${inBand}) as models
        cross join lateral (${cheapestFrom(`floor + ${priceBandCents}`)}) as next
        where wanted > size
      )
      select model.* from band
      cross join lateral (
        select floor, ${applianceColumns}, is_rated, avg_score, total_reviews from appliances
        where ${inBand} order by ${bestFirst} limit ${limit}
      ) as model
      order by floor, ${bestFirst} limit ${limit}`;
    return modelsIn(this.database.prepared(sql, values));
  }

  async count(scope: Scope): Promise<number> {
    const { where, values } = inScope(scope, 'best');
    return counted(await this.database.prepared(`${selectCount} where ${where}`, values));
  }

  countByType(): Promise<TypeCount[]> {
    return this.countBy('category, subcategory');
  }

  async lastChangeByType(): Promise<TypeChange[]> {
    const rows = await this.database.query<Scope & { updatedAt: string }>(
      `select category, subcategory, max(updated_at) as "updatedAt" from appliances where deleted_at is null
       group by category, subcategory order by category, subcategory`,
    );
    return rows.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt) }));
  }

  countByBrandAndType(): Promise<BrandTypeCount[]> {
    return this.countBy('brand, category, subcategory');
  }

  private async countBy<Counted extends TypeCount>(columns: string): Promise<Counted[]> {
    const rows = await this.database.query<Omit<Counted, 'count'> & { count: string }>(
      `select ${columns}, count(*) from appliances where deleted_at is null group by ${columns} order by ${columns}`,
    );
    return rows.map((row) => ({ ...row, count: Number(row.count) }) as Counted);
  }

  /** The rare is found by its letters; a list of the frequent comes from the order's index and stops at the limit. */
  findByWords(texts: readonly string[], limit: number): Promise<Appliance[]> {
    // One condition a text, because the trigram index does not know LIKE ALL.
    const hasAll = texts.map((_, index) => `search_text like $${index + 1}`).join(' and ');
    const rest = `where deleted_at is null and ${hasAll} order by ${bestFirst} limit ${limit}`;
    return this.matching(rest, texts.map(containsPattern));
  }

  /** In one question, because to ask costs more than to count. */
  async search(
    query: string,
    matchingGroups: readonly BrandTypeCount[],
    limit: number,
  ): Promise<SearchMatches> {
    const isMatch = 'deleted_at is null and search_text like $1';
    // Outside those groups only the model name can match; its own index finds those rows faster.
    const otherCount = `${selectCount} where ${isMatch} and ${modelText} like $1 and ${kind} <> all ($2)`;
    const models = await this.database.query<FoundModel & { otherCount: string }>(
      `select ${searchColumns}, (${otherCount}) as "otherCount" from appliances
       where ${isMatch} order by ${bestFirst} limit ${limit}`,
      [containsPattern(query), matchingGroups.map(groupKey)],
    );
    return { models, otherCount: Number(models[0]?.otherCount ?? 0) };
  }

  async closeMatches(query: string, limit: number): Promise<Appliance[]> {
    const words = wordsOf(query);
    const apart = words.length === 1 ? [] : await this.withWordsApart(query, words, limit);
    if (apart.length === limit) return apart;
    const found = apart.map(({ id }) => id);
    return [...apart, ...(await this.withWordsMistyped(words, found, limit - apart.length))];
  }

  private withWordsApart(query: string, words: string[], limit: number): Promise<Appliance[]> {
    const hasAll = words.map((_, index) => `search_text like $${index + 2}`).join(' and ');
    const rest = `where deleted_at is null and ${hasAll} and search_text not like $1 order by ${bestFirst} limit ${limit}`;
    return this.matching(rest, [query, ...words].map(containsPattern));
  }

  private withWordsMistyped(words: string[], without: string[], limit: number): Promise<Appliance[]> {
    const places = words.map((_, index) => `$${index + 2}`);
    const isAlike = places.map((word) => `${word} <% search_text`).join(' and ');
    const likeness = places.map((word) => `word_similarity(${word}, search_text)`).join(' + ');
    const sql = `
      select ${applianceColumns} from (
        select * from appliances where deleted_at is null and ${isAlike} and id <> all ($1::uuid[])
        limit ${similarCandidates}
      ) as candidate
      order by ${likeness} desc, ${bestFirst} limit ${limit}`;
    return modelsIn(this.database.query(sql, [without, ...words]));
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
    const differ = `greatest(${scoreColumns}) > least(${scoreColumns})`;
    const order = `${differ} desc, num_nonnulls(${scoreColumns}) >= 2 desc, total_reviews desc, ${bestFirst}`;
    const [found] = await this.select(`where deleted_at is null and is_rated order by ${order} limit 1`, []);
    return found ?? null;
  }

  private select(rest: string, values: readonly unknown[]): Promise<Appliance[]> {
    return modelsIn(this.database.prepared(`${selectModels} ${rest}`, values));
  }

  /** Planned for each text anew. */
  private matching(rest: string, values: readonly unknown[]): Promise<Appliance[]> {
    return modelsIn(this.database.query(`${selectModels} ${rest}`, values));
  }
}

async function modelsIn(rows: Promise<ApplianceRow[]>): Promise<Appliance[]> {
  return (await rows).map(toAppliance);
}

function counted([row]: { count: string }[]): number {
  return Number(row?.count ?? 0);
}

function inScope({ category, subcategory }: Scope, end: ListEnd): Condition {
  const live = `deleted_at is null${end === 'worst' ? ' and is_rated' : ''} and category = $1`;
  if (subcategory === null) return { where: live, values: [category] };
  return { where: `${live} and subcategory = $2`, values: [category, subcategory] };
}

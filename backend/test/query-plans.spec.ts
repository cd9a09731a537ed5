import { randomUUID } from 'node:crypto';
import { type Appliance } from '@appliance-index/domain/catalogue/appliance';
import { priceBands } from '@appliance-index/domain/catalogue/price';
import { rankByOptions } from '@appliance-index/domain/scores/ranking';
import { isRated } from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { QueryResultRow } from 'pg';
import type { Client, Database } from '../src/adapters/postgres/database.js';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresAccounts } from '../src/adapters/postgres/postgres-accounts.js';
import { PostgresAppliances } from '../src/adapters/postgres/postgres-appliances.js';
import { PostgresArticles } from '../src/adapters/postgres/postgres-articles.js';
import { PostgresAuditLog } from '../src/adapters/postgres/postgres-audit-log.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresMediaItems } from '../src/adapters/postgres/postgres-media-items.js';
import { PostgresModels } from '../src/adapters/postgres/postgres-models.js';
import { PostgresScoreHistory } from '../src/adapters/postgres/postgres-score-history.js';
import { PostgresSubscribers } from '../src/adapters/postgres/postgres-subscribers.js';
import { PostgresVotes } from '../src/adapters/postgres/postgres-votes.js';
import { PostgresFindings } from '../src/adapters/postgres/quality/postgres-findings.js';
import { Assessor, assessHere } from '../src/adapters/postgres/trust/assessor.js';
import { PostgresTrust } from '../src/adapters/postgres/trust/postgres-trust.js';
import { TrustTables } from '../src/adapters/postgres/trust/trust-tables.js';
import { forOrm } from '../src/adapters/postgres/write-transaction.js';
import { insertAppliances, randomAppliances, seededRandom } from './builders.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

const modelCount = 8_000;
const months = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
const votersPerModel = 5;
const articleCount = 3_000;
const subscriberCount = 2_500;
const auditRecordCount = 20_000;

const models = randomAppliances(modelCount, seededRandom(3));
const some = models.slice(0, 25).map(({ id }) => id);
const scopes = [
  { category: 'washers', subcategory: null },
  { category: 'stoves', subcategory: 'gas-stove' },
];
const importsIn = (observed: Database) =>
  new PostgresImports(observed, new PostgresCatalogueVersion(observed), new Assessor());

const firstPage = { category: null, offset: 0, limit: 100 };
const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id);

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await createTestDatabase();
  database = postgres.database;
  await insertAppliances({ query: fill }, models);
  await fillHistory();
  await fillVotes();
  await fillArticles();
  await fillMedia();
  await fillTechnicians();
  await fillCatalogueImports();
  await fillSubscribers();
  await fillAuditLog();
  await assess();
  await fill('vacuum analyze');
});
afterAll(() => postgres.stop());

/** Runs `work` on a connection without the pool's time limits. */
async function unhurried<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = await database.dedicatedClient();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const fill = <Row extends QueryResultRow>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  unhurried(async (client) => (await client.query<Row>(text, [...values])).rows);

const assess = () => unhurried((client) => new TrustTables(client).refresh(assessHere));

/** A table scan, with the number of rows it read, including filtered ones. */
interface Scan {
  table: string;
  index: string | undefined;
  rows: number;
}

describe('reads only the rows it returns', () => {
  const lists = scopes.flatMap((scope) =>
    rankByOptions.flatMap((by) => (['best', 'worst'] as const).map((end) => ({ ...scope, by, end }))),
  );
  const indexOrdered = lists.filter(({ by, end }) => by !== 'price' || end === 'worst');

  test.each(indexOrdered)('a ranking: $category $subcategory by $by from the $end end', async (list) => {
    const { category, subcategory, by, end } = list;
    const scans = await scansOf((observed) =>
      new PostgresAppliances(observed).ranked({ category, subcategory }, by, end, 10),
    );
    expect(scans).toEqual([{ table: 'appliances', index: expect.stringMatching(/^appliances_/), rows: 10 }]);
  });

  test('a model by its id', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).find(models[0]?.id ?? ''));
    expect(scans).toEqual([{ table: 'appliances', index: 'appliances_pkey', rows: 1 }]);
  });

  test('the best models of all', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).best(9));
    expect(scans).toEqual([{ table: 'appliances', index: 'appliances_best', rows: 9 }]);
  });

  test('the histories of the models in a list', async () => {
    const scans = await scansOf((observed) => new PostgresScoreHistory(observed).monthScoresOf(some));
    const own = scans.filter(({ table }) => table === 'score_snapshots');
    expect(own).toEqual([
      { table: 'score_snapshots', index: 'score_snapshots_pkey', rows: some.length * 2 * months.length },
    ]);
  });

  test("a model's newer reviews", async () => {
    const scans = await scansOf((observed) => new PostgresScoreHistory(observed).readingPairs(some[0]));
    const own = scans.filter(({ table }) => table === 'score_snapshots');
    expect(own).toEqual([{ table: 'score_snapshots', index: 'score_snapshots_pkey', rows: 2 * 2 }]);
  });

  test('the newer reviews of all models, in parts that the statement timeout allows', async () => {
    const scans = await scansOf((observed) => new PostgresScoreHistory(observed).readingPairs());
    const own = scans.filter(({ table }) => table === 'score_snapshots');
    expect(own.map(({ rows }) => rows)).toEqual([5_000 * 2 * 2, (modelCount - 5_000) * 2 * 2]);
    expect(own.every(({ index }) => index === 'score_snapshots_pkey')).toBe(true);
  });

  test('how sure the places of the models in a list are', async () => {
    const scans = await scansOf((observed) => new PostgresTrust(observed).trustOf(some));
    expect(scans.filter(({ table }) => table === 'appliance_trust')).toEqual([
      { table: 'appliance_trust', index: 'appliance_trust_pkey', rows: some.length },
    ]);
  });

  test.each(scopes)('the likeliest best: $category $subcategory', async (scope) => {
    const index = `appliance_trust_${scope.subcategory === null ? 'category' : 'type'}`;
    const scans = await scansOf((observed) =>
      new PostgresTrust(observed).rankedByEvidence(scope, 'best', 25),
    );
    const own = scans.filter(({ table }) => table === 'appliance_trust');
    expect(own).toMatchObject([{ table: 'appliance_trust', index }]);
    expect(sum(own)).toBeLessThan(40);
  });

  test("a model's earlier ranks", async () => {
    const scans = await scansOf((observed) =>
      new PostgresScoreHistory(observed).ranksOf(some[0] ?? '', { category: 'washers', subcategory: null }),
    );
    expect(scans).toMatchObject([{ table: 'standings', index: 'standings_appliance' }]);
    expect(sum(scans)).toBeLessThanOrEqual(months.length);
  });

  test.each(scopes)('the earlier ranks of the models in a list: $category $subcategory', async (scope) => {
    const scans = await scansOf((observed) =>
      new PostgresScoreHistory(observed).ranksAt(months[3] ?? '', scope, 'best', some),
    );
    const inMonth = { table: 'standings', index: 'standings_pkey', rows: some.length };
    const ofOthers = { table: 'standings', index: 'standings_appliance' };
    expect(scans).toMatchObject([inMonth, ofOthers]);
    expect(sum(scans.slice(1))).toBeLessThanOrEqual(some.length * months.length);
  });

  test('the newest month of each retailer', async () => {
    const scans = await scansOf((observed) => new PostgresScoreHistory(observed).newestMonths());
    expect(scans).toEqual([{ table: 'imports', index: 'imports_of_kind', rows: months.length }]);
  });

  test('the votes on the models of a page, however many votes there are', async () => {
    const scans = await scansOf((observed) =>
      new PostgresVotes(observed).counts(some, ['overall', 'price', 'reliability'], new Date()),
    );
    expect(scans.filter(({ table }) => table === 'vote_tallies')).toEqual([
      { table: 'vote_tallies', index: 'vote_tallies_pkey', rows: some.length },
    ]);
    expect(scans.filter(({ table }) => table === 'votes')).toEqual([
      { table: 'votes', index: 'votes_recent', rows: 0 },
    ]);
    expect(scans.filter(({ table }) => table === 'tech_votes')).toEqual([
      {
        table: 'tech_votes',
        index: expect.stringMatching(/^tech_votes_/),
        rows: some.length * votersPerModel,
      },
    ]);
    expect(scans.filter(({ table }) => table === 'appliances')).toEqual([
      { table: 'appliances', index: 'appliances_pkey', rows: some.length },
    ]);
  });

  test("a voter's own votes on a page", async () => {
    const [{ id = '' } = {}] = await database.query<{ id: string }>('select id from users limit 1');
    const scans = await scansOf((observed) => new PostgresVotes(observed).ownVotes(id, some));
    for (const table of ['votes', 'tech_votes']) {
      expect(sum(scans.filter((scan) => scan.table === table))).toBe(some.length);
    }
    expect(scans.every(({ index }) => index)).toBe(true);
  });

  test.each([null, 'recalls' as const])('the newest articles of %s', async (category) => {
    const scans = await scansOf((observed) => new PostgresArticles(observed).published(category, 12));
    expect(scans).toEqual([
      { table: 'blog_articles', index: expect.stringMatching(/^blog_articles_(public|category)$/), rows: 12 },
    ]);
  });

  test('the sitemap entries of articles, without their content', async () => {
    const store = new PostgresArticles(database);
    const [newest] = await store.published(null, 1);
    const [first] = await store.sitemapEntries(1);
    expect(first).toEqual({ id: newest?.id, publishedAt: newest?.publishedAt, updatedAt: newest?.updatedAt });
    const scans = await scansOf((observed) => new PostgresArticles(observed).sitemapEntries(100));
    expect(scans).toEqual([{ table: 'blog_articles', index: 'blog_articles_public', rows: 100 }]);
  });

  test('a page of all articles', async () => {
    const [first] = await new PostgresArticles(database).all(1);
    const scans = await scansOf((observed) => new PostgresArticles(observed).all(100, first?.id));
    expect(scans).toEqual(
      expect.arrayContaining([
        { table: 'blog_articles', index: 'blog_articles_all', rows: 100 },
        { table: 'blog_articles', index: 'blog_articles_pkey', rows: 1 },
      ]),
    );
  });

  test('a page of score imports', async () => {
    const [{ id = '' } = {}] = await database.query<{ id: string }>(
      `select max(id) as id from imports where kind = 'scores'`,
    );
    const filter = { kind: 'scores' as const, beforeId: id };
    const scans = await scansOf((observed) => importsIn(observed).list(filter, 3));
    expect(scans).toEqual([{ table: 'imports', index: 'imports_of_kind', rows: 3 }]);
  });

  test("a model's photos", async () => {
    const scans = await scansOf((observed) => new PostgresMediaItems(observed).listFor(some[0] ?? ''));
    expect(scans).toEqual([
      { table: 'appliances', index: 'appliances_pkey', rows: 1 },
      { table: 'appliance_media', index: 'appliance_media_order', rows: 2 },
    ]);
  });
});

test('the open findings read no older month scores than they compare', async () => {
  const scans = await scansOf((observed) => new PostgresFindings(observed).openCounts());
  const own = scans.filter(({ table }) => table === 'score_snapshots');
  expect(own.every(({ index }) => index)).toBe(true);
  // The four newest months, and the newest once more for the brands with a single rating.
  expect(sum(own)).toBeLessThanOrEqual(5 * 2 * modelCount);
});

test('the table of models reads each model and its trust once', async () => {
  const scans = await scansOf((observed) => new PostgresModels(observed).all());
  const rated = models.filter((model) => isRated(model)).length;
  expect(scans.map(({ table, rows }) => ({ table, rows })).toSorted((a, b) => b.rows - a.rows)).toEqual([
    { table: 'appliances', rows: modelCount },
    { table: 'appliance_trust', rows: rated },
  ]);
});

describe('reads few more rows than it returns', () => {
  test.each(scopes)('the cheapest models: $category $subcategory, whole bands only', async (scope) => {
    const wanted = 10;
    const scans = await scansOf((observed) =>
      new PostgresAppliances(observed).ranked(scope, 'price', 'best', wanted),
    );
    // Each band is read twice, to count it and to rank it, plus one row to find the start of the next band.
    const sizes = bandsOf(scope).map(({ length }) => length);
    let returned = 0;
    let read = 0;
    while (returned < wanted) {
      const size = sizes.shift() ?? 0;
      returned += size;
      read += 2 * size + 1;
    }
    expect(sum(scans)).toBe(read);
    expect(scans.every(({ index }) => index?.startsWith('appliances_price_in_'))).toBe(true);
  });

  test.each(scopes)('the rank of a model: $category $subcategory, by the models before it', async (scope) => {
    const ranked = await new PostgresAppliances(database).ranked(scope, 'overall', 'best', 40);
    const scans = await scansOf((observed) =>
      new PostgresScoreHistory(observed).currentRank(scope, ranked.at(-1)?.id ?? ''),
    );
    expect(scans.map(({ index }) => index)).toEqual(
      expect.arrayContaining(['appliances_pkey', expect.stringMatching(/^appliances_best_in_/)]),
    );
    // The model itself, the models before it, and those with the same score.
    expect(sum(scans)).toBeLessThan(40 + 10);
  });

  test('the scores of a snapshot, page by page', async () => {
    const [{ id = '' } = {}] = await database.query<{ id: string }>('select id from imports limit 1');
    let read = 0;
    const scans = await scansOf(async (observed) => {
      for await (const _score of importsIn(observed).scoresOf(id)) read++;
    });
    expect(read).toBe(2 * modelCount);
    // Models are either looked up per score, or the small table is read whole.
    expect(sum(scans.filter(({ table }) => table === 'score_snapshots'))).toBeLessThan(1.25 * read);
    expect(sum(scans.filter(({ table }) => table === 'appliances'))).toBeLessThan(2.5 * read);
  });

  test('newsletter subscribers, a thousand per query', async () => {
    let read = 0;
    const scans = await scansOf(async (observed) => {
      for await (const _subscriber of new PostgresSubscribers(observed).confirmed()) read++;
    });
    expect(read).toBe(subscriberCount);
    expect(scans.map(({ rows }) => rows)).toEqual([1_000, 1_000, 500]);
    expect(scans.every(({ index }) => index === 'newsletter_subscribers_pkey')).toBe(true);
  });

  test.each([undefined, 'pending' as const])('a page of technicians: %s', async (verification) => {
    const filter = { ...(verification && { verification }), afterEmail: 'queued1500@example.org' };
    const scans = await scansOf((observed) => new PostgresAccounts(observed).technicians(filter, 100));
    for (const { index } of scans) expect(index).toMatch(/^users_(technicians_|email_key|pkey)/);
    // One in five is pending, so scanning all technicians in order is an acceptable plan.
    expect(sum(scans)).toBeLessThan(6 * 100);
  });

  test('a search for a model uses the trigram index', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).search(['x7654'], firstPage));
    const scan = { table: 'appliances', index: 'appliances_search', rows: expect.any(Number) };
    expect(scans).toEqual([scan, scan]);
    expect(sum(scans)).toBeLessThan(20);
  });

  test('a search that most models match stops when its list is full', async () => {
    const [, list] = await scansOf((observed) => new PostgresAppliances(observed).search(['x'], firstPage));
    expect(list?.index).toBe('appliances_best');
    expect(list?.rows).toBeLessThan(200);
  });

  test('a page of the models with every word uses the trigram index, also in one category', async () => {
    for (const category of [null, 'washers']) {
      const scans = await scansOf((observed) =>
        new PostgresAppliances(observed).search(['lg', 'x765'], { ...firstPage, category }),
      );
      expect(new Set(scans.map(({ index }) => index))).toEqual(new Set(['appliances_search']));
      expect(sum(scans)).toBeLessThan(60);
    }
  });

  test('the ranks of search results, by the models before each', async () => {
    const store = new PostgresAppliances(database);
    const { models: found } = await store.search(['x'], firstPage);
    const ranks = await store.ranks(ids(found));
    const scans = await scansOf((observed) => new PostgresAppliances(observed).ranks(ids(found)));
    expect(scans.every(({ index }) => index)).toBe(true);
    expect(scans.some(({ index }) => index?.startsWith('appliances_best_in_'))).toBe(true);
    // Each result itself, the models before it, and those with the same score.
    const before = [...ranks.values()].reduce((total, rank) => total + rank, 0);
    expect(sum(scans)).toBeLessThan(found.length + 3 * before);
  });

  test('a rare text in the audit log uses its trigram index, a frequent one stops when the page is full', async () => {
    const rare = await scansOf((observed) => new PostgresAuditLog(observed).list({ text: 'x19998' }, 100));
    expect(rare).toEqual([{ table: 'audit_log', index: 'audit_log_text', rows: 1 }]);
    const frequent = await scansOf((observed) => new PostgresAuditLog(observed).list({ text: 'lg' }, 100));
    expect(frequent).toEqual([{ table: 'audit_log', index: 'audit_log_pkey', rows: 100 }]);
  });

  test('a search for signs that no model can resemble', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).closeMatches('_', 6));
    expect(scans).toEqual([]);
  });

  test('close matches use the trigram indexes', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).closeMatches('zq & wxqz', 6));
    // Texts without accents have an index of their own, as a part of the same scan.
    expect(scans.map(({ index }) => index)).toEqual(['appliances_search', 'appliances_search']);
    expect(sum(scans)).toBeLessThan(300);
  });

  test('suggestions that most models match stop when their list is full', async () => {
    const scans = await scansOf((observed) => new PostgresAppliances(observed).findByWords(['x'], 8));
    expect(scans.map(({ index }) => index)).toEqual(['appliances_best']);
    expect(sum(scans)).toBeLessThan(40);
  });

  test('suggestions for the words of a model', async () => {
    const scans = await scansOf((observed) =>
      new PostgresAppliances(observed).findByWords(['lg', 'x765'], 8),
    );
    expect(scans.map(({ index }) => index)).toEqual(['appliances_search']);
    expect(sum(scans)).toBeLessThan(20);
  });
});

/** Runs `work` on the database and returns the scans of its queries. */
async function scansOf(work: (observed: Database) => Promise<unknown>): Promise<Scan[]> {
  const scans: Scan[] = [];
  async function query<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    scans.push(...scansIn(await database.query(`${explain} ${text}`, values)));
    return database.query<Row>(text, values);
  }
  const observed: Database = Object.assign(Object.create(database), {
    query,
    entities() {
      const entities = database.entities();
      entities.setTransactionContext(
        forOrm(async ({ text, values }) => ({ rows: await query(text, values) })),
      );
      return entities;
    },
    async prepared(text: string, values: readonly unknown[] = []) {
      const customPlanScans = scansIn(await database.query(`${explain} ${text}`, values));
      expect(scansIn(await explainGenericPlan(text, values))).toEqual(customPlanScans);
      scans.push(...customPlanScans);
      return database.prepared(text, values);
    },
  });
  await work(observed);
  return scans;
}

const explain = 'explain (analyze, format json)';

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] }[];

/** Explains the generic plan, to which a prepared statement may switch after some uses. */
async function explainGenericPlan(text: string, values: readonly unknown[]): Promise<Explained> {
  return unhurried(async (client) => {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare statement as ${text}`);
    const given = values.length === 0 ? '' : `(${values.map((value) => literal(client, value)).join(', ')})`;
    return (await client.query(`${explain} execute statement${given}`)).rows;
  });
}

function literal(client: Client, value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value);
  return client.escapeLiteral(Array.isArray(value) ? `{${text}}` : text);
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

function scansIn(explained: Explained): Scan[] {
  return explained.flatMap((row) => scansInPlan(row['QUERY PLAN'][0].Plan));
}

function scansInPlan(plan: Plan): Scan[] {
  const childScans = (plan.Plans ?? []).flatMap(scansInPlan);
  const table = plan['Relation Name'];
  if (!table) return childScans;
  const perLoop =
    plan['Actual Rows'] +
    (plan['Rows Removed by Filter'] ?? 0) +
    (plan['Rows Removed by Index Recheck'] ?? 0);
  return [{ table, index: indexOf(plan), rows: Math.round(perLoop * plan['Actual Loops']) }, ...childScans];
}

/** A bitmap heap scan names its index in a child node. */
function indexOf(plan: Plan): string | undefined {
  return plan['Index Name'] ?? plan.Plans?.map(indexOf).find(Boolean);
}

const sum = (scans: readonly Scan[]) => scans.reduce((total, { rows }) => total + rows, 0);

function bandsOf({ category, subcategory }: (typeof scopes)[number]): Appliance[][] {
  const priced = models.filter(
    (model) =>
      model.category === category &&
      (subcategory === null || model.subcategory === subcategory) &&
      model.priceCents !== null,
  );
  return priceBands(priced.toSorted((a, b) => Number(a.priceCents) - Number(b.priceCents)));
}

/** Scores of every model from two retailers for every month, with the standings. */
async function fillHistory(): Promise<void> {
  for (const month of months) {
    const [{ id = '' } = {}] = await fill<{ id: string }>(
      `insert into imports (kind, file_name, file_hash, options, retailers, month, actor, applied_at, row_count,
         rejected_count, created_count, changed_count, unchanged_count, formula_version)
       values ('scores', $1, encode(sha256($1::text::bytea), 'hex'), '', '{lowes,best-buy}', $1, 'test', now(),
         0, 0, 0, 0, 0, '1') returning id`,
      [month],
    );
    await fill(
      `insert into score_snapshots (appliance_id, retailer, month, import_id, score, review_count)
       select a.id, retailer, $1, $2, 40, 7 from appliances a, unnest(array['lowes', 'best-buy']) as retailer`,
      [month, id],
    );
    await fill(
      `insert into standings (month, appliance_id, category, subcategory, category_best, type_best)
       select $1, id, category, subcategory, row_number() over (), row_number() over () from appliances`,
      [month],
    );
  }
}

/** The same few members vote on every model. */
async function fillVotes(): Promise<void> {
  const voters = Array.from({ length: votersPerModel }, () => randomUUID());
  await fill(
    `insert into users (id, email, password_hash, user_type)
     select id, id || '@example.org', '$argon2id$none', 'homeowner' from unnest($1::uuid[]) as id`,
    [voters],
  );
  await fill(
    `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
     select a.id, voter, 'consumer', 'overall', 1 from appliances a, unnest($1::uuid[]) as voter`,
    [voters],
  );
  await fill(
    `insert into tech_votes (appliance_id, user_id, vote_value)
     select a.id, voter, 1 from appliances a, unnest($1::uuid[]) as voter`,
    [voters],
  );
}

/** One in 30 articles is a recall, every second one is published. */
async function fillArticles(): Promise<void> {
  await fill(
    `insert into blog_articles (title, content, category, author, published_at, is_published)
     select 'Title', 'Content', case when n % 30 = 0 then 'recalls' else 'insights' end, 'Author',
       timestamptz '2026-01-01' + n * interval '1 hour', n % 2 = 0 from generate_series(1, $1::integer) as n`,
    [articleCount],
  );
}

async function fillMedia(): Promise<void> {
  await fill(
    `insert into appliance_media (id, appliance_id, url, type, position, bytes, label)
     select gen_random_uuid(), a.id, '/media/' || a.id, 'image', position, 1000, 'Photo'
     from appliances a, generate_series(0, 1) as position`,
  );
}

/** One in five technicians is pending. */
async function fillTechnicians(): Promise<void> {
  await fill(
    `insert into users (email, password_hash, user_type, verification, created_at)
     select 'queued' || n || '@example.org', '$argon2id$none', 'tech',
       case when n % 5 = 0 then 'pending' else 'verified' end, timestamptz '2026-01-01' + n * interval '1 hour'
     from generate_series(1, 9000) as n`,
  );
}

/** Adds catalogue imports newer than all score imports. */
async function fillCatalogueImports(): Promise<void> {
  await fill(
    `insert into imports (kind, file_name, file_hash, options, retailers, actor, applied_at, row_count,
       rejected_count, created_count, changed_count, unchanged_count, formula_version)
     select 'catalogue', n, encode(sha256(n::text::bytea), 'hex'), '', '{}', 'test', now(), 0, 0, 0, 0, 0, '1'
     from generate_series(1, 3000) as n`,
  );
}

async function fillAuditLog(): Promise<void> {
  await fill(
    `insert into audit_log (at, actor, action, subject, subject_id, label)
     select now(), 'ann@example.org', 'update', 'appliance', gen_random_uuid(), 'LG X' || n from generate_series(1, $1) as n`,
    [auditRecordCount],
  );
}

async function fillSubscribers(): Promise<void> {
  await fill(
    `insert into newsletter_subscribers (email, unsubscribe_token, asked_at, confirmed_at)
     select 'reader' || n || '@example.org', 'token' || n, now(), now() from generate_series(1, $1) as n`,
    [subscriberCount],
  );
}

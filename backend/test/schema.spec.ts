import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Appliance, ApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import { categorySlugs, typesOf } from '@appliance-index/domain/catalogue/taxonomy';
import { retailers } from '@appliance-index/domain/scores/retailers';
import {
  avgScore,
  isRated,
  maxReviewCount,
  maxScoreTenths,
  totalReviews,
} from '@appliance-index/domain/scores/score';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Database } from '../src/adapters/postgres/database.js';
import { locks } from '../src/adapters/postgres/locks.js';
import { migrationNames } from '../src/adapters/postgres/migrations/migrations.js';
import { PostgresAccounts } from '../src/adapters/postgres/postgres-accounts.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresSubscribers } from '../src/adapters/postgres/postgres-subscribers.js';
import { PostgresVotes } from '../src/adapters/postgres/postgres-votes.js';
import { appliance, insertAppliances, randomAppliances, seededRandom } from './builders.js';
import { createTestDatabase, type TestDatabase, waitingForLocks } from './test-database.js';

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await createTestDatabase();
  database = postgres.database;
});
afterAll(() => postgres.stop());

const insert = (fields: Partial<ApplianceFields>) => insertAppliances(database, [appliance(fields)]);

test('generated columns are exactly equal to the results of the domain', async () => {
  const models = randomAppliances(10_000, seededRandom(11));
  // In parts, each of which is far from the statement timeout.
  for (let from = 0; from < models.length; from += 1_000)
    await insertAppliances(database, models.slice(from, from + 1_000));
  const rows = await database.query<{ id: string; avg: number; total: string; rated: boolean }>(
    'select id, avg_score as avg, total_reviews as total, is_rated as rated from appliances',
  );
  const generated = new Map(rows.map(({ id, avg, total, rated }) => [id, [avg, Number(total), rated]]));
  for (const model of models) {
    expect(generated.get(model.id)).toEqual([avgScore(model), totalReviews(model), isRated(model)]);
  }
  await database.query('truncate appliances cascade');
});

describe('the tables refuse', () => {
  const scoreFields = [...retailers.map(({ scoreField }) => scoreField), 'reliabilityScore' as const];
  test.each(scoreFields)('a %s outside 0 to 50', async (field) => {
    await expect(insert({ [field]: maxScoreTenths + 1 })).rejects.toThrow(/check constraint/);
    await expect(insert({ [field]: -1 })).rejects.toThrow(/check constraint/);
    await insert({ [field]: maxScoreTenths });
  });

  test.each(retailers.map(({ countField }) => countField))('a %s outside the limit', async (field) => {
    await expect(insert({ [field]: maxReviewCount + 1 })).rejects.toThrow(/check constraint/);
    await expect(insert({ [field]: -1 })).rejects.toThrow(/check constraint/);
    await insert({ [field]: maxReviewCount });
  });

  test('an image that is neither an http(s) URL nor a root-relative path', async () => {
    for (const imageUrl of ['javascript:alert(1)', '//elsewhere.example/x.png', '/\\elsewhere', 'x.png']) {
      await expect(insert({ imageUrl })).rejects.toThrow(/check constraint/);
    }
    await insert({ imageUrl: '/illustrations/top-load.svg' });
    await insert({ imageUrl: 'https://images.example/x.png' });
  });

  test('exactly the categories and types that the taxonomy does not have', async () => {
    const types = new Set(categorySlugs.flatMap(typesOf));
    for (const category of categorySlugs) {
      await insert({ category, subcategory: null });
      for (const subcategory of types) {
        const isKnown = typesOf(category).includes(subcategory);
        const written = insert({ category, subcategory });
        if (isKnown) await written;
        else await expect(written).rejects.toThrow(/subcategory_belongs_to_category/);
      }
    }
    await expect(database.query(`update appliances set category = 'toasters'`)).rejects.toThrow(
      /check constraint/,
    );
  });

  test('the retailers that the domain does not have, and no other', async () => {
    const checks = await database.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname ~ '_retailer_check$'`,
    );
    const allowed = retailers.map(({ slug }) => `'${slug}'`);
    expect(checks.map(({ definition }) => definition.match(/'[^']+'/g))).toEqual([allowed, allowed]);
  });

  test('the same model twice, unless one is in the trash', async () => {
    const first = appliance({ brand: 'GE', model: 'GTW-465' });
    const again = appliance({ brand: 'ge', model: 'gtw 465' });
    await insertAppliances(database, [first]);
    await expect(insertAppliances(database, [again])).rejects.toThrow(/appliances_match_key/);
    await database.query('update appliances set deleted_at = now() where id = $1', [first.id]);
    await insertAppliances(database, [again]);
  });
});

test('every cascade from a model has an index', async () => {
  const unindexed = await database.query(
    `select conrelid::regclass from pg_constraint
       where confrelid = 'appliances'::regclass and confdeltype = 'c' and not exists (
         select from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and indpred is null)`,
  );
  expect(unindexed).toEqual([]);
});

describe('the vote tallies', () => {
  let first: Appliance;
  let second: Appliance;
  let voters: string[];
  const vote = (models: readonly Appliance[], value: 1 | -1) =>
    database.query(
      `insert into votes (appliance_id, voter_id, voter_type, best_for_category, vote_value)
         select model, voter, 'consumer', 'overall', $3 from unnest($1::uuid[]) model, unnest($2::uuid[]) voter
         on conflict (appliance_id, voter_id, best_for_category) do update set vote_value = excluded.vote_value`,
      [models.map(({ id }) => id), voters, value],
    );
  const tallies = () =>
    database.query(
      `select appliance_id, best_for_category, voter_type, sum(upvotes)::integer as up, sum(downvotes)::integer as down
         from vote_tallies group by 1, 2, 3 having sum(upvotes) <> 0 or sum(downvotes) <> 0 order by 1, 2, 3`,
    );
  const counted = () =>
    database.query(
      `select appliance_id, best_for_category, voter_type, count(*) filter (where vote_value = 1)::integer as up,
           count(*) filter (where vote_value = -1)::integer as down
         from votes where counts group by 1, 2, 3 order by 1, 2, 3`,
    );

  beforeEach(async () => {
    [first, second] = [appliance({ brand: 'Tallied' }), appliance({ brand: 'Told' })];
    voters = Array.from({ length: 40 }, () => randomUUID());
    await insertAppliances(database, [first, second]);
    await database.query(
      `insert into users (id, email, password_hash, user_type)
         select id, id || '@example.org', '$argon2id$none', 'homeowner' from unnest($1::uuid[]) as id`,
      [voters],
    );
    await vote([first, second], 1);
  });

  test.each([
    ['are reversed', () => vote([first], -1)],
    [
      'change their voter type',
      () => database.query(`update votes set voter_type = 'tech' where voter_id = $1`, [voters[0]]),
    ],
    [
      'do not count',
      () => database.query('update votes set counts = false where voter_id = $1', [voters[0]]),
    ],
    ['are withdrawn', () => database.query('delete from votes where voter_id = $1', [voters[1]])],
    ['are deleted with their voter', () => database.query('delete from users where id = $1', [voters[2]])],
    [
      'are deleted with their model',
      () => database.query('delete from appliances where id = $1', [second.id]),
    ],
  ])('equal the counted votes when votes are cast and when they %s', async (_, change) => {
    expect(await counted()).not.toEqual([]);
    expect(await tallies()).toEqual(await counted());
    await change();
    expect(await tallies()).toEqual(await counted());
  });

  test('equal the counted votes when many members vote on one model at once', async () => {
    const store = new PostgresVotes(database);
    const votes = voters.slice(3).map((voterId) => {
      const of = {
        applianceId: first.id,
        accountId: voterId,
        voterGroup: 'consumer',
        aspect: 'price',
      } as const;
      return store.cast({ ...of, voteValue: 1 }, new Date());
    });
    await Promise.all(votes);
    expect(await tallies()).toEqual(await counted());
  });

  test('are computed from existing votes by the migration', async () => {
    await database.query(`
      delete from migrations where name = 'migration-016-vote-tallies';
      drop table vote_tallies;
      drop function tally_votes_on_insert, tally_votes_on_update, tally_votes_on_delete, forget_tallies cascade;
      create index votes_tally on votes (appliance_id)`);
    await database.query('update votes set vote_value = -vote_value');
    expect(await database.schema.migrate()).toEqual(['migration-016-vote-tallies']);
    expect(await tallies()).toEqual(await counted());
  });

  test('are empty when all votes are truncated', async () => {
    await database.query('truncate votes');
    expect(await tallies()).toEqual([]);
  });
});

describe('the catalogue version', () => {
  const version = async () => {
    const [row] = await database.query<{ version: string }>('select version from catalogue_version');
    return Number(row?.version);
  };

  test('is incremented once per transaction, and not by a rolled-back one', async () => {
    const before = await version();
    await database.query(`do $$ begin
      update appliances set version = version + 1; update appliances set version = version + 1; end $$`);
    expect(await version()).toBe(before + 1);
    await expect(
      database.query(`do $$ begin
      update appliances set version = version + 1; raise exception 'no'; end $$`),
    ).rejects.toThrow('no');
    expect(await version()).toBe(before + 1);
  });

  test('is announced to other processes, and unknown while notifications cannot be received', async () => {
    const catalogueVersion = new PostgresCatalogueVersion(database);
    const next = () =>
      new Promise<string | null>((resolve) => {
        const stop = catalogueVersion.onChange(() => {
          stop();
          resolve(catalogueVersion.current());
        });
      });
    await catalogueVersion.onModuleInit();
    try {
      expect(catalogueVersion.current()).toBe(String(await version()));
      const moved = next();
      await insert({ brand: 'Announced' });
      expect(await moved).toBe(String(await version()));

      const lost = next();
      const killer = await database.dedicatedClient();
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
           where pid <> pg_backend_pid() and datname = current_database()`,
      );
      await killer.end();
      expect(await lost).toBeNull();
      await database.waitUntilReady(3, () => undefined);
      const back = next();
      await insert({ brand: 'Missed' });
      expect(await back).toBe(String(await version()));
    } finally {
      await catalogueVersion.onModuleDestroy();
    }
    expect(catalogueVersion.current()).toBeNull();
  });
});

test('migration 013 adds category and type to standings, and reparses prices', async () => {
  const before013 = `
    delete from migrations where name = 'migration-013-places-and-prices';
    alter table standings drop category, drop subcategory`;
  const [grouped, plain] = [
    appliance({ brand: 'Grouped', priceRange: '$1 499 - $1 899', category: 'dryers', subcategory: 'tumble' }),
    appliance({ brand: 'Plain', priceRange: '$899', subcategory: null }),
  ];
  await database.query(before013);
  await insertAppliances(database, [grouped, plain]);
  await database.query(`update appliances set price_cents = 100 where brand = 'Grouped'`);
  await database.query(
    `insert into standings (month, appliance_id, category_best, type_best) values ('2026-03', $1, 1, 1), ('2026-03', $2, 1, 1)`,
    [grouped.id, plain.id],
  );
  expect(await database.schema.migrate()).toEqual(['migration-013-places-and-prices']);
  const rows = await database.query(
    `select brand, standings.category, standings.subcategory, price_cents
     from standings join appliances on id = appliance_id order by brand`,
  );
  expect(rows).toEqual([
    { brand: 'Grouped', category: 'dryers', subcategory: 'tumble', price_cents: 149_900 },
    { brand: 'Plain', category: 'washers', subcategory: null, price_cents: 89_900 },
  ]);
});

test('migration 024 lets models be found by the other names of their category', async () => {
  const stove = appliance({ brand: 'Unnamed', category: 'stoves', subcategory: null });
  await insertAppliances(database, [stove]);
  await database.query(`
    update appliances set search_text = replace(search_text, E'\\ncooktops', '');
    delete from migrations where name = 'migration-024-words-of-categories'`);
  const found = () => database.query(`select brand from appliances where search_text like '%cooktops%'`);
  expect(await found()).toEqual([]);
  expect(await database.schema.migrate()).toEqual(['migration-024-words-of-categories']);
  expect(await found()).toContainEqual({ brand: 'Unnamed' });
  expect(await found()).not.toContainEqual({ brand: 'Plain' });
});

test('newsletter links sent before migration 014 still work', async () => {
  await database.query(`
    delete from migrations where name = 'migration-014-newsletter-links';
    drop table newsletter_links;
    alter table newsletter_subscribers drop constraint waits_or_is_confirmed, add confirmation_hash text unique;
    alter table newsletter_subscribers add constraint waits_or_is_confirmed
      check (confirmed_at is not null or confirmation_hash is not null and expires_at is not null);
    insert into newsletter_subscribers (email, confirmation_hash, expires_at, unsubscribe_token, asked_at)
      values ('early@example.org', 'hash', '2026-06-08', 'token', '2026-06-01')`);
  expect(await database.schema.migrate()).toEqual(['migration-014-newsletter-links']);
  const confirmed = await new PostgresSubscribers(database).confirm('hash', new Date('2026-06-07'));
  expect(confirmed).toMatchObject({ subscriber: { email: 'early@example.org' }, isNew: true });
});

test('migration 022 gives each address one spelling, except where that is taken', async () => {
  const [hers, his] = ['ann@bücher.example', 'bob@bücher.example'];
  const [ascii, taken] = ['ann@xn--bcher-kva.example', 'bob@xn--bcher-kva.example'];
  const long = `${'l'.repeat(64)}@${`${'üöä'.repeat(14)}.`.repeat(4)}example`;
  await database.query(`
    delete from migrations where name = 'migration-022-one-address';
    alter table newsletter_links drop constraint newsletter_links_email_fkey,
      add foreign key (email) references newsletter_subscribers on delete cascade`);
  for (const email of [hers, his, taken, long, 'josé@example.org']) {
    await database.query(
      `insert into users (email, password_hash, user_type) values ($1, '$argon2id$none', 'homeowner')`,
      [email],
    );
    await database.query(
      `insert into newsletter_subscribers (email, expires_at, unsubscribe_token, asked_at)
         values ($1, now(), $1, now())`,
      [email],
    );
    await database.query(`insert into newsletter_links values ($1, $1, now())`, [email]);
    await database.query(
      `insert into audit_log (at, actor, action, subject, subject_id, label)
         values (now(), $1, 'x', 'account', 'x', $1)`,
      [email],
    );
  }
  expect(await database.schema.migrate()).toEqual(['migration-022-one-address']);
  const stored = async (column: string, table: string) => {
    const rows = await database.query<{ text: string }>(
      `select ${column} as text from ${table} where ${column} ~ '(bcher|ü|jos|lll)' order by 1`,
    );
    return rows.map(({ text }) => text);
  };
  const expected = [ascii, his, taken, long, 'josé@example.org'].sort();
  for (const [column, table] of [
    ['email', 'users'],
    ['email', 'newsletter_subscribers'],
    ['email', 'newsletter_links'],
    ['actor', 'audit_log'],
    ['label', 'audit_log'],
  ] as const) {
    expect((await stored(`${column} collate "C"`, table)).sort()).toEqual(expected);
  }
  await expect(database.query(`update audit_log set label = 'x'`)).rejects.toThrow('append-only');
  const olds = [his, long].sort();
  expect(await new PostgresAccounts(database).oldSpellings()).toEqual({
    accounts: olds,
    subscriptions: olds,
  });
});

test('migration 023 aligns the cells of stored articles by class, and leaves their text alone', async () => {
  const text = '<p>style="text-align:right"</p>';
  await database.query(
    `insert into blog_articles (title, content, category, author, published_at)
       values ('Old table', $1, 'insights', 'Ann', now())`,
    [
      `${text}<table><tr><th style="text-align:right">1</th><td colspan="2" style="text-align:center">2</td></tr></table>`,
    ],
  );
  await database.query(`delete from migrations where name = 'migration-023-alignment-by-class'`);
  expect(await database.schema.migrate()).toEqual(['migration-023-alignment-by-class']);
  expect(await database.query(`select content from blog_articles where title = 'Old table'`)).toEqual([
    {
      content: `${text}<table><tr><th class="align-right">1</th><td colspan="2" class="align-center">2</td></tr></table>`,
    },
  ]);
});

test('migration 036 keeps wildcards in the keys of models and decisions, except where the new key is taken', async () => {
  await database.query('delete from appliances');
  const keys = { 'ST36H*A': 'lg|st36ha|washers', PL36HA: 'lg|pl36ha|washers', 'ST-37*': 'lg|old|washers' };
  for (const [model, key] of Object.entries(keys)) {
    await insert({ model });
    await database.query('update appliances set match_key = $2 where model = $1', [model, key]);
  }
  await insert({ model: 'ST37*' });
  await database.query(
    `insert into aliases (id, written_key, brand, model, category, decision, same_as, decided_at) values
       ($1, 'lg|wm36ha|washers', 'LG', 'WM36H*A', 'washers', 'ignore', null, now()),
       ($2, 'lgstar', 'LG*Star', null, null, 'brand', 'LG', now())`,
    [randomUUID(), randomUUID()],
  );
  await database.query(`delete from migrations where name = 'migration-036-wildcards-count'`);
  expect(await database.schema.migrate()).toEqual(['migration-036-wildcards-count']);
  const renewed = await database.query(`
    select model, match_key as key from appliances union all select model, written_key from aliases order by key`);
  expect(renewed).toEqual([
    { model: null, key: 'lgstar' },
    { model: 'ST-37*', key: 'lg|old|washers' },
    { model: 'PL36HA', key: 'lg|pl36ha|washers' },
    { model: 'ST36H*A', key: 'lg|st36h*a|washers' },
    { model: 'ST37*', key: 'lg|st37*|washers' },
    { model: 'WM36H*A', key: 'lg|wm36h*a|washers' },
  ]);
  await database.query('delete from aliases; delete from appliances');
});

test('migration 021 cleans names and prices, and leaves a model alone that would become the same as another', async () => {
  const stored = [
    appliance({ brand: 'Clean', model: 'C1', priceRange: '$899' }),
    appliance({ brand: 'Or\u00adlund', model: 'OR\u200b1', priceRange: '8.999,00 €' }),
    appliance({ brand: 'Orlund', model: 'OR2', priceRange: '#N/A', imageUrl: `/a"b.png` }),
    appliance({ brand: 'Cafe', model: 'M1' }),
    appliance({ brand: 'Café', model: 'M1', priceRange: '1.299 €' }),
    appliance({ brand: 'Café', model: 'M2' }),
  ];
  const [clean, invisible, placeholder, plain, accented, other] = stored as [Appliance, ...Appliance[]];
  await database.query(`delete from appliances; drop index appliances_plain_text;
    delete from migrations where name = 'migration-021-clean-names'`);
  // As they were written before the migration.
  for (const model of stored) {
    await insertAppliances(database, [model]);
    const key = `${model.brand}${model.model}`.toLowerCase().normalize('NFKC');
    await database.query('update appliances set price_cents = 899, match_key = $2 where id = $1', [
      model.id,
      key,
    ]);
  }
  await database.query(
    `insert into blog_articles (title, content, category, author, published_at)
     values ('Dry\u00ader lint', '<p>Soft\u00adhyphen</p>', 'insights', 'Desk', now())`,
  );
  expect(await database.schema.migrate()).toEqual(['migration-021-clean-names']);
  const rows = await database.query<{ id: string; match_key: string }>(
    'select id, brand, model, price_range, image_url, price_cents, match_key, version from appliances',
  );
  const rowOf = ({ id }: Appliance) => rows.find((row) => row.id === id);
  expect(rowOf(clean)).toMatchObject({ price_cents: 89_900, match_key: clean.matchKey, version: 1 });
  expect(rowOf(invisible as Appliance)).toMatchObject({
    ...{ brand: 'Orlund', model: 'OR1', price_cents: 899_900, match_key: 'orlund|or1|washers', version: 2 },
  });
  expect(rowOf(placeholder as Appliance)).toMatchObject({
    ...{ price_range: null, price_cents: null, image_url: '/a%22b.png', version: 2 },
  });
  const kept = [plain, accented].map((model) => rowOf(model as Appliance));
  expect(kept).toMatchObject([{ brand: 'Cafe' }, { brand: 'Café', price_cents: 129_900 }]);
  expect(kept.filter((row) => row?.match_key === 'cafe|m1|washers')).toHaveLength(1);
  expect(rowOf(other as Appliance)).toMatchObject({ brand: 'Café', match_key: 'cafe|m2|washers' });
  expect(await database.query(`select title, content from blog_articles where title like 'Dry%'`)).toEqual([
    { title: 'Dryer lint', content: '<p>Soft\u00adhyphen</p>' },
  ]);
});

test('every migration is in the list of those that run', () => {
  const folder = join(import.meta.dirname, '../src/adapters/postgres/migrations');
  const files = readdirSync(folder).filter((name) => /^migration-\d/.test(name));
  expect(files.map((name) => name.replace('.ts', ''))).toEqual(migrationNames);
});

test('concurrent migrations are applied once', async () => {
  await database.query('drop schema public cascade');
  await database.query('create schema public');
  const others = [1, 2, 3].map(() => Database.connect(postgres.connection));
  const applied = await Promise.all(others.map((other) => other.schema.migrate()));
  await Promise.all(others.map((other) => other.close()));
  expect(applied.flat().toSorted()).toEqual(migrationNames);
  expect(await database.schema.pendingMigrations()).toEqual([]);
});

test('a process waiting to migrate reports it every ten seconds', async () => {
  const other = await database.dedicatedClient();
  await other.query('select pg_advisory_lock($1)', [locks.migrations]);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'Date'] });
  try {
    const messages: string[] = [];
    const migrated = database.schema.migrate((problem) => messages.push(problem));
    for (let waiting = 0; waiting === 0; ) waiting = (await database.query(waitingForLocks)).length;
    expect(messages).toEqual([]);
    jest.advanceTimersByTime(20_000);
    expect(messages).toEqual(Array(2).fill(expect.stringContaining('another process')));
    await other.end();
    expect(await migrated).toEqual([]);
    jest.advanceTimersByTime(20_000);
    expect(messages).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

import { randomUUID } from 'node:crypto';
import type { ArticleFields } from '@appliance-index/domain/articles/article';
import type { Account } from '@appliance-index/domain/people/account';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresChanges } from '../src/adapters/postgres/audit/postgres-changes.js';
import { PostgresAccounts } from '../src/adapters/postgres/postgres-accounts.js';
import { PostgresApplianceEdits } from '../src/adapters/postgres/postgres-appliance-edits.js';
import { PostgresArticles } from '../src/adapters/postgres/postgres-articles.js';
import { PostgresAuditLog } from '../src/adapters/postgres/postgres-audit-log.js';
import { PostgresMediaItems } from '../src/adapters/postgres/postgres-media-items.js';
import { appliance, insertAppliances } from './builders.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let postgres: TestDatabase;
let users: PostgresAccounts;
let articles: PostgresArticles;
let models: PostgresApplianceEdits;
let changes: PostgresChanges;

beforeAll(async () => {
  postgres = await createTestDatabase();
  const { database } = postgres;
  users = new PostgresAccounts(database);
  articles = new PostgresArticles(database);
  models = new PostgresApplianceEdits(database);
  const transactions = { run: <T>(work: () => Promise<T>) => database.transaction(work) };
  changes = new PostgresChanges(database, transactions, { now: () => new Date() });
});
afterAll(() => postgres.stop());

const newUser = {
  passwordHash: '$argon2id$1',
  userType: 'homeowner',
  isAdmin: false,
  verification: 'none',
  techName: null,
  techCompany: null,
  techCity: null,
  techState: null,
  techCountry: null,
  techWebsite: null,
  techLicence: null,
  techPhone: null,
} as const;

const draft: ArticleFields = {
  title: 'Quiet washers',
  content: '<p>They exist.</p>',
  excerpt: null,
  category: 'insights',
  author: 'Ada',
  imageUrl: null,
  publishedAt: new Date('2026-05-12T00:00:00Z'),
  isPublished: false,
};

const entries = () => new PostgresAuditLog(postgres.database).list({}, 100);
const change = (action: string) => ({ actor: 'ada@example.org', action });
const lockedUser = async (email: string): Promise<Account> => {
  const found = await users.lock(email);
  if (!found) throw new Error(`There is no account ${email}.`);
  return found;
};

describe('A change without an audit log entry is refused and leaves nothing behind', () => {
  const refused = 'without an entry in the audit log';
  const washer = appliance();
  const photo = {
    id: randomUUID(),
    type: 'image',
    url: '/media/p',
    width: 1,
    height: 1,
    bytes: 1,
    label: 'p.jpg',
  } as const;
  const media = () => new PostgresMediaItems(postgres.database);

  beforeAll(async () => {
    await users.add({ ...newUser, email: 'member@example.org' });
    await insertAppliances(postgres.database, [washer]);
  });

  test.each<[what: string, write: () => Promise<unknown>]>([
    ['a new admin', () => users.add({ ...newUser, email: 'admin@example.org', isAdmin: true })],
    ['an account made admin', async () => users.setAdmin(await lockedUser('member@example.org'), true)],
    [
      'a new password',
      async () => users.changePassword(await lockedUser('member@example.org'), '$argon2id$2'),
    ],
    ['an erased account', async () => users.erase(await lockedUser('member@example.org'))],
    [
      'an account changed behind its repository',
      async () => {
        (await lockedUser('member@example.org')).isAdmin = true;
      },
    ],
    [
      'an account changed in what the log does not keep',
      async () => {
        (await lockedUser('member@example.org')).techName = 'Ada';
      },
    ],
    ['a new model', () => models.add(appliance())],
    ['a new photo', () => media().add(washer.id, [photo])],
    ['a new article', () => articles.add(draft, null, false)],
  ])('%s', async (_, write) => {
    await expect(postgres.database.transaction(write)).rejects.toThrow(refused);
    expect(await users.byEmail('member@example.org')).toMatchObject({
      isAdmin: false,
      passwordHash: '$argon2id$1',
    });
    expect(await users.byEmail('admin@example.org')).toBeNull();
    expect(await articles.all(10)).toEqual([]);
    expect(await media().listFor(washer.id)).toEqual([]);
    expect(await entries()).toEqual([]);
  });
});

describe('The entry of a change', () => {
  test('has only the fields that changed, with their values before and after', async () => {
    const { id } = await changes.run(change('create'), () => articles.add(draft, null, false));
    await changes.run(change('update'), async () => {
      const article = await articles.lock(id);
      if (article)
        await articles.save(
          Object.assign(article, { title: 'Loud washers', isPublished: true, isDated: true }),
        );
    });
    const [updated, created] = await entries();
    expect(created).toMatchObject({ action: 'create', subjectId: id, label: 'Quiet washers', before: null });
    expect(created?.after).toEqual({ ...draft, publishedAt: '2026-05-12T00:00:00.000Z' });
    expect(updated).toMatchObject({ ...change('update'), subject: 'article', label: 'Loud washers' });
    expect(updated?.before).toEqual({ title: 'Quiet washers', isPublished: false });
    expect(updated?.after).toEqual({ title: 'Loud washers', isPublished: true });
  });

  test('goes from what was there at first to what is there at last', async () => {
    const { id } = await changes.run(change('create'), () => articles.add(draft, null, false));
    const retitle = (...titles: string[]) =>
      changes.run(change('update'), async () => {
        for (const title of titles) {
          const article = await articles.lock(id);
          if (article) await articles.save(Object.assign(article, { title, isDated: true }));
        }
      });
    await retitle('Loud washers', 'Loud dryers');
    await retitle('Quiet dryers', 'Loud dryers');
    const [updated, created] = await entries();
    expect(created).toMatchObject({ action: 'create', subjectId: id });
    expect(updated).toMatchObject({ before: { title: 'Quiet washers' }, after: { title: 'Loud dryers' } });
  });

  test('has all fields of a model that moves to the trash, or back', async () => {
    const { id } = await changes.run(change('create'), () => models.add(appliance({ model: 'T-1' })));
    const move = (action: string, deletedAt: Date | null) =>
      changes.run(change(action), async () => {
        const model = await models.lock(id);
        if (model) await models.save(Object.assign(model, { deletedAt }));
      });
    await move('delete', new Date());
    await move('restore', null);
    const fields = expect.objectContaining({ brand: 'LG', model: 'T-1', lowesScore: null });
    expect(await new PostgresAuditLog(postgres.database).list({ subjectId: id }, 10)).toEqual([
      expect.objectContaining({ ...change('restore'), label: 'LG T-1', before: null, after: fields }),
      expect.objectContaining({ ...change('delete'), label: 'LG T-1', before: fields, after: null }),
      expect.objectContaining({ ...change('create'), label: 'LG T-1', before: null, after: fields }),
    ]);
  });

  test('is one per account, however often the change writes it, and keeps no secret', async () => {
    const { id } = await users.add({ ...newUser, email: 'promoted@example.org' });
    await changes.run(change('grant-admin'), async () => {
      const user = await lockedUser('promoted@example.org');
      await users.changePassword(user, '$argon2id$3');
      await users.setAdmin(user, true);
    });
    expect(await new PostgresAuditLog(postgres.database).list({ subjectId: id }, 10)).toEqual([
      expect.objectContaining({
        ...change('grant-admin'),
        before: { isAdmin: false },
        after: { isAdmin: true },
      }),
    ]);
  });

  test('names the action of the innermost change', async () => {
    const { id } = await changes.run(change('outer'), () =>
      changes.run(change('inner'), () => articles.add(draft, null, false)),
    );
    const actions = (await entries()).filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
    expect(actions).toEqual(['inner']);
  });

  test('is not written when nothing has changed, or when the change fails', async () => {
    const before = await entries();
    await changes.run(change('update'), async () => {
      await lockedUser('promoted@example.org');
    });
    const failing = changes.run(change('create'), async () => {
      await articles.add(draft, null, false);
      throw new Error('too late');
    });
    await expect(failing).rejects.toThrow('too late');
    expect(await entries()).toEqual(before);
  });
});

test('The erasure of an account replaces its address in more entries than one statement has time for', async () => {
  const { database } = postgres;
  const email = 'busy@example.org';
  await users.add({ ...newUser, email });
  await database.query(
    `insert into audit_log (at, actor, action, subject, subject_id, label)
       select now(), $1, 'update', 'appliance', '', '' from generate_series(1, 20001)`,
    [email],
  );
  await database.query(`
    create function refuse_long_update() returns trigger language plpgsql as $$
      begin
        if (select count(*) from changed) > 10000 then raise exception 'The statement takes too long.'; end if;
        return null;
      end $$`);
  await database.query(`
    create trigger refuse_long_update after update on audit_log referencing new table as changed
      for each statement execute function refuse_long_update()`);
  await changes.run(change('erase'), async () => users.erase(await lockedUser(email)));
  expect(await database.query('select from audit_log where actor = $1', [email])).toEqual([]);
});

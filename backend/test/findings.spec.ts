import type { ApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import type { FindingState } from '@appliance-index/domain/quality/finding';
import {
  type QualityCheckCode,
  qualityCheckCodes,
  type StepCheckCode,
  stepCheckCodes,
} from '@appliance-index/domain/quality/quality-checks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { PostgresChanges } from '../src/adapters/postgres/audit/postgres-changes.js';
import { PostgresImports } from '../src/adapters/postgres/imports/postgres-imports.js';
import { PostgresApplianceEdits } from '../src/adapters/postgres/postgres-appliance-edits.js';
import { PostgresAuditLog } from '../src/adapters/postgres/postgres-audit-log.js';
import { PostgresCatalogueVersion } from '../src/adapters/postgres/postgres-catalogue-version.js';
import { PostgresTransactions } from '../src/adapters/postgres/postgres-transactions.js';
import { PostgresFindings } from '../src/adapters/postgres/quality/postgres-findings.js';
import { Assessor } from '../src/adapters/postgres/trust/assessor.js';
import { SystemClock } from '../src/adapters/system/system-clock.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import type { ImportReport } from '../src/application/imports/import-report.js';
import { Quality } from '../src/application/quality/quality.js';
import { appliance, insertAppliances } from './builders.js';
import { chunks, fileImportWith } from './sample-imports.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

let postgres: TestDatabase;
let imports: PostgresImports;
let quality: Quality;
beforeAll(async () => {
  postgres = await createTestDatabase();
  const { database } = postgres;
  const version = new PostgresCatalogueVersion(database);
  imports = new PostgresImports(database, version, new Assessor());
  const clock = new SystemClock();
  const changes = new PostgresChanges(database, new PostgresTransactions(database, version), clock);
  quality = new Quality(new PostgresFindings(database), changes, clock);
});
afterEach(() =>
  postgres.database.query('truncate imports, appliances, import_findings, quality_acceptances cascade'),
);
afterAll(() => postgres.stop());

/** The model, rating and review count of a row; the brand is Acme. */
type Row = readonly [model: string, rating: string, count: string];

async function importScores(retailer: string, month: string, rows: readonly Row[], options = {}) {
  const lines = rows.map(([model, rating, count]) => `Acme,${model},washers,${rating},${count}\n`);
  return importFile(['brand,model,category,rating,reviewCount\n', ...lines], { retailer, month, ...options });
}

function importFile(lines: string[], options: object): Promise<ImportReport> {
  const source = { name: 'file.csv', bytes: chunks(lines.join('')) };
  const common = {
    kind: 'scores',
    createMissing: true,
    acceptAll: true,
    apply: true,
    actor: 'test',
  } as const;
  return fileImportWith(imports).run({ ...common, source, ...options });
}

const add = (model: string, fields: Partial<ApplianceFields> = {}) =>
  insertAppliances(postgres.database, [appliance({ brand: 'Acme', model, imageUrl: '/a.png', ...fields })]);

/** What is found, as model or brand and retailer. */
async function found(code: QualityCheckCode, state: FindingState = 'open'): Promise<string[]> {
  const findings = await quality.list({ code, state });
  return findings.map(({ name, retailer }) =>
    [name?.replace('Acme ', ''), retailer].filter(Boolean).join(' at '),
  );
}

/** What the first finding says. */
async function said(code: QualityCheckCode): Promise<string | undefined> {
  return (await quality.list({ code, state: 'open' }))[0]?.sentence;
}

async function accept(code: QualityCheckCode, until = '2099-01-01'): Promise<void> {
  const subjects = (await quality.list({ code, state: 'open' })).map(({ subject }) => subject);
  await postgres.database.query(
    `insert into quality_acceptances (code, subject, reason, until) select $1, subject, 'Known', $3 from unnest($2::text[]) subject`,
    [code, subjects, until],
  );
}

describe('The step of a file from the month before', () => {
  const steps: readonly (readonly [
    name: string,
    earlier: string,
    later: string,
    ...codes: StepCheckCode[],
  ])[] = [
    ['impossible', '4.00,100', '4.60,150', 'impossible'],
    ['all fives', '4.5,9', '5.0,1000', 'all-fives'],
    ['move', '4.0,2', '2.5,4', 'score-move'],
    ['removal', '4.0,2', 'NULL,2', 'score-move'],
    ['jump', '4.2,1645', '3.8,1876', 'jump'],
    ['no new reviews', '4.3,100', '4.4,100', 'score-without-reviews'],
    ['fall', '4.4,1654', '4.4,1400', 'count-fell'],
    ['deep fall without a score', 'NULL,100', 'NULL,50', 'count-fell'],
    ['slight fall', '4.4,5384', '4.4,5319', 'count-fell-slightly'],
    ['merged', '3.8,48', '3.9,3665', 'pooled-now'],
    ['usual', '4.3,100', '4.3,140'],
  ];
  const rowsOf = (index: 1 | 2) =>
    steps.map((step) => [step[0], ...(step[index].split(',') as [string, string])] as const);

  test('is found odd by each of its checks, and by no other', async () => {
    await importScores('lowes', '2026-01', rowsOf(1));
    for (const code of stepCheckCodes) expect(await found(code)).toEqual([]);
    await importScores('lowes', '2026-02', rowsOf(2));
    for (const code of stepCheckCodes) {
      const odd = steps
        .filter(([, , , ...codes]) => codes.includes(code))
        .map(([name]) => `${name} at lowes`);
      expect({ code, odd: await found(code) }).toEqual({ code, odd: odd.sort() });
    }
    expect(await said('count-fell-slightly')).toMatch(
      /: 4\.4 from 5,384 reviews, then 4\.4 from 5,319 reviews\.$/,
    );
  });

  test('is fixed by a rollback, by a later month, and by an edit', async () => {
    const jump: Row = ['jump', '3.8', '1876'];
    await importScores('lowes', '2026-01', [['jump', '4.2', '1645']]);
    const { importId } = await importScores('lowes', '2026-02', [jump]);
    expect(await found('jump')).toEqual(['jump at lowes']);
    await new ImportHistory(imports, new SystemClock()).rollback(importId ?? '', {
      apply: true,
      actor: 'test',
    });
    expect(await found('jump')).toEqual([]);
    expect(await found('jump', 'fixed')).toEqual(['jump at lowes']);
    await importScores('lowes', '2026-02', [['jump', '3.8', '1877']]);
    expect(await found('jump')).toEqual(['jump at lowes']);
    await postgres.database.query(`update appliances set lowes_score = 42`);
    expect([await found('jump'), await found('jump', 'fixed')]).toEqual([[], ['jump at lowes']]);
    await postgres.database.query(`update appliances set lowes_score = 38`);
    await importScores('lowes', '2026-03', [['jump', '3.8', '1890']]);
    expect([await found('jump'), await found('jump', 'fixed')]).toEqual([[], ['jump at lowes']]);
  });
});

describe('Models', () => {
  test('whose figures are shared are found, between retailers and between models', async () => {
    const both = { lowesScore: 44, lowesReviewCount: 1_395, homeDepotScore: 44 };
    await add('both', { ...both, homeDepotReviewCount: 1_336 });
    await add('apart', { ...both, homeDepotReviewCount: 900 });
    for (const model of ['twin 1', 'twin 2']) await add(model, { lowesScore: 43, lowesReviewCount: 900 });
    await add('other type', { lowesScore: 43, lowesReviewCount: 900, subcategory: 'top-load' });
    for (const model of ['few 1', 'few 2']) await add(model, { lowesScore: 43, lowesReviewCount: 9 });
    expect(await found('shared-reviews')).toEqual(['both']);
    expect(await found('same-evidence')).toEqual(['twin 1', 'twin 2']);
    expect(await said('shared-reviews')).toBe(
      "Lowe's and Home Depot show nearly the same score and review count.",
    );
    expect(await said('same-evidence')).toMatch(/^2 models of the brand have these scores/);
  });

  test('without a count, a type or a picture are found', async () => {
    await add('whole', { lowesScore: 40, lowesReviewCount: 5, bestBuyReviewCount: 0 });
    await add('no count', { lowesScore: 40, bestBuyScore: 40, bestBuyReviewCount: 0 });
    await add('no type', { subcategory: null });
    await add('no picture', { imageUrl: null });
    await add('photo', { imageUrl: null });
    await postgres.database.query(`update appliances set cover_url = '/b.png' where model = 'photo'`);
    expect(await found('rating-without-count')).toEqual(['no count at best-buy', 'no count at lowes']);
    expect(await said('rating-without-count')).toBe('4.0 stars without a review count.');
    expect(await found('no-type')).toEqual(['no type']);
    expect(await said('no-type')).toBe('One of the washers, without a type.');
    expect(await found('no-picture')).toEqual(['no picture']);
  });

  test('with one number, and brands with two spellings, are found', async () => {
    await add('WM-1');
    await add('wm1', { category: 'dryers', subcategory: null });
    await add('WM-2');
    await add('WM-3');
    await add('wm3 / ab', { brand: 'Other' });
    for (const model of ['WM-4', 'WM4*', 'WM-4A', 'WM-4/2']) await add(model);
    await add('X', { brand: 'ACME' });
    await add('Y', { brand: 'Acmee' });
    expect(await found('same-number')).toEqual(['WM-1', 'WM-3', 'wm1', 'Other wm3 / ab']);
    expect(await said('same-number')).toMatch(/: Acme wm1 \(dryers\), Acme WM-1 \(washers\)\.$/);
    expect(await found('brand-spelling')).toEqual(['ACME, Acme']);
    expect(await said('brand-spelling')).toBe('9 models are spelt in 2 ways.');
  });

  test('with a price of more than a year are found until the price changes', async () => {
    for (const model of ['old', 'changed', 'recent']) await add(model, { priceRange: '$500' });
    await add('without a price');
    const { database } = postgres;
    const date = (days: number, where = 'true') =>
      database.query(
        `update appliances set price_changed_at = now() - interval '${days} days' where ${where}`,
      );
    await date(365);
    await date(364, `model = 'recent'`);
    await database.query(`update appliances set price_range = '$500', version = version + 1`);
    expect(await found('old-price')).toEqual(['changed', 'old']);
    expect(await said('old-price')).toMatch(/^\$500 has been the price since 20\d\d-\d\d-\d\d\.$/);
    await database.query(`update appliances set price_range = '$550' where model = 'changed'`);
    expect(await found('old-price')).toEqual(['old']);
  });

  test('in the trash have no findings', async () => {
    await add('gone', { imageUrl: null, subcategory: null });
    await postgres.database.query('update appliances set deleted_at = now()');
    expect(await quality.openCounts()).toMatchObject({ 'no-picture': 0, 'no-type': 0 });
  });
});

describe('What imports have found', () => {
  test('about a model goes with it when it is purged, and the rest stays', async () => {
    const { database } = postgres;
    await importScores('lowes', '2026-01', [
      ['purged', '4.2', '10'],
      ['kept', '4.2', '20'],
    ]);
    await database.query(`update appliances set deleted_at = '2026-02-01' where model = 'purged'`);
    await new PostgresApplianceEdits(database).purge(new Date('2026-02-02'), 10);
    const kept = await database.query(
      `select code, model from import_findings left join appliances on appliances.id = appliance_id order by code`,
    );
    expect(kept).toEqual([
      { code: 'no-picture', model: 'kept' },
      { code: 'no-type', model: 'kept' },
    ]);
  });
});

describe('Retailers', () => {
  const month = (number: number) => `2026-0${number}`;
  const rows = (count: number, reviews: number) =>
    Array.from({ length: count }, (_, index): Row => [`M${index}`, '4.0', String(index + reviews)]);

  test('that show the same as a month before, or an unusual number of models, are found', async () => {
    for (const each of [1, 2, 3, 4]) {
      await importScores('lowes', month(each), rows(each === 4 ? 33 : 25, 100 * each));
      await importScores('home-depot', month(each), rows(each === 4 ? 32 : 25, 100 * each));
    }
    for (const each of [1, 2]) await importScores('best-buy', month(each), rows(20, 100));
    for (const each of [1, 2]) await importScores('aj-madison', month(each), rows(19, 100));
    expect(await found('flat-line')).toEqual(['best-buy']);
    expect(await said('flat-line')).toMatch(/^20 of 20 models show in February 2026 what they showed/);
    expect(await found('volume')).toEqual(['lowes']);
    expect(await said('volume')).toMatch(/^33 models in April 2026, and 25 on average/);
    await importScores('lowes', month(4), [['M1', '4.1', '600']]);
    expect(await found('volume')).toEqual(['lowes']);
    await importScores('best-buy', month(2), [['M1', '4.1', '120']]);
    expect(await found('flat-line')).toEqual([]);
  });

  test('whose last import is more than 35 days old are found', async () => {
    for (const retailer of ['lowes', 'best-buy']) await importScores(retailer, month(1), rows(1, 1));
    await postgres.database.query(
      `update imports set applied_at = now() - (case when 'lowes' = any (retailers) then 35 else 34 end) * interval '1 day'`,
    );
    expect(await found('retailer-late')).toEqual(['lowes']);
    expect(await said('retailer-late')).toMatch(
      /^The newest import is of 20\d\d-\d\d-\d\d, 35 days ago; files are expected every 35 days\.$/,
    );
  });

  test('that give all models of a brand one rating are found, by their newest file', async () => {
    const alike = (ratings: string[]) => ratings.map((rating, index): Row => [`M${index}`, rating, '10']);
    await importScores('lowes', month(1), alike(['4.0', '4.0', '4.0']));
    await importScores('best-buy', month(1), alike(['4.0', '4.0']));
    await importScores('home-depot', month(1), alike(['4.0', '4.0', '4.1']));
    expect(await found('identical-ratings')).toEqual(['at lowes'].map((rest) => `Acme ${rest}`));
    expect(await said('identical-ratings')).toBe(
      'All 3 models of the brand in the newest file have 4.0 stars.',
    );
    await importScores('lowes', month(2), alike(['4.0', '4.0', '4.1']));
    expect([await found('identical-ratings'), await found('identical-ratings', 'fixed')]).toEqual([
      [],
      ['acme at lowes'],
    ]);
  });
});

describe('An accepted finding', () => {
  const guardsOf = async (rows: readonly Row[]) =>
    (await importScores('lowes', '2026-03', rows, { acceptAll: false, apply: false })).guards.map(
      ({ code }) => code,
    );
  const first: Row[] = [1, 2, 3].map((number) => [`M${number}`, `4.${number}`, '100']);

  test('stops no import again, others do', async () => {
    await importScores('lowes', '2026-01', first);
    const fallen: Row[] = [['M1', '2.0', '50'], ...first.slice(1)];
    await importScores('lowes', '2026-02', fallen);
    const back: Row[] = [['M1', '4.0', '20'], ...first.slice(1)];
    expect(await guardsOf(back)).toEqual(['score-move', 'count-fall', 'many-moves']);
    await accept('score-move');
    expect(await guardsOf(back)).toEqual(['count-fall']);
    await accept('count-fell');
    expect(await guardsOf(back)).toEqual([]);
    expect(await guardsOf([back[0] as Row, ['M2', '2.0', '110'], first[2] as Row])).toEqual([
      'score-move',
      'many-moves',
    ]);
  });

  test('stops imports again after its last day', async () => {
    await importScores('lowes', '2026-01', first);
    await importScores('lowes', '2026-02', [['M1', '2.0', '110'], ...first.slice(1)]);
    await accept('score-move', '2020-01-01');
    expect(await found('score-move')).toEqual(['M1 at lowes']);
    expect(await guardsOf([['M1', '4.0', '120']])).toEqual(['score-move', 'many-moves']);
  });

  test('of a brand with one rating lets its next file pass', async () => {
    const alike: Row[] = first.map(([model]) => [model, '4.0', '100']);
    await importScores('lowes', '2026-02', alike);
    const next: Row[] = alike.map(([model]) => [model, '4.1', '150']);
    expect(await guardsOf(next)).toEqual(['identical-ratings']);
    await accept('identical-ratings');
    expect(await guardsOf(next)).toEqual([]);
  });

  test('is kept with its reason, reopened, and logged, unless it was accepted in the same words', async () => {
    await add('no type', { subcategory: null });
    const [{ subject = '' } = {}] = await quality.list({ code: 'no-type', state: 'open' });
    const values = { reason: 'A prototype', until: '2029-12-31' };
    for (let time = 0; time < 2; time++)
      await quality.accept('no-type', [subject], values, 'ann@example.org');
    expect(await quality.list({ code: 'no-type', state: 'accepted' })).toMatchObject([
      { name: 'Acme no type', reason: 'A prototype', until: '2029-12-31' },
    ]);
    expect(await found('no-type')).toEqual([]);
    expect(await quality.reopen('no-type', [subject], 'ann@example.org')).toEqual({ subjects: [subject] });
    expect(await found('no-type')).toEqual(['no type']);
    expect(await quality.reopen('no-type', [subject], 'ann@example.org')).toEqual({ subjects: [] });
    const log = await new PostgresAuditLog(postgres.database).list({ subject: 'finding' }, 10);
    const entry = { actor: 'ann@example.org', label: 'Acme no type: Model without a type' };
    expect(log).toMatchObject([
      { ...entry, action: 'reopen', before: values, after: null },
      { ...entry, action: 'accept', before: null, after: values },
    ]);
  });

  test('is fixed when the data no longer have it', async () => {
    await add('no type', { subcategory: null });
    await accept('no-type');
    await postgres.database.query(
      `update quality_acceptances set appliance_id = (select id from appliances)`,
    );
    await postgres.database.query(`update appliances set subcategory = 'top-load'`);
    expect([await found('no-type', 'accepted'), await found('no-type', 'fixed')]).toEqual([[], ['no type']]);
  });

  test('must exist when it is accepted', async () => {
    const accepted = quality.accept('no-type', ['x'], { reason: 'Known', until: '2029-12-31' }, 'ann');
    await expect(accepted).rejects.toMatchObject({ kind: 'not-found', code: 'finding' });
  });
});

describe('The overview', () => {
  test('counts the findings of every check by state, and shows the first', async () => {
    for (let index = 0; index < 7; index++) await add(`M${index}`, { imageUrl: null });
    await importScores('lowes', '2026-01', [['M0', '4.0', '10']]);
    await postgres.database.query(`update appliances set image_url = '/a.png' where model = 'M6'`);
    const checks = await quality.overview('open');
    expect(checks.map(({ code }) => code)).toEqual(qualityCheckCodes);
    const pictures = checks.find(({ code }) => code === 'no-picture');
    expect(pictures?.counts).toEqual({ open: 6, accepted: 0, fixed: 1 });
    expect(pictures?.findings.map(({ name }) => name)).toEqual(
      [0, 1, 2, 3, 4].map((index) => `Acme M${index}`),
    );
    expect(await quality.openCounts()).toMatchObject({ 'no-picture': 6, 'no-type': 0 });
  });

  test('is paged by name', async () => {
    for (const model of ['A', 'B', 'C']) await add(model, { imageUrl: null });
    const [, second, third] = await quality.list({ code: 'no-picture', state: 'open' });
    expect(await quality.list({ code: 'no-picture', state: 'open', after: second })).toEqual([third]);
  });
});

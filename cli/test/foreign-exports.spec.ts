import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rowOf, workbookOf } from '../../backend/test/packed-files.js';
import { databaseUrl } from '../../backend/test/shared-server.js';
import { type Agent, TestSite } from '../../backend/test/test-site.js';
import { Program } from './program.js';

const fixtures = resolve(import.meta.dirname, 'fixtures/exports');

/** Exports of retailers as they come, with the mapping that makes them imports. */
const exports = [
  {
    file: 'home-depot-scrape-2026-06.csv',
    mapping:
      'brand=product_brand,model=product_model,category=@fridges,rating=product_rating_average,reviewCount=product_reviews_number',
    encoding: 'windows-1252',
    figures: ['Cafe CSB42WP2NS1 46 212', 'Cafe CSB42YP2NS1 44 98', 'GE PSB42YSNSS 41 1041'],
  },
  {
    file: 'best-buy-catalog-2026-06.txt',
    mapping:
      'brand=Manufacturer,model=Model Number,category=Department,category:Portable Dishwashers=dishwashers/portable-dishwasher,category:Slide-In Electric Ranges=stoves/electric-slide-in,rating=Customer Rating,reviewCount=Number of Ratings',
    encoding: 'utf-16le',
    figures: ['Danby DDW1805EWP 42 1310', 'GE GPT145SSLSS 45 702', 'Cafe CES700P2MS1 39 57'],
  },
  {
    file: 'lowes-assortment.xlsx',
    mapping:
      'brand=Item Brand,model=Item Model,category=Item Type,category:Countertop Microwaves=microwaves/countertop-microwave,rating=Avg Rating,reviewCount=Rating Count,month=Period',
    encoding: 'utf-8',
    figures: [
      'BLACK+DECKER EM262AMY-PHB 43 2210',
      'Frigidaire FFCE1439LB 41 388',
      'Farberware FMO13AHTBKE 46 4127',
    ],
  },
  {
    file: 'aj-madison-export-2026-06.csv',
    mapping:
      'brand=Marke,model=Modell,category=Warengruppe,category:36-Inch Ranges=stoves/36-inch-stove,rating=Bewertung,reviewCount=Bewertungen',
    encoding: 'utf-8',
    figures: ['Premier BLK100OP 43 1204', 'Thor Kitchen HRE3601 48 2018', 'Cosmo COS-EPGR366 38 96'],
  },
  {
    file: 'home-depot-items-2026-06.csv',
    mapping:
      'brand=Brand Name,model=Item~"^Model # ",category=Category Name,category:Commercial Washers=washers/commercial,rating=Stars,reviewCount=Review Total',
    encoding: 'utf-8',
    figures: ['Whirlpool CAE2745FQ 47 318', 'Whirlpool CAE2779JQ 42 85', 'GE VTW525ASRWB 36 40'],
  },
];

let site: TestSite;
let admin: Agent;
let program: Program;
beforeAll(async () => {
  site = await TestSite.start();
  admin = await site.as('admin');
  program = new Program({ DATABASE_URL: databaseUrl(site.postgres.connection) });
  for (const { file } of exports) copyFileSync(join(fixtures, file), join(program.folder, file));
});
afterAll(async () => {
  await program.remove();
  await site.stop();
});

/** The report of the panel, as the server sends it. */
async function inPanel(
  file: string,
  fields: Record<string, string>,
  path = '',
  status = 200,
): Promise<string> {
  const { text } = await admin
    .post(`/api/admin/imports${path}`)
    .field({ kind: 'scores', ...fields })
    .attach('files', join(program.folder, file))
    .expect(status);
  return text;
}

const inCli = (file: string, ...options: string[]) =>
  program.run(['scores', 'import', file, '--accept-all', ...options, '--json']);

/** As the server writes it, which also names the port of the database. */
const compact = (json: string) => {
  const { port } = site.postgres.connection;
  return JSON.stringify(JSON.parse(json)).replace(/^(\{"target":"[^"]*)(?=\/)/, `$1:${port}`);
};
const accepted = { acceptAll: '1' };
const profileOf = (file: string) => file.replace(/(-2026-06)?\..*/, '');

describe.each(exports)('The export $file', ({ file, mapping, encoding, figures }) => {
  test('is refused with a proposal that reads its columns, and nothing is imported', async () => {
    const { code, stdout } = await inCli(file, '--month', '2026-06');
    expect(code).toBe(3);
    const { error, proposal } = JSON.parse(stdout);
    expect(error.code).toBe('columns');
    const found = mapping.split(',').filter((entry) => !entry.includes('@'));
    expect(proposal.mapping.split(',')).toEqual(expect.arrayContaining(found));
    expect(proposal.rows).toHaveLength(3);
    expect(error.message).toContain(`appliance-index scores import ${file} --month 2026-06 \\\n    --map `);
    const preview = JSON.parse(await inPanel(file, {}, '/preview'));
    expect(preview).toMatchObject({ ...proposal, origin: 'proposal', total: 3 });
  });

  test('has the same plan on the command line and in the panel, byte for byte, by a mapping or its profile', async () => {
    const planned = await inCli(file, '--map', mapping);
    expect({ code: planned.code, stderr: planned.stderr }).toEqual({ code: 0, stderr: '' });
    expect(await inPanel(file, { ...accepted, mapping })).toBe(compact(planned.stdout));
    const name = profileOf(file);
    const saved = await program.run(['profiles', 'save', name, '--map', mapping]);
    expect(saved.code).toBe(0);
    const recognised = await inCli(file);
    expect(await inPanel(file, accepted)).toBe(compact(recognised.stdout));
    const { mapping: used, ...report } = JSON.parse(recognised.stdout);
    expect(used).toMatchObject({ profile: name, isRecognised: true });
    const { mapping: given, ...same } = JSON.parse(planned.stdout);
    expect([given.profile, given.text]).toEqual([null, used.text]);
    expect(report).toEqual(same);
    expect(report).toMatchObject({ month: '2026-06', file: { encoding }, counts: { rows: 3, rejected: 0 } });
  });

  test('ends up in the ranking by its own figures, and counts as applied on both surfaces', async () => {
    const applied = JSON.parse(await inPanel(file, { ...accepted, apply: '1', profile: profileOf(file) }));
    expect(applied).toMatchObject({ state: 'applied' });
    const again = await inCli(file, '--map', mapping);
    expect(JSON.parse(again.stdout)).toMatchObject({ state: 'already-applied', importId: applied.importId });
    const [retailer = ''] = applied.retailers;
    const rows = await site.postgres.database.query<{ line: string }>(
      `select concat_ws(' ', brand, model, score, review_count) as line
         from score_snapshots join appliances on appliances.id = appliance_id
         where import_id = $1 and retailer = $2`,
      [applied.importId, retailer],
    );
    expect(rows.map(({ line }) => line).toSorted()).toEqual(figures.toSorted());
    for (const { applianceId, category, rankAfter } of applied.changes.listed) {
      const { body } = await site.agent().get(`/api/appliances/${applianceId}`).expect(200);
      expect(body).toMatchObject({ category });
      expect(rankAfter).toBeGreaterThan(0);
    }
  });
});

describe('A workbook with two sheets and rounded counts', () => {
  const file = 'lowes-2026-06.xlsx';
  const sheet = (name: string, rating: string) => ({
    name,
    rows:
      rowOf(1, 'Maker', 'Item', 'Type', 'Stars', 'Reviews') +
      rowOf(2, 'Whirlpool', 'CAE2745FQ', 'washers', rating, '(2.1k)'),
  });
  const mapping = 'brand=Maker,model=Item,category=Type,rating=Stars,reviewCount=Reviews';
  beforeAll(() => {
    program.write(file, workbookOf([sheet('Weighted', '4.4'), sheet('Plain', '4.1')]));
  });

  test('is refused by both surfaces with the names of its sheets', async () => {
    const { code, stdout } = await inCli(file, '--map', mapping);
    expect(code).toBe(3);
    const { error } = JSON.parse(stdout);
    expect(error).toMatchObject({ code: 'file-sheet', choices: ['Weighted', 'Plain'] });
    for (const path of ['', '/preview'])
      expect(JSON.parse(await inPanel(file, { mapping }, path, 400))).toMatchObject({
        ...{ code: error.code, message: error.message, issues: error.issues, choices: error.choices },
      });
  });

  test('has the same plan of a sheet on both surfaces, byte for byte, with rounded counts or without', async () => {
    const rejected = await inCli(file, '--map', mapping, '--sheet', 'Plain');
    const fields = { ...accepted, mapping, sheet: 'Plain' };
    expect(await inPanel(file, fields)).toBe(compact(rejected.stdout));
    expect(JSON.parse(rejected.stdout)).toMatchObject({
      file: { sheet: 'Plain' },
      rejects: { listed: [{ code: 'count-rounded' }] },
    });
    const read = await inCli(file, '--map', mapping, '--sheet', 'Plain', '--allow-rounded-counts');
    expect(await inPanel(file, { ...fields, allowRoundedCounts: '1' })).toBe(compact(read.stdout));
    const [change] = JSON.parse(read.stdout).changes.listed;
    expect(change.fields).toMatchObject([{ after: 41 }, { field: 'lowesReviewCount', after: 2100 }]);
    const preview = JSON.parse(await inPanel(file, { ...fields, allowRoundedCounts: '1' }, '/preview'));
    expect(preview.verdicts.at(-1)).toMatchObject({ field: 'reviewCount', read: 1, rejected: 0 });
  });
});

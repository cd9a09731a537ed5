import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplianceDetailView } from '../src/application/catalogue/appliance-views.js';
import { FileImport } from '../src/application/imports/file-import.js';
import { ImportHistory } from '../src/application/imports/import-history.js';
import { chunks } from './sample-imports.js';
import { TestSite } from './test-site.js';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
});
afterAll(() => site.stop());

const header = 'brand,model,category,rating,reviewCount\n';

async function importFile(name: string, row: string) {
  const source = { name, bytes: chunks(`${header}Measured,MEASURED1,washers,${row}\n`) };
  const options = {
    kind: 'scores',
    createMissing: true,
    acceptAll: true,
    apply: true,
    actor: 'test',
  } as const;
  return site.http.app.get(FileImport).run({ ...options, source });
}

async function detailOf(model: string): Promise<ApplianceDetailView> {
  const agent = site.agent();
  const { body: found } = await agent.get('/api/search').query({ q: model }).expect(200);
  const { body } = await agent.get(`/api/appliances/${found.results[0].id}/detail`).expect(200);
  return body;
}

test('two files of a retailer tell what the reviews between them gave', async () => {
  await importFile('2025-03_lowes.csv', '4.40,100');
  expect((await detailOf('MEASURED1')).newerReviews).toEqual([]);
  const { importId } = await importFile('2025-09_lowes.csv', '4.2000,200');
  const shown = {
    retailer: 'lowes',
    name: "Lowe's",
    from: '2025-03',
    to: '2025-09',
    kind: 'shown',
    newReviews: 100,
    stars: expect.closeTo(4, 9),
    error: expect.closeTo(0.0051, 9),
    before: 4.4,
    isLower: false,
  };
  expect((await detailOf('MEASURED1')).newerReviews).toEqual([shown]);
  await site.http.app.get(ImportHistory).rollback(importId ?? '', { apply: true, actor: 'test' });
  expect((await detailOf('MEASURED1')).newerReviews).toEqual([]);
});

test.each([
  ['KRMF706ESS', '3.43', '4.44', true],
  ['WHD560CHW', '3.03', '4.25', true],
  ['WM1455HWA', '3.96', '4.50', false],
])('the sample shows what owners of %s say since 2021', async (model, stars, before, isLower) => {
  const { newerReviews } = await detailOf(model);
  expect(newerReviews).toMatchObject([
    { retailer: 'home-depot', from: '2021-07', to: '2026-01', kind: 'shown', isLower },
  ]);
  const [newer] = newerReviews;
  if (newer?.kind !== 'shown') return;
  expect([newer.stars.toFixed(2), newer.before.toFixed(2)]).toEqual([stars, before]);
});

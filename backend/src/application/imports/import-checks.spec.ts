import { importChecks } from '@appliance-index/domain/imports/import-checks';
import { expect, test } from '@jest/globals';
import { checksOf, findingsOf } from './import-checks.js';
import type { ImportStep } from './import-ports.js';

const code = 'impossible';
const step = (model: string, rating: string): ImportStep => ({
  ...{ applianceId: `id of ${model}`, brand: 'LG', model, retailer: 'best-buy' },
  earlier: { rating: '4.00', count: 100 },
  later: { rating, count: 150 },
});

const none = {
  'same-evidence': { models: [], total: 0 },
  'shared-reviews': { models: [], total: 0 },
};

async function* each(...steps: ImportStep[]) {
  yield* steps;
}

test('A check names the first models that it applies to, and counts all of them', async () => {
  const steps = each(step('A', '4.60'), step('Possible', '4.10'), step('B', '4.60'), step('C', '4.60'));
  const models = ['LG A at Best Buy', 'LG B at Best Buy'];
  expect(await checksOf(steps, none, 2)).toEqual([{ code, message: importChecks[code], models, total: 3 }]);
});

test('All that is odd about the steps of a file is kept by model and retailer', async () => {
  const found = await Array.fromAsync(findingsOf(each(step('A', '4.60'), step('Possible', '4.10'))));
  expect(found).toEqual([{ code, applianceId: 'id of A', retailer: 'best-buy' }]);
});

test('A check that applies to no model is left out', async () => {
  expect(await checksOf(each(step('Possible', '4.10')), none, 2)).toEqual([]);
});

test('A check of whole models says how many there are of the first named', async () => {
  const shared = { ...none, 'same-evidence': { models: ['LG A'], total: 7 } };
  expect(await checksOf(each(), shared, 1)).toEqual([
    { code: 'same-evidence', message: importChecks['same-evidence'], models: ['LG A'], total: 7 },
  ]);
});

import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { priceBandCents } from '@appliance-index/domain/catalogue/price';
import { importGuards } from '@appliance-index/domain/imports/import-guards';
import { voteBurst } from '@appliance-index/domain/people/vote';
import { bestFirst, orderSteps, rankingLimits } from '@appliance-index/domain/scores/ranking';
import { fewReviewsBelow, maxScoreTenths, tenthsPerStar } from '@appliance-index/domain/scores/score';
import { expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { directReads } from '../../../test/fakes/direct-reads.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import { InMemoryScoreHistory } from '../../../test/fakes/in-memory-score-history.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import { Methodology } from './methodology.js';

const history = new InMemoryScoreHistory([], [], { updated: '2026-05', previous: '2026-01' });
const viewOf = (models: Appliance[]) =>
  new Methodology(new InMemoryAppliances(models), history, new InMemoryTrust(models), directReads).view();

test('the rules are those of the domain', async () => {
  expect(await viewOf([])).toMatchObject({
    maxScoreTenths,
    tenthsPerStar,
    weightWithoutCount: 1,
    fewReviewsBelow,
    orderSteps,
    limits: { best: rankingLimits.best, worst: rankingLimits.worst },
    priceBandCents,
    votes: { aspects: ['overall', 'price', 'reliability'], sides: ['consumer', 'tech'], burst: voteBurst },
    guards: importGuards,
    updated: '2026-05',
    example: null,
  });
});

test('the order steps describe the actual order', () => {
  const equal = { brand: 'LG', model: 'A', lowesScore: 40, lowesReviewCount: 9 };
  const base = appliance(equal, '00000000-0000-4000-8000-000000000001');
  const better: Record<string, Appliance> = {
    rated: appliance({ ...equal, lowesScore: 0 }),
    score: appliance({ ...equal, lowesScore: 41, lowesReviewCount: 1 }),
    reviews: appliance({ ...equal, lowesReviewCount: 10, brand: 'Z' }),
    brand: appliance({ ...equal, brand: 'GE', model: 'Z' }),
    model: appliance({ ...equal, model: '9' }, 'ffffffff-ffff-4fff-8fff-ffffffffffff'),
    id: appliance(equal, '00000000-0000-4000-8000-000000000000'),
  };
  expect(Object.keys(better)).toEqual(orderSteps);
  const unrated = appliance({ brand: 'A' });
  for (const [step, model] of Object.entries(better)) {
    expect(bestFirst(model, step === 'rated' ? unrated : base)).toBeLessThan(0);
  }
});

test('each retailer has the month of its latest scores', async () => {
  const model = appliance();
  const monthScore = { month: '2026-01', score: 40, reviewCount: 3 };
  const lowes = { ...monthScore, retailer: 'lowes' as const };
  history.monthScores.set(model.id, [lowes, { ...lowes, month: '2026-05' }, { ...lowes, month: '2026-03' }]);
  const { retailers } = await viewOf([model]);
  expect(retailers.map(({ name, month, models }) => [name, month, models])).toEqual([
    ["Lowe's", '2026-05', 1],
    ['Home Depot', null, 0],
    ['Best Buy', null, 0],
    ['AJ Madison', null, 0],
  ]);
});

test('the worked example is the most reviewed model on which retailers disagree', async () => {
  const alone = appliance({ lowesScore: 50, lowesReviewCount: 90_000 });
  const agreed = { lowesScore: 44, lowesReviewCount: 50_000, bestBuyScore: 44, bestBuyReviewCount: 50_000 };
  const few = appliance({ lowesScore: 50, lowesReviewCount: 5, bestBuyScore: 40, bestBuyReviewCount: 5 });
  const many = appliance({
    homeDepotScore: 43,
    homeDepotReviewCount: 11_270,
    bestBuyScore: 42,
    bestBuyReviewCount: 467,
    ajMadisonScore: 30,
    ajMadisonReviewCount: null,
  });
  const { example } = await viewOf([alone, appliance(agreed), few, many]);
  expect(example?.card.id).toBe(many.id);
  expect(example?.shares.map(({ name, score, weight }) => [name, score, weight])).toEqual([
    ['Home Depot', 43, 11_270],
    ['Best Buy', 42, 467],
    ['AJ Madison', 30, 1],
  ]);
  const sum = (amountOf: (share: { score: number; weight: number; weightedTenths: number }) => number) =>
    example?.shares.reduce((total, share) => total + amountOf(share), 0);
  expect(example?.weight).toBe(sum(({ weight }) => weight));
  expect(example?.weightedTenths).toBe(sum(({ score, weight }) => score * weight));
  expect(example?.weightedTenths).toBe(sum(({ weightedTenths }) => weightedTenths));
  expect(example?.avgScore).toBe((example?.weightedTenths ?? 0) / (tenthsPerStar * (example?.weight ?? 1)));
  expect(example?.card.shownScore).toBe('4.3');
});

test('the worked example may have a single retailer when no model has two', async () => {
  const alone = appliance({ lowesScore: 50, lowesReviewCount: 9 });
  expect((await viewOf([appliance(), alone])).example?.card.id).toBe(alone.id);
});

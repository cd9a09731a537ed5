import type { CategorySlug } from '@appliance-index/domain/catalogue/taxonomy';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { describe, expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { directReads } from '../../../test/fakes/direct-reads.js';
import { FakeCatalogueVersion } from '../../../test/fakes/fake-catalogue-version.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import { InMemoryScoreHistory } from '../../../test/fakes/in-memory-score-history.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import type { ReadingPair } from '../rankings/ranking-ports.js';
import { Catalogue } from './catalogue.js';
import { ReviewTrends } from './review-trends.js';

const model = appliance({
  lowesScore: 45,
  lowesReviewCount: 100,
  homeDepotScore: 30,
  homeDepotReviewCount: 300,
  bestBuyScore: 41,
});
const rival = appliance({ lowesScore: 50, lowesReviewCount: 1 });
const models = [model, rival];
const history = new InMemoryScoreHistory(models, [model], { updated: '2026-05', previous: '2026-04' });
history.monthScores.set(model.id, [
  { retailer: 'lowes', month: '2026-04', score: 40, reviewCount: 90 },
  { retailer: 'home-depot', month: '2026-04', score: 30, reviewCount: 300 },
  { retailer: 'lowes', month: '2026-05', score: 45, reviewCount: 100 },
]);
const noMedia = { listFor: async () => [] };
const version = new FakeCatalogueVersion();
const trends = new ReviewTrends(history, version);
const trust = new InMemoryTrust(models);
trust.pastPlaces.set('2026-04', { low: 1, high: 2 });
const catalogue = new Catalogue(new InMemoryAppliances(models), history, trust, noMedia, directReads, trends);
const missing = {
  kind: 'not-found',
  code: 'appliance',
  message: "The appliance you're looking for doesn't exist.",
};

test('a model is shown with all public fields and the two derived values, and nothing else', async () => {
  const view = await catalogue.find(model.id);
  expect(view).toMatchObject({
    id: model.id,
    lowesScore: 45,
    bestBuyReviewCount: null,
    totalReviews: 400,
    version: 1,
  });
  expect(view.avgScore).toBeCloseTo((45 * 100 + 30 * 300 + 41) / 4010, 12);
  expect(Object.keys(view)).not.toContain('deletedAt');
  expect(await catalogue.all()).toEqual([await catalogue.find(rival.id), view]);
});

test.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])('there is no model %j', async (id) => {
  await expect(catalogue.find(id)).rejects.toMatchObject(missing);
  await expect(catalogue.detail(id)).rejects.toMatchObject(missing);
});

describe('the details of a model', () => {
  test('date each score by its snapshot; scores entered by staff have no month', async () => {
    const { retailers } = await catalogue.detail(model.id);
    expect(retailers.map(({ name, score, month }) => [name, score, month])).toEqual([
      ["Lowe's", 45, '2026-05'],
      ['Home Depot', 30, '2026-04'],
      ['Best Buy', 41, null],
      ['AJ Madison', null, null],
    ]);
  });

  test('name models that are rated higher for about the same price', async () => {
    const priced = { lowesReviewCount: 300, priceRange: '$1,000' };
    const own = appliance({ ...priced, lowesScore: 40 });
    const [better, dearer] = [
      appliance({ ...priced, lowesScore: 45 }),
      appliance({ ...priced, lowesScore: 48, priceRange: '$2,000' }),
    ];
    const all = new Catalogue(
      new InMemoryAppliances([own, better, dearer]),
      new InMemoryScoreHistory([own, better, dearer]),
      new InMemoryTrust([own, better, dearer]),
      noMedia,
      directReads,
      trends,
    );
    expect((await all.detail(own.id)).ratedHigher.map(({ id }) => id)).toEqual([better.id]);
    expect((await all.detail(dearer.id)).ratedHigher).toEqual([]);
  });

  test("say how far each retailer's score can be off, which is less with more reviews", async () => {
    const { margins } = await catalogue.detail(model.id);
    expect(margins.map(({ retailer }) => retailer)).toEqual(['lowes', 'home-depot', 'best-buy']);
    const [lowes = 0, homeDepot = 0, bestBuy = 0] = margins.map(({ margin }) => margin);
    expect(lowes).toBeGreaterThan(0.2);
    expect(lowes).toBeLessThan(bestBuy);
    expect(homeDepot).toBeLessThan(bestBuy);
  });

  test('say when a score was entered by staff', async () => {
    const [at, former] = [new Date('2026-11-25T10:00:00Z'), new Date('2026-03-01T10:00:00Z')];
    history.entries = [
      { retailer: 'best-buy', at },
      { retailer: 'lowes', at: former },
    ];
    const { enteredByHand } = await catalogue.detail(model.id);
    expect(enteredByHand).toEqual([{ retailer: 'best-buy', at: at.toISOString() }]);
  });

  test('include the score history, month by month', async () => {
    const points = (await catalogue.detail(model.id)).history;
    expect(points.map(({ month, shownScore, totalReviews }) => [month, shownScore, totalReviews])).toEqual([
      ['2026-04', '3.2', 390],
      ['2026-05', '3.4', 400],
    ]);
    expect(points.map(({ retailers }) => retailers.map(({ retailer }) => retailer))).toEqual([
      ['lowes', 'home-depot'],
      ['lowes'],
    ]);
  });

  test('include the rank within the type and its movement', async () => {
    expect((await catalogue.detail(model.id)).rank).toEqual({ rank: 2, of: 2, movement: -1 });
    expect((await catalogue.detail(rival.id)).rank).toEqual({ rank: 1, of: 2, movement: 'new' });
  });

  test('show no movement of a model that had a rank, but not in the previous month', async () => {
    const ranks = new InMemoryScoreHistory(models, [model], { updated: '2026-05', previous: '2026-04' });
    for (const { id } of models) ranks.earlierRanks.set(id, new Map([['2026-01', 3]]));
    const all = new Catalogue(new InMemoryAppliances(models), ranks, trust, noMedia, directReads, trends);
    expect((await all.detail(rival.id)).rank).toMatchObject({ movement: null });
    expect((await all.detail(model.id)).rank).toMatchObject({ movement: -1 });
  });

  test('count the rank among the models with a score', async () => {
    const withUnrated = new InMemoryAppliances([...models, appliance()]);
    const all = new Catalogue(withUnrated, history, trust, noMedia, directReads, trends);
    expect((await all.detail(model.id)).rank).toMatchObject({ rank: 2, of: 2 });
  });

  test('include the rank in each month', async () => {
    const ranksOf = async (id: string) =>
      (await catalogue.detail(id)).history.map(({ month, rank }) => [month, rank]);
    expect(await ranksOf(model.id)).toEqual([
      ['2026-04', 1],
      ['2026-05', 2],
    ]);
  });

  test('say how sure the rank is, now and in past months', async () => {
    const detail = await catalogue.detail(model.id);
    expect(detail.trust).toMatchObject({ place: 2, placeLow: 1, placeHigh: 2, of: 2, evidence: 'good' });
    expect(detail.history.map(({ places }) => places)).toEqual([
      { low: 1, high: 2 },
      { low: 1, high: 2 },
    ]);
  });

  test('give an unrated model no rank', async () => {
    const unrated = appliance();
    const alone = new Catalogue(
      new InMemoryAppliances([unrated]),
      new InMemoryScoreHistory([unrated]),
      new InMemoryTrust([unrated]),
      noMedia,
      directReads,
      trends,
    );
    expect(await alone.detail(unrated.id)).toMatchObject({
      ...{ rank: null, history: [], updated: null },
      trust: { evidence: 'none', place: null },
    });
  });
});

describe('newer reviews', () => {
  const models = [1, 2, 3, 4].map((number) => appliance({ model: `W${number}`, category: 'washers' }));
  const [first, second, third, fourth] = models.map(({ id }) => id) as [string, string, string, string];
  const pairOf = (
    applianceId: string,
    retailer: RetailerSlug,
    later: string | null,
    count = 8000,
  ): ReadingPair => ({
    applianceId,
    category: 'washers',
    retailer,
    earlier: { month: '2026-04', rating: '4.5000', count: 4000 },
    later: { month: '2026-05', rating: later, count },
  });
  const steps = new InMemoryScoreHistory(models);
  steps.pairs = [
    pairOf(first, 'best-buy', '4.5000', 4029),
    pairOf(first, 'lowes', '4.2500'),
    pairOf(first, 'home-depot', '4.9000'),
    pairOf(second, 'lowes', '4.4000'),
    pairOf(third, 'lowes', '4.4500'),
  ];
  const version = new FakeCatalogueVersion();
  const trends = new ReviewTrends(steps, version);
  const shown = new Catalogue(new InMemoryAppliances(models), steps, trust, noMedia, directReads, trends);
  const between = { from: '2026-04', to: '2026-05' };

  test('are shown for each retailer with two months, with the reason when there is no mean', async () => {
    const { newerReviews } = await shown.detail(first);
    expect(newerReviews).toEqual([
      {
        ...between,
        retailer: 'lowes',
        name: "Lowe's",
        kind: 'shown',
        newReviews: 4000,
        stars: expect.closeTo(4, 9),
        error: expect.closeTo(0.00015, 9),
        before: 4.5,
        isLower: true,
      },
      { ...between, retailer: 'home-depot', name: 'Home Depot', kind: 'impossible' },
      { ...between, retailer: 'best-buy', name: 'Best Buy', kind: 'too-few' },
    ]);
    expect((await shown.detail(fourth)).newerReviews).toEqual([]);
  });

  test('are not looked for at a retailer that took its score back', async () => {
    steps.pairs.push(pairOf(fourth, 'lowes', null));
    expect((await shown.detail(fourth)).newerReviews).toEqual([]);
    steps.pairs.pop();
  });

  test('are lower only where they fell by more than usual in the category', async () => {
    expect((await shown.detail(second)).newerReviews).toMatchObject([{ kind: 'shown', isLower: false }]);
    expect(await trends.medianChanges()).toEqual(new Map([['washers', expect.closeTo(-0.2, 9)]]));
    expect(await trends.lowerModels()).toEqual(new Set([first]));
  });

  test('are compared with the rest of the category as it is now', async () => {
    steps.pairs.push(pairOf(fourth, 'lowes', '4.2000'));
    expect(await trends.lowerModels()).toEqual(new Set([first]));
    version.bump();
    expect(await trends.lowerModels()).toEqual(new Set([first, fourth]));
    steps.pairs.pop();
  });

  test('are not read anew for the whole category after an edit that changes none', async () => {
    version.bump();
    await trends.lowerModels();
    const { readingPairs } = steps;
    steps.readingPairs = () => Promise.reject(new Error('read anew'));
    version.bump();
    expect(await trends.lowerModels()).toEqual(new Set([first]));
    steps.readingPairs = readingPairs;
  });
});

describe('the explanation of a score', () => {
  test('lists what each retailer contributes, with its month', async () => {
    const view = await catalogue.explain(model.id);
    expect(
      view.parts.map(({ name, weight, weightedTenths, month }) => [name, weight, weightedTenths, month]),
    ).toEqual([
      ["Lowe's", 100, 4500, '2026-05'],
      ['Home Depot', 300, 9000, '2026-04'],
      ['Best Buy', 1, 41, null],
    ]);
    expect(view.leftOut.map(({ name }) => name)).toEqual(['AJ Madison']);
    expect(view).toMatchObject({ weightedTenths: 13541, weight: 401, totalReviews: 400, shownScore: '3.4' });
    expect(view.avgScore).toBe((await catalogue.find(model.id)).avgScore);
    expect(view.plainMean).toBeCloseTo(3.8667, 4);
  });

  test('of an unrated model has no parts and no mean', async () => {
    const unrated = appliance({ bestBuyReviewCount: 12 });
    const alone = new Catalogue(
      new InMemoryAppliances([unrated]),
      new InMemoryScoreHistory(),
      new InMemoryTrust(),
      noMedia,
      directReads,
      trends,
    );
    expect(await alone.explain(unrated.id)).toMatchObject({
      parts: [],
      avgScore: 0,
      shownScore: '0.0',
      plainMean: null,
      totalReviews: 12,
    });
  });

  test('does not exist for an unknown model', async () => {
    await expect(catalogue.explain('nonsense')).rejects.toMatchObject(missing);
  });
});

describe('a comparison', () => {
  test('shows the models in the given order, with the same data as their detail pages', async () => {
    const { models, unknown } = await catalogue.compare([rival.id, model.id, rival.id]);
    expect(models.map(({ card }) => card.id)).toEqual([rival.id, model.id]);
    const { card, retailers, history, rank, trust: sureness } = await catalogue.detail(model.id);
    expect(models[1]).toEqual({ card, retailers, history, rank, trust: sureness, priceCents: null });
    expect(unknown).toEqual([]);
  });

  test('of no model offers the two best of up to three types, with more than a few reviews if there are any', async () => {
    const rated = (
      name: string,
      category: CategorySlug,
      subcategory: string,
      lowesScore: number,
      lowesReviewCount: number,
    ) => appliance({ brand: 'LG', model: name, category, subcategory, lowesScore, lowesReviewCount });
    const scopes: [CategorySlug, string][] = [
      ['washers', 'front-load'],
      ['fridges', 'french-door'],
      ['dryers', 'tumble'],
      ['microwaves', 'otr-microwave'],
    ];
    const many = scopes.flatMap(([category, type]) => [
      rated(`${type} few`, category, type, 50, 3),
      rated(`${type} good`, category, type, 40, 900),
      rated(`${type} best`, category, type, 45, 900),
    ]);
    const all = new InMemoryAppliances([...many, rated('alone', 'stoves', 'gas-stove', 50, 900)]);
    const { ready } = await new Catalogue(all, history, trust, noMedia, directReads, trends).compare([]);
    expect(ready.map(({ label, models: two }) => [label, ...two.map(({ model: name }) => name)])).toEqual([
      ['Front Load, Washers', 'front-load best', 'front-load good'],
      ['French Door, Fridges', 'french-door best', 'french-door good'],
      ['Standard Dryer, Dryers', 'tumble best', 'tumble good'],
    ]);
    expect((await catalogue.compare([model.id])).ready).toEqual([]);
  });

  test('lists unknown ids', async () => {
    const unknownId = '00000000-0000-4000-8000-000000000000';
    const { models, unknown } = await catalogue.compare([unknownId, model.id, 'nonsense']);
    expect(models).toHaveLength(1);
    expect(unknown).toEqual([unknownId]);
  });
});

test('models that imports cannot tell apart are named', async () => {
  const same = [appliance({ brand: 'Cafe', model: 'M1' }), appliance({ brand: 'Café', model: 'm-1' })];
  const all = new InMemoryAppliances([...models, ...same]);
  const lines = await new Catalogue(all, history, trust, noMedia, directReads, trends).duplicates();
  expect(lines).toHaveLength(1);
  for (const part of ['Cafe M1', 'Café m-1', 'in washers', 'Rename or delete one'])
    expect(lines[0]).toContain(part);
});

import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { describe, expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { directReads } from '../../../test/fakes/direct-reads.js';
import { InMemoryAppliances } from '../../../test/fakes/in-memory-appliances.js';
import { InMemoryScoreHistory } from '../../../test/fakes/in-memory-score-history.js';
import { InMemoryTrust } from '../../../test/fakes/in-memory-trust.js';
import type { Models } from './models.js';
import type { ScoreMonths } from './ranking-ports.js';
import { Rankings } from './rankings.js';

const noFilters: Pick<Models, 'narrowed'> = {
  narrowed: () => Promise.reject(new Error('Nothing is filtered here.')),
};
const months = { updated: '2026-05', previous: '2026-04' };
const withScores = (now: Appliance[], before: Appliance[] = [], between: ScoreMonths = months) =>
  new Rankings(
    new InMemoryAppliances(now),
    new InMemoryScoreHistory(now, before, between),
    new InMemoryTrust(now),
    directReads,
    noFilters,
  );

const scored = (lowesScore: number | null, more = {}) =>
  appliance({ lowesScore, lowesReviewCount: 100, ...more });

describe('a ranking', () => {
  test('says of each rated model how sure its place is, in the list that is shown', async () => {
    const [first, second, other] = [scored(45), scored(44), scored(50, { subcategory: 'top-load' })];
    const unrated = appliance();
    const rankings = withScores([first, second, other, unrated]);
    const type = await rankings.ranking('washers', 'front-load');
    const category = await rankings.ranking('washers', null);
    expect(Object.keys(type.trust).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(type.trust[second.id]).toMatchObject({ place: 2, of: 2, evidence: 'low', techsDisagree: null });
    expect(category.trust[second.id]).toMatchObject({ place: 3, of: 3 });
  });

  test('can be ordered by likely true scores, with the official places', async () => {
    const few = scored(50, { lowesReviewCount: 1 });
    const models = [few, ...Array.from({ length: 10 }, (_, tenths) => scored(40 + (tenths % 5)))];
    const rankings = withScores(models);
    const first = async (order: 'official' | 'evidence') => {
      const { lists, trust } = await rankings.ranking('washers', 'front-load', order);
      const [id = ''] = lists.overall.best.map((place) => place.appliance);
      return { id, place: trust[id]?.place, movements: lists.overall.best.map(({ movement }) => movement) };
    };
    expect(await first('official')).toMatchObject({ id: few.id, place: 1 });
    const byEvidence = await first('evidence');
    expect(byEvidence.id).not.toBe(few.id);
    expect(byEvidence.place).toBe(2);
    expect(new Set(byEvidence.movements)).toEqual(new Set([null]));
  });

  test('contains the best 25, the 10 lowest-rated and the number of models', async () => {
    const models = Array.from({ length: 40 }, (_, index) => scored(index));
    const unrated = appliance();
    const ranking = await withScores([...models, unrated]).ranking('washers', 'front-load');
    const { best, worst } = ranking.lists.overall;
    expect(ranking.total).toBe(41);
    expect(best.map((place) => place.appliance)).toEqual(
      models
        .map(({ id }) => id)
        .reverse()
        .slice(0, 25),
    );
    expect(worst.map((place) => place.appliance)).toEqual(models.map(({ id }) => id).slice(0, 10));
    expect(ranking.steps).toEqual({ best: 10, worst: 2, loadMore: 6 });
  });

  test('contains the card of every listed model exactly once', async () => {
    const models = Array.from({ length: 60 }, (_, index) =>
      scored(index % 50, { reliabilityScore: (index * 7) % 50, priceRange: `$${(index * 311) % 2000}` }),
    );
    const { appliances, lists } = await withScores(models).ranking('washers', null);
    const listed = new Set(
      Object.values(lists).flatMap(({ best, worst }) => [...best, ...worst].map((place) => place.appliance)),
    );
    expect(appliances.map(({ id }) => id).toSorted()).toEqual([...listed].toSorted());
  });

  test('dates the models whose scores are all a year old or older', async () => {
    const [recent, old, aged, edited, unrated] = [
      scored(40),
      scored(39),
      scored(38),
      scored(37),
      appliance(),
    ];
    const models = [recent, old, aged, edited, unrated];
    const scoreMonths = new Map([
      [recent.id, '2025-06'],
      [old.id, '2025-05'],
      [aged.id, '2021-07'],
    ]);
    const { oldScores, scoreMonths: shown } = await new Rankings(
      new InMemoryAppliances(models),
      new InMemoryScoreHistory(models, [], months),
      new InMemoryTrust(models, scoreMonths),
      directReads,
      noFilters,
    ).ranking('washers', null);
    expect(shown).toEqual(Object.fromEntries(scoreMonths));
    expect(oldScores).toEqual({ [old.id]: '2025-05', [aged.id]: '2021-07' });
  });

  test('leaves out models of other types and categories', async () => {
    const models = [scored(40), scored(50, { subcategory: 'top-load' }), scored(50, { category: 'dryers' })];
    const { total, appliances } = await withScores(models).ranking('washers', 'front-load');
    expect(total).toBe(1);
    expect(appliances.map(({ id }) => id)).toEqual([models[0]?.id]);
  });

  test('shows how models moved since the previous month, in the overall lists only', async () => {
    const [riser, loser, newcomer] = [scored(50), scored(30), scored(40)];
    const before = [riser, loser].map((model, index) =>
      appliance({ ...model, lowesScore: [10, 20][index] ?? null }, model.id),
    );
    const { lists } = await withScores([riser, loser, newcomer], before).ranking('washers', null);
    expect(lists.overall.best).toEqual([
      { appliance: riser.id, movement: 1 },
      { appliance: newcomer.id, movement: 'new' },
      { appliance: loser.id, movement: -2 },
    ]);
    expect(lists.overall.worst.map((place) => place.movement)).toEqual([1, 'new', -2]);
    for (const place of [...lists.reliability.best, ...lists.price.worst]) expect(place.movement).toBeNull();
  });

  test('shows no movement of a model that had a rank, but not in the previous month', async () => {
    const [restored, kept] = [scored(50), scored(30)];
    const history = new InMemoryScoreHistory([restored, kept], [kept], months);
    history.earlierRanks.set(restored.id, new Map([['2026-01', 3]]));
    const rankings = new Rankings(
      new InMemoryAppliances([restored, kept]),
      history,
      new InMemoryTrust([restored, kept]),
      directReads,
      noFilters,
    );
    expect((await rankings.ranking('washers', null)).lists.overall.best).toEqual([
      { appliance: restored.id, movement: null },
      { appliance: kept.id, movement: -1 },
    ]);
  });

  test('has no movements without an earlier month', async () => {
    const ranking = withScores([scored(50)], [], { updated: '2026-05', previous: null });
    expect((await ranking.ranking('washers', null)).lists.overall.best).toEqual([
      expect.objectContaining({ movement: null }),
    ]);
  });

  test.each([
    ['toasters', null, 'Toasters', null],
    ['washers', 'side-load', 'Washers', 'Side Load'],
    ['__proto__', 'constructor', '__proto__', 'Constructor'],
  ])('of %s %s is empty, not an error', async (category, subcategory, categoryLabel, subcategoryLabel) => {
    const ranking = await withScores([scored(50)]).ranking(category, subcategory);
    expect(ranking).toMatchObject({ total: 0, appliances: [], categoryLabel, subcategoryLabel });
    expect(ranking.lists.overall).toEqual({ best: [], worst: [] });
  });
});

describe('the categories', () => {
  test('are listed in order, with counts and best models', async () => {
    const models = [scored(46), scored(49, { subcategory: null }), appliance({ subcategory: 'top-load' })];
    const { total, updated, categories } = await withScores(models).categories();
    expect({ total, updated }).toEqual({ total: 3, updated: '2026-05' });
    expect(categories.map(({ label }) => label)).toEqual([
      'Washers',
      'Dryers',
      'Stoves',
      'Fridges',
      'Dishwashers',
      'Microwaves',
    ]);
    expect(categories[0]).toMatchObject({
      count: 3,
      top: { id: models[1]?.id, shownScore: '4.9' },
      types: [
        { subcategory: 'top-load', label: 'Top Load', count: 1, bestScore: null },
        { subcategory: 'front-load', count: 1, bestScore: '4.6' },
        { subcategory: 'commercial', count: 0, bestScore: null },
        { subcategory: 'commercial-front-load', count: 0, bestScore: null },
      ],
    });
    expect(categories[1]).toMatchObject({ count: 0, top: null });
  });
});

import { parseModelList } from '@appliance-index/domain/models/model-list';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { appliance } from '../../../test/builders.js';
import { FakeCatalogueVersion } from '../../../test/fakes/fake-catalogue-version.js';
import { InMemoryScoreHistory } from '../../../test/fakes/in-memory-score-history.js';
import type { ReviewTrends } from '../catalogue/review-trends.js';
import type { ListedModel } from './model-ports.js';
import { Models } from './models.js';

const listed = (fields: Parameters<typeof appliance>[0]): ListedModel => ({
  ...appliance(fields),
  ...{ priceCents: null, isPictured: false, evidence: null, adjusted: null, scoreMonth: null },
  ...{ poolFirst: null, poolSize: null },
});
const washer = listed({ brand: 'LG', lowesScore: 40, lowesReviewCount: 90 });
const fridge = listed({ brand: 'Sub-Zero', category: 'fridges', subcategory: null, lowesScore: 30 });
const unrated = listed({ brand: 'GE' });

let approved: string[];
let now: Date;
let version: FakeCatalogueVersion;
let models: Models;

beforeEach(() => {
  approved = [];
  now = new Date('2026-05-01T12:00:00Z');
  version = new FakeCatalogueVersion();
  models = new Models(
    { all: async () => [washer, fridge, unrated], approved: async () => approved },
    new InMemoryScoreHistory(),
    { lowerModels: async () => new Set<string>() } as unknown as ReviewTrends,
    version,
    { now: () => now },
  );
});

describe('A file of the table of models', () => {
  const identity = async (query = '') =>
    (await models.file(parseModelList(new URLSearchParams(query)).list)).identity;

  test('is another one once a technician recommends a model, at the latest after five seconds', async () => {
    const before = await identity();
    approved = [washer.id];
    now = new Date(now.getTime() + 5_000);
    expect(await identity()).not.toBe(before);
  });

  test('is the same whatever page was open, and unknown while the catalogue may have changed', async () => {
    expect(await identity('page=2')).toBe(await identity());
    expect(await identity('sort=price')).not.toBe(await identity());
    version.isUnknown = true;
    expect(await identity()).toBeNull();
  });
});

test('A model without a score has no evidence, and one that is not assessed yet none that is known', async () => {
  const { rows } = await models.page('unrated=1');
  expect(rows.map(({ brand, evidence }) => [brand, evidence])).toEqual([
    ['LG', null],
    ['Sub-Zero', null],
    ['GE', 'none'],
  ]);
});

test('Nobody is told to leave the category of a ranking when nothing in it fits', async () => {
  const { without } = await models.narrowed(
    { category: 'washers', subcategory: null },
    'official',
    'brand=Sub-Zero',
  );
  expect(without).toEqual([{ group: 'brand', count: 2 }]);
});

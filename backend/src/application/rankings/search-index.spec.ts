import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import {
  matchesQuery,
  normaliseQuery,
  queryWords,
  searchText,
} from '@appliance-index/domain/catalogue/search';
import { ranked } from '@appliance-index/domain/scores/ranking';
import { isRated } from '@appliance-index/domain/scores/score';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { appliance, randomAppliances, seededRandom } from '../../../test/builders.js';
import { FakeCatalogueVersion } from '../../../test/fakes/fake-catalogue-version.js';
import { resultView, shownEvidence } from './cards.js';
import { CurrentSearchIndex, SearchIndex } from './search-index.js';
import type { EvidenceById } from './trust-ports.js';

const odd = [
  appliance({ brand: '100%_Pure\\', model: "O'Neil <b>" }),
  appliance({ brand: 'LG', model: 'X' }),
  appliance({ brand: 'Zéphyr', model: 'Cafe\u0301 😀 łódź' }),
  appliance({ brand: 'Washer Works', model: 'Washer', category: 'dryers', subcategory: null }),
];
const models = ranked([...randomAppliances(1_500, seededRandom(11)), ...odd], 'overall');
const evidence: EvidenceById = new Map(models.filter((_, at) => at % 3 > 0).map(({ id }) => [id, 'good']));
const index = new SearchIndex({ models, evidence });
const texts = models.map(searchText);

/** Any part of a model's search text within one field, or something that hardly any model contains. */
const query = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(), fc.nat({ max: 9 })).map(([which, from, length]) => {
    const text = texts[which % texts.length] ?? '';
    return (text.slice(from % text.length).split('\n')[0] ?? '').slice(0, length + 1);
  }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);

describe('The search index', () => {
  test('finds and counts the models that match, best first', () => {
    fc.assert(
      fc.property(query, fc.constantFrom(1, 8, 100), (text, limit) => {
        const normalised = normaliseQuery(text);
        fc.pre(normalised !== '');
        const expected = models.filter((model) => matchesQuery(model, text));
        expect(index.search([normalised], firstOf(limit))).toEqual({
          total: expected.length,
          counts: countsOf(expected),
          results: expected.slice(0, limit).map(rankedView),
        });
      }),
      { numRuns: 300 },
    );
  });

  test('finds the models that contain every word, best first', () => {
    fc.assert(
      fc.property(fc.array(query, { minLength: 1, maxLength: 3 }), (parts) => {
        const words = queryWords(parts.join(' '));
        fc.pre(words.length > 0);
        const expected = models.filter((model) => words.every((word) => searchText(model).includes(word)));
        expect(index.searchWords(words, 8)).toEqual(expected.slice(0, 8).map(rankedView));
      }),
      { numRuns: 300 },
    );
  });

  test('counts the models that contain every word, and lists any part of them, also of one category', () => {
    const category = fc.constantFrom(null, 'washers', 'fridges');
    fc.assert(
      fc.property(
        fc.array(query, { minLength: 1, maxLength: 3 }),
        category,
        fc.nat(40),
        (parts, of, offset) => {
          const words = queryWords(parts.join(' '));
          fc.pre(words.length > 0);
          const all = models.filter((model) => words.every((word) => searchText(model).includes(word)));
          const listed = all.filter((model) => of === null || model.category === of);
          expect(index.search(words, { category: of, offset, limit: 9 })).toEqual({
            total: all.length,
            counts: countsOf(all),
            results: listed.slice(offset, offset + 9).map(rankedView),
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('of an empty catalogue finds nothing', () => {
    const empty = new SearchIndex({ models: [], evidence });
    expect(empty.search(['lg'], firstOf(100))).toEqual({ total: 0, counts: {}, results: [] });
    expect(empty.searchWords(['lg'], 8)).toEqual([]);
  });
});

describe('The index of the current catalogue', () => {
  test('is built after twenty searches without it, once, and dropped when the catalogue changes', async () => {
    const { current, version, reads } = currentIndex();
    await searchDatabase(current, 19);
    expect([current.get(), reads()]).toEqual([undefined, 0]);
    await searchDatabase(current, 5);
    expect(current.get()?.search(['lg'], firstOf(1)).total).toBe(1);
    expect(reads()).toBe(1);
    version.bump();
    expect(current.get()).toBeUndefined();
    await searchDatabase(current, 20);
    expect(current.get()).toBeDefined();
    expect(reads()).toBe(2);
  });

  test('does not hold what was read before a change', async () => {
    const { current, version } = currentIndex();
    const building = searchDatabase(current, 20);
    version.bump();
    await building;
    expect(current.get()).toBeUndefined();
  });

  test('is tried again after a failed read', async () => {
    const { current, fail } = currentIndex();
    fail(true);
    await searchDatabase(current, 20);
    expect(current.get()).toBeUndefined();
    fail(false);
    await searchDatabase(current, 20);
    expect(current.get()).toBeDefined();
  });

  test('is not built while change notifications are unavailable', async () => {
    const { current, version, reads } = currentIndex();
    version.isUnknown = true;
    await searchDatabase(current, 100);
    expect([current.get(), reads()]).toEqual([undefined, 0]);
  });

  test('is not built for a catalogue that takes too much memory', async () => {
    const lg = appliance({ brand: 'LG' });
    const version = new FakeCatalogueVersion();
    const limits: number[] = [];
    const current = new CurrentSearchIndex(version, async (limit) => {
      limits.push(limit);
      return { models: new Array(limit).fill(lg), evidence };
    });
    await searchDatabase(current, 100);
    expect(current.get()).toBeUndefined();
    expect(limits).toEqual([150_001]);
  });
});

function firstOf(limit: number) {
  return { category: null, offset: 0, limit };
}

function countsOf(of: readonly Appliance[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object.groupBy(of, ({ category }) => category)).map(([each, own = []]) => [
      each,
      own.length,
    ]),
  );
}

/** The model as a result, with its place among the models of its type, or else of its category. */
function rankedView(model: Appliance) {
  const { category, subcategory } = model;
  const scope = models.filter(
    (each) => each.category === category && (subcategory === null || each.subcategory === subcategory),
  );
  const rank = isRated(model) ? scope.indexOf(model) + 1 : null;
  return { ...resultView(model), rank, evidence: shownEvidence(model, evidence) };
}

function currentIndex() {
  const version = new FakeCatalogueVersion();
  let reads = 0;
  let isFailing = false;
  const current = new CurrentSearchIndex(version, async () => {
    reads++;
    if (isFailing) throw new Error('down');
    return { models: [appliance({ brand: 'LG' })], evidence };
  });
  const fail = (value: boolean) => {
    isFailing = value;
  };
  return { current, version, reads: () => reads, fail };
}

/** Counts searches, and lets a read that they started finish. */
async function searchDatabase(current: CurrentSearchIndex, times: number): Promise<void> {
  for (let time = 0; time < times; time++) current.countSearchWithout();
  for (let tick = 0; tick < 5; tick++) await Promise.resolve();
}

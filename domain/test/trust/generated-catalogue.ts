import { categorySlugs, typesOf } from '../../src/catalogue/taxonomy.js';
import type { TrustInput } from '../../src/trust/trust.js';
import { scoresOf } from '../known-scores.js';

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Made-up models, spread over all types, with up to four retailers each and counts from 1 to 10,000; one in ten is another
 * colour of the one before.
 */
export function generatedCatalogue(size: number, seed = 1): TrustInput[] {
  const random = randomNumbers(seed);
  const types = categorySlugs.flatMap((category) =>
    typesOf(category).map((type) => [category, type] as const),
  );
  const models: TrustInput[] = [];
  for (let index = 0; index < size; index++) {
    const [category, subcategory] = types[index % types.length] ?? ['washers', 'top-load'];
    const twin = models[index - types.length];
    const named = { id: `m${index}`, category, subcategory, model: `X${index}` };
    if (twin && random() < 0.1) models.push({ ...twin, ...named });
    else models.push({ ...named, brand: `Brand ${Math.floor(random() * 30)}`, ...generatedScores(random) });
  }
  return models;
}

function generatedScores(random: () => number) {
  const quality = 4.1 + 0.35 * (random() + random() + random() - 1.5);
  const main = Math.floor(random() * 4.2);
  const stores = Array.from({ length: 4 }, (_, store): [number | null, number | null] => {
    if (store !== main && random() > 0.1) return [null, null];
    const count = Math.ceil(10 ** (4 * random()));
    const noise = (3 * (random() - 0.5)) / Math.sqrt(count) + 0.3 * (random() - 0.5);
    return [Math.round(10 * Math.min(5, Math.max(1, quality + noise))), count];
  });
  return scoresOf(...stores);
}

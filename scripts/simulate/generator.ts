import { noScores } from '@appliance-index/domain/scores/history';
import { type RetailerSlug, retailers } from '@appliance-index/domain/scores/retailers';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import { type Limits, within } from '@appliance-index/domain/trust/limits';
import { type TrustInput, type TrustModel, typeKey } from '@appliance-index/domain/trust/trust';
import type { Random } from './random.js';
import type { Scenario } from './scenarios.js';
import { reviewsOf, type Source, type SourceModel, type Store } from './source.js';

/** A made-up model, with its true score in stars. */
export interface DrawnModel {
  model: TrustInput;
  truth: number;
}

const truthLimits: Limits = [1.3, 4.93];
const storeMeanLimits: Limits = [1.02, 4.98];
const countLimits: Limits = [1, 40_000];

/** Scores are rounded to tenths, which adds this variance. */
const roundingVariance = 1 / 1200;

/** Draws a true score for each model of the source, and then the reviews at its stores. */
export function drawCatalogue(source: Source, scenario: Scenario, random: Random): DrawnModel[] {
  return source.models.map((template) => {
    const stores = scenario.manyStores ? drawStores(template, source, random) : template.stores;
    const truth = drawTruth({ model: template.model, stores }, source.learned, scenario, random);
    return {
      truth,
      model: { ...template.model, ...noScores, ...drawScores(stores, truth, scenario, random) },
    };
  });
}

function drawStores({ model }: SourceModel, { counts }: Source, random: Random): Store[] {
  const known = counts.get(model.category) ?? [];
  const half = (known[random.below(known.length)] ?? 0) / 2;
  return random.some(retailers, 2 + random.below(3)).map(({ slug }) => {
    const count = Math.round(within(countLimits, half * Math.exp(0.9 * random.normal() - 0.3)));
    return { retailer: slug, count };
  });
}

function drawTruth(
  { model, stores }: SourceModel,
  { typeMean, slope, priorVariance }: TrustModel,
  { flat, skewed }: Scenario,
  random: Random,
): number {
  const log10Reviews = within(trustConstants.log10ReviewsLimits, Math.log10(reviewsOf(stores)));
  const line =
    (typeMean[typeKey(model)] ?? 0) + (flat ? 0 : slope * (log10Reviews - trustConstants.slopeCentre));
  const deviation = skewed ? (3 - random.gamma(3)) / Math.sqrt(3) : random.normal();
  return within(truthLimits, line + Math.sqrt(priorVariance[model.category] ?? 0) * deviation);
}

/** The scores and counts that the stores show. */
function drawScores(
  stores: readonly Store[],
  truth: number,
  scenario: Scenario,
  random: Random,
): Partial<TrustInput> {
  // How far the model divides its reviewers: the share of the largest variance that its stars have.
  const spread = 0.4 + 0.22 * random.uniform();
  const drawn = new Map<RetailerSlug, Store & { score: number }>();
  for (const store of stores) {
    const mean = drawStoreMean(store.count, truth, scenario, random);
    drawn.set(store.retailer, { ...store, score: drawScore(store.count, mean, spread, random) });
  }
  const fields = retailers.flatMap(({ slug, scoreField, countField }) => {
    const { score, count } = drawn.get(slug) ?? { score: null, count: null };
    return [[scoreField, score] as const, [countField, count] as const];
  });
  return Object.fromEntries(fields);
}

/** The mean that the store's own customers would give. */
function drawStoreMean(count: number, truth: number, scenario: Scenario, random: Random): number {
  const { K = trustConstants.batchNoise, F = trustConstants.retailerNoise, skewed } = scenario;
  const ofBatches = (K * (truth - 1) * (5 - truth)) / (count + trustConstants.batch);
  const deviation = skewed ? random.studentOfFour() / Math.SQRT2 : random.normal();
  const sd = Math.sqrt(Math.max(F - roundingVariance, 0) + ofBatches);
  return within(storeMeanLimits, truth + sd * deviation);
}

/**
 * The score of that many stars, in tenths, rounded half up. A share of the stars are only ones and fives, the others are one
 * plus a binomial number up to four, both with the same mean; the share is what gives them the spread.
 */
function drawScore(count: number, mean: number, spread: number, random: Random): number {
  const share = (spread - 0.25) / 0.75;
  const p = (mean - 1) / 4;
  const q = 1 - p;
  const atMost1 = share * q + (1 - share) * q ** 4;
  const atMost2 = atMost1 + (1 - share) * 4 * p * q ** 3;
  const atMost3 = atMost2 + (1 - share) * 6 * p ** 2 * q ** 2;
  const atMost4 = atMost3 + (1 - share) * 4 * p ** 3 * q;
  let stars = count;
  for (let review = 0; review < count; review++) {
    const chance = random.uniform();
    stars += +(chance > atMost1) + +(chance > atMost2) + +(chance > atMost3) + +(chance > atMost4);
  }
  return Math.floor((20 * stars + count) / (2 * count));
}

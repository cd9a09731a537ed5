import { bestFirst } from '../scores/ranking.js';
import { totalReviews } from '../scores/score.js';
import { samplesDisagree } from './chips.js';
import { trustConstants, trustVersion } from './constants.js';
import { type Evidence, evidenceOf, labelOf, marginOf, type Sample, samplesOf } from './evidence.js';
import { type LearnedNoise, learnNoise } from './learned-noise.js';
import { placementsOf } from './placements.js';
import { firstOfPools } from './pools.js';
import { type LikelyScore, likelyRange, likelyScore } from './posterior.js';
import { expectation, learnPrior, type Prior } from './prior.js';
import {
  type CatalogueTrust,
  type ModelTrust,
  type Placement,
  type RatedTrust,
  type TrustInput,
  type TrustModel,
  typeKey,
  unrated,
} from './trust.js';

/** A model that a retailer has a score of. */
interface RatedModel {
  model: TrustInput;
  category: string;
  /** Its `typeKey`. */
  type: string;
  samples: readonly Sample[];
  /** Index of the first of its pool among the rated models. */
  pool: number;
}

/** With what its reviews say. */
interface EvidentModel extends RatedModel, Evidence {}

interface AssessedModel extends EvidentModel, LikelyScore {}

/**
 * Says how sure the place of each model is, in its type and in its category.
 * @param models the whole catalogue, in its order; ids are unique
 */
export function assessCatalogue(models: readonly TrustInput[]): CatalogueTrust {
  const rated = ratedModels(models);
  const noise = learnNoise(rated.filter(isPiece).map(({ samples }) => samples));
  const evident = rated.map((model): EvidentModel => ({ ...model, ...evidenceOf(model.samples, noise) }));
  const prior = learnPrior(evident.filter(isPiece));
  const assessed = evident.map((model): AssessedModel => {
    return { ...model, ...likelyScore(model, expectation(prior, model)) };
  });
  const trusts = new Map<string, ModelTrust>(models.map(({ id }) => [id, unrated]));
  for (const [id, trust] of trustOfRated(assessed)) trusts.set(id, trust);
  return { model: trustModel(noise, prior), models: trusts };
}

function ratedModels(models: readonly TrustInput[]): RatedModel[] {
  const rated = models
    .map((model) => ({ model, category: model.category, type: typeKey(model), samples: samplesOf(model) }))
    .filter(({ samples }) => samples.length > 0);
  const firsts = firstOfPools(rated);
  return rated.map((model, index) => ({ ...model, pool: firsts[index] ?? index }));
}

/** Whether a model's evidence counts: that of the others of its pool is the same. */
function isPiece({ pool }: RatedModel, index: number): boolean {
  return pool === index;
}

function* trustOfRated(models: readonly AssessedModel[]): Generator<[string, RatedTrust]> {
  const official = officialOrder(models);
  const inType = placements(official, ({ type }) => type);
  const inCategory = placements(official, ({ category }) => category);
  const sizes = new Map<number, number>();
  for (const { pool } of models) sizes.set(pool, (sizes.get(pool) ?? 0) + 1);
  for (const assessed of models) {
    const { model, score, variance, adjusted, sd, pool, samples } = assessed;
    const margin = marginOf(variance);
    yield [
      model.id,
      {
        score,
        variance,
        adjusted,
        sd,
        ...likelyRange(assessed),
        margin,
        evidence: labelOf(margin),
        pool: { size: sizes.get(pool) ?? 1, first: models[pool]?.model.id ?? model.id },
        storesDisagree: samplesDisagree(samples),
        // Every model is in a list of both kinds.
        inType: inType.get(assessed) as Placement,
        inCategory: inCategory.get(assessed) as Placement,
      },
    ];
  }
}

/** Rated models by `bestFirst`, whose first steps are taken from figures that need not be calculated for each pair. */
function officialOrder(models: readonly AssessedModel[]): AssessedModel[] {
  const keyed = models.map((assessed) => ({ assessed, total: totalReviews(assessed.model) }));
  keyed.sort(
    (a, b) =>
      b.assessed.score - a.assessed.score ||
      b.total - a.total ||
      bestFirst(a.assessed.model, b.assessed.model),
  );
  return keyed.map(({ assessed }) => assessed);
}

/** Places each model in the list of those with the same key. */
function placements(
  official: readonly AssessedModel[],
  key: (model: AssessedModel) => string,
): Map<AssessedModel, Placement> {
  const lists = [...Map.groupBy(official, key).values()];
  return new Map(
    lists.flatMap((list) =>
      placementsOf(list).map((placement, index) => [list[index] as AssessedModel, placement]),
    ),
  );
}

function trustModel({ K, F, pairs }: LearnedNoise, { slope, types, variances }: Prior): TrustModel {
  const entries = [...types];
  return {
    version: trustVersion,
    K,
    F,
    pairs,
    slope,
    priorVariance: Object.fromEntries(variances),
    typeMean: Object.fromEntries(entries.map(([type, { mean }]) => [type, mean])),
    typeMeanVariance: Object.fromEntries(entries.map(([type, { meanVariance }]) => [type, meanVariance])),
    constants: trustConstants,
  };
}

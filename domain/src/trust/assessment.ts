import { samplesDisagree } from './chips.js';
import { trustConstants, trustVersion } from './constants.js';
import { evidenceOf, labelOf, marginOf, type Noise, type Sample } from './evidence.js';
import { type LearnedNoise, learnNoise } from './learned-noise.js';
import { type Placements, placementAt, placementsOf } from './placements.js';
import { firstOfPools } from './pools.js';
import { likelyRange, likelyScore } from './posterior.js';
import { expectation, learnPrior, type Prior, type TypePieces } from './prior.js';
import { type RatedModels, samplesAt } from './rated-models.js';
import { type RatedTrust, type TrustModel, typeKey } from './trust.js';

/** How sure the places of rated models are, in columns with an entry per model. Plain data, as the models are. */
export interface Assessment {
  model: TrustModel;
  /** As in `RatedTrust`. */
  score: Float64Array;
  variance: Float64Array;
  adjusted: Float64Array;
  sd: Float64Array;
  /** Index of the first of the model's pool. */
  pool: Int32Array;
  /** By the index of the first of a pool: the number of models in it. */
  poolSizes: Int32Array;
  inType: Placements;
  inCategory: Placements;
}

/** What the reviews of models say, in columns. */
interface EvidenceColumns {
  score: Float64Array;
  variance: Float64Array;
  log10Reviews: Float64Array;
}

/**
 * Says how sure the place of each model is, in its type and in its category.
 * @param official the indexes of the models in the official order; by default they are in it
 */
export function assess(models: RatedModels, official: Int32Array = indexes(models.length)): Assessment {
  const pool = firstOfPools(models);
  const noise = learnNoise(samplesOfPieces(models, pool));
  const evidence = evidenceColumns(models, noise);
  const prior = learnPrior(piecesByType(models, pool, evidence));
  const likely = likelyColumns(models, evidence, prior);
  const { score, variance } = evidence;
  const placeable = { ...likely, pool };
  return {
    model: trustModel(noise, prior),
    ...{ score, variance, ...placeable, poolSizes: sizesOf(pool) },
    inType: placementsOf(placeable, listsOf(official, models.type)),
    inCategory: placementsOf(placeable, listsOf(official, categoriesOf(models))),
  };
}

/** @param idOf the id of the model with an index */
export function trustAt(
  models: RatedModels,
  assessment: Assessment,
  index: number,
  idOf: (index: number) => string,
): RatedTrust {
  const [score, variance, adjusted, sd] = [
    assessment.score[index] as number,
    assessment.variance[index] as number,
    assessment.adjusted[index] as number,
    assessment.sd[index] as number,
  ];
  const margin = marginOf(variance);
  const first = assessment.pool[index] as number;
  return {
    score,
    variance,
    adjusted,
    sd,
    ...likelyRange({ adjusted, sd }),
    margin,
    evidence: labelOf(margin),
    pool: { size: assessment.poolSizes[first] as number, first: idOf(first) },
    storesDisagree: samplesDisagree(samplesAt(models, index)),
    inType: placementAt(assessment.inType, index),
    inCategory: placementAt(assessment.inCategory, index),
  };
}

function indexes(length: number): Int32Array {
  return Int32Array.from({ length }, (_, index) => index);
}

/** The samples of each piece of evidence: that of the others of its pool is the same. */
function* samplesOfPieces(models: RatedModels, pool: Int32Array): Generator<Sample[], void> {
  for (const [index, first] of pool.entries()) if (index === first) yield samplesAt(models, index);
}

function evidenceColumns(models: RatedModels, noise: Noise): EvidenceColumns {
  const score = new Float64Array(models.length);
  const variance = new Float64Array(models.length);
  const log10Reviews = new Float64Array(models.length);
  for (let index = 0; index < models.length; index++) {
    const evidence = evidenceOf(samplesAt(models, index), noise);
    score[index] = evidence.score;
    variance[index] = evidence.variance;
    log10Reviews[index] = evidence.log10Reviews;
  }
  return { score, variance, log10Reviews };
}

function piecesByType(models: RatedModels, pool: Int32Array, evidence: EvidenceColumns): TypePieces[] {
  const pieces = pool.filter((first, index) => first === index);
  return listsOf(pieces, models.type).map((own, number) => {
    const type = models.types[number] as RatedModels['types'][number];
    const column = (values: Float64Array) => Float64Array.from(own, (index) => values[index] as number);
    return {
      type: typeKey(type),
      category: type.category,
      score: column(evidence.score),
      variance: column(evidence.variance),
      log10Reviews: column(evidence.log10Reviews),
    };
  });
}

function likelyColumns(
  models: RatedModels,
  { score, variance, log10Reviews }: EvidenceColumns,
  prior: Prior,
) {
  const types = models.types.map(typeKey);
  const adjusted = new Float64Array(models.length);
  const sd = new Float64Array(models.length);
  for (let index = 0; index < models.length; index++) {
    const type = types[models.type[index] as number] as string;
    const likely = likelyScore(
      { score: score[index] as number, variance: variance[index] as number },
      expectation(prior, type, log10Reviews[index] as number),
    );
    adjusted[index] = likely.adjusted;
    sd[index] = likely.sd;
  }
  return { adjusted, sd };
}

function sizesOf(pool: Int32Array): Int32Array {
  const sizes = new Int32Array(pool.length);
  for (const first of pool) sizes[first] = (sizes[first] as number) + 1;
  return sizes;
}

function categoriesOf({ types, type }: RatedModels): Int32Array {
  const categories = [...new Set(types.map(({ category }) => category))];
  const ofTypes = types.map(({ category }) => categories.indexOf(category));
  return type.map((own) => ofTypes[own] as number);
}

/** Splits indexes of models by the number of the list that each is in, in their order. Numbers count from 0 without a gap. */
function listsOf(models: Int32Array, numbers: Int32Array): Int32Array[] {
  const lengths: number[] = [];
  for (const model of models) {
    const number = numbers[model] as number;
    lengths[number] = (lengths[number] ?? 0) + 1;
  }
  const lists = lengths.map((length) => new Int32Array(length));
  const ends = lengths.map(() => 0);
  for (const model of models) {
    const number = numbers[model] as number;
    const end = ends[number] as number;
    (lists[number] as Int32Array)[end] = model;
    ends[number] = end + 1;
  }
  return lists;
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

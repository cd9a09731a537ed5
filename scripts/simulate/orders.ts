import { tenthsPerStar } from '@appliance-index/domain/scores/score';
import { type Sample, samplesOf } from '@appliance-index/domain/trust/evidence';
import { type ModelTrust, type RatedTrust, typeKey } from '@appliance-index/domain/trust/trust';
import type { DrawnModel } from './generator.js';
import type { Valued } from './measures.js';
import { reviewsOf } from './source.js';

/** A drawn model with what can be known of it. */
export interface JudgedModel {
  category: string;
  /** Its `typeKey`. */
  type: string;
  truth: number;
  samples: readonly Sample[];
  reviews: number;
  trust: RatedTrust;
}

/** What some rivals need of a model's category. */
interface CategoryFigures {
  /** Of all its reviews, in stars. */
  mean: number;
  /** Of its models' review counts. */
  median: number;
  percentile90: number;
}

export interface Order {
  name: string;
  description: string;
  /** Models with a higher value come first. */
  valueOf(model: JudgedModel, category: CategoryFigures): number;
}

export const orders: readonly Order[] = [
  {
    name: 'evidence-adjusted',
    description: 'Evidence-adjusted: the likely true score',
    valueOf: ({ trust }) => trust.adjusted,
  },
  {
    name: 'official',
    description: 'Official: the review-weighted mean',
    valueOf: ({ trust }) => trust.score,
  },
  { name: 'mean-of-stores', description: 'Plain mean of the stores', valueOf: meanOfStores },
  {
    name: 'imdb-median',
    description: "IMDb's formula, with the median of reviews",
    valueOf: (model, { mean, median }) => pulled(model, mean, median),
  },
  {
    name: 'imdb-90',
    description: "IMDb's formula, with the 90th percentile of reviews",
    valueOf: (model, { mean, percentile90 }) => pulled(model, mean, percentile90),
  },
  { name: 'dummy-30', description: '30 dummy votes of 3 stars', valueOf: (model) => pulled(model, 3, 30) },
  { name: 'dummy-300', description: '300 dummy votes of 3 stars', valueOf: (model) => pulled(model, 3, 300) },
  { name: 'wilson', description: "Wilson's lower limit of (score - 1) / 4", valueOf: wilson },
  {
    name: 'lower-bound',
    description: 'Lower bound: score - 1.645 x 1.25 / square root of reviews',
    valueOf: ({ trust, reviews }) => trust.score - (1.645 * 1.25) / Math.sqrt(reviews),
  },
];

/** The drawn models as the method sees them; all are rated. */
export function judged(drawn: readonly DrawnModel[], trusts: ReadonlyMap<string, ModelTrust>): JudgedModel[] {
  return drawn.map(({ model, truth }) => {
    const trust = trusts.get(model.id);
    if (!trust || trust.evidence === 'none') throw new Error(`${model.id} has no score.`);
    const samples = samplesOf(model);
    const own = { category: model.category, type: typeKey(model), truth };
    return { ...own, samples, reviews: reviewsOf(samples), trust };
  });
}

export function figuresOf(category: readonly JudgedModel[]): CategoryFigures {
  const reviews = category.map((model) => model.reviews).sort((a, b) => a - b);
  const quantile = (share: number) => reviews[Math.ceil(share * reviews.length) - 1] ?? 0;
  const all = category.reduce((sum, model) => sum + model.reviews, 0);
  const stars = category.reduce((sum, model) => sum + model.reviews * model.trust.score, 0);
  return { mean: stars / all, median: quantile(0.5), percentile90: quantile(0.9) };
}

/** The models by an order's values, ties by reviews. */
export function sorted(models: readonly JudgedModel[], order: Order, category: CategoryFigures): Valued[] {
  return models
    .map((model) => ({ ...model, value: order.valueOf(model, category) }))
    .sort((a, b) => b.value - a.value || b.reviews - a.reviews);
}

function meanOfStores({ samples }: JudgedModel): number {
  return samples.reduce((sum, { score }) => sum + score, 0) / (tenthsPerStar * samples.length);
}

function pulled({ trust, reviews }: JudgedModel, to: number, votes: number): number {
  return (reviews * trust.score + votes * to) / (reviews + votes);
}

/** With 95 % on both sides. */
function wilson({ trust, reviews }: JudgedModel): number {
  const z = 1.96;
  const share = (trust.score - 1) / 4;
  const centre = share + (z * z) / (2 * reviews);
  const reach = z * Math.sqrt((share * (1 - share)) / reviews + (z * z) / (4 * reviews * reviews));
  return (centre - reach) / (1 + (z * z) / reviews);
}

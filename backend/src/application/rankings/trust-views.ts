import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import type { ListFacts } from '@appliance-index/domain/trust/list-facts';
import {
  evidenceLabels,
  type Placement,
  type RatedTrust,
  type TrustModel,
  versusLabels,
} from '@appliance-index/domain/trust/trust';
import {
  anyObject,
  array,
  count,
  enumOf,
  flag,
  id,
  month,
  nullable,
  object,
  optionalCount,
  type PropertiesOf,
  type Shape,
  shapeOf,
  share,
  stars,
  text,
  type ValueOf,
  view,
} from '../shapes.js';

const optionalStars = nullable(stars);
const number = shapeOf<number>({ type: 'number' });

/** How sure the place of a model is, in one list: its type's, or its category's. Numbers are unrounded. */
export const TrustView = view('Trust', {
  /** The official place among the rated models of the list; null, as all the rest, for a model without a score. */
  place: optionalCount,
  /** The true place is between these two with a chance of 90 %. */
  placeLow: optionalCount,
  placeHigh: optionalCount,
  /** Number of rated models in the list. */
  of: optionalCount,
  /** Whether the official place is outside of the likely places. */
  outside: nullable(flag),
  /** The official score. */
  score: optionalStars,
  /** The likely true score, pulled towards what similar models with as many reviews get. */
  adjusted: optionalStars,
  /** Its standard deviation. */
  sd: nullable(number),
  /** The true score is between these two with a chance of 90 %. */
  low: optionalStars,
  high: optionalStars,
  /** How far the official score can be off, with a chance of 90 %. */
  margin: nullable(number),
  evidence: enumOf(evidenceLabels),
  /** Chance that the true score is above that of the next model of the list. */
  sureAboveNext: nullable(share),
  versusNext: nullable(enumOf(versusLabels)),
  /** Models that share their reviews: how many, and the id of the first. */
  pool: nullable(object({ size: count, first: id })),
  /** Two retailers whose reviewers differ by more than chance explains, in stars. */
  storesDisagree: nullable(
    object({
      gap: number,
      surelyAbove: number,
      stores: shapeOf<[string, string]>({
        ...array(enumOf(retailerSlugs)),
        minItems: 2,
        maxItems: 2,
      }),
    }),
  ),
  /** Who recommends it more, if owners and verified technicians differ by more than chance explains. */
  techsDisagree: nullable(enumOf(['owners', 'technicians'] as const)),
});
export type TrustView = ValueOf<typeof TrustView>;

export const unratedTrust: TrustView = {
  ...{ place: null, placeLow: null, placeHigh: null, of: null, outside: null },
  ...{ score: null, adjusted: null, sd: null, low: null, high: null, margin: null, evidence: 'none' },
  ...{ sureAboveNext: null, versusNext: null, pool: null, storesDisagree: null, techsDisagree: null },
};

/** A model's trust in one list. */
export function trustView(
  { score, adjusted, sd, low, high, margin, evidence, pool, storesDisagree }: RatedTrust,
  placement: Placement,
  techsDisagree: TrustView['techsDisagree'] = null,
): TrustView {
  const disagree = storesDisagree && { ...storesDisagree, stores: [...storesDisagree.stores] };
  return {
    ...placement,
    ...{ score, adjusted, sd, low, high, margin, evidence, pool },
    storesDisagree: disagree as TrustView['storesDisagree'],
    techsDisagree,
  };
}

/** What a list as a whole says of its age and certainty. */
export const ListFactsView = view('ListFacts', {
  /** Number of rated models. */
  rated: count,
  /** The newest month with a score in the list. */
  newest: month,
  /** Number of models with a score of that month. */
  inNewest: count,
  /** Number of models with a score that was entered by staff. */
  byHand: count,
  /** Number of models whose scores are all over a year older than the catalogue's newest month. */
  overAYear: count,
  /** Number of models that could be the best: their likely places include the first. */
  couldBeBest: count,
  /** The first model with good evidence and recent scores. */
  firstProven: nullable(object({ id, brand: text, model: text, place: count })),
} satisfies PropertiesOf<ListFacts>);

export type ListFactsView = ValueOf<typeof ListFactsView>;

export const noFacts: ListFacts = {
  ...{ rated: 0, newest: null, inNewest: 0, byHand: 0, overAYear: 0, couldBeBest: 0, firstProven: null },
};

const numbers = shapeOf<Record<string, number>>({ type: 'object', additionalProperties: number });

/** What the catalogue taught the method, and the constants of the method. */
export const TrustModelView = view('TrustModel', {
  version: text as Shape<TrustModel['version']>,
  K: number,
  F: number,
  pairs: count,
  slope: number,
  priorVariance: numbers,
  typeMean: numbers,
  typeMeanVariance: numbers,
  constants: anyObject as Shape<TrustModel['constants']>,
} satisfies PropertiesOf<TrustModel>);

/** GET /api/trust: how sure the place of every rated model is. */
export const CatalogueTrustView = view('CatalogueTrust', {
  /** Null before the first model is rated. */
  trustModel: nullable(TrustModelView),
  models: array(object({ id, trust: TrustView })),
});

import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import { trustConstants } from '@appliance-index/domain/trust/constants';
import type {
  Estimate,
  OrderMeasure,
  SimulatedOrder,
  SimulatedScenario,
} from '@appliance-index/domain/trust/simulation-results';
import { drawCatalogue } from './generator.js';
import { measuresOf } from './measures.js';
import { figuresOf, type JudgedModel, judged, type Order, orders, sorted } from './orders.js';
import { Random } from './random.js';
import type { Scenario } from './scenarios.js';
import type { Source } from './source.js';

/** Shorter lists of types are left out. */
const shortestList = 20;

/** The ranges of places miss their goal when the share that holds the truth is further from their level. */
const goalTolerance = 0.02;

interface Replication {
  orders: ReadonlyMap<string, Record<OrderMeasure, number>>;
  coverage: Record<'score' | 'all' | 'topThree' | 'veryLow', number>;
  listWidth: number;
}

interface ListedModel extends JudgedModel {
  /** Among the true scores of its list, from 1. */
  truePlace: number;
}

/**
 * Draws catalogues, applies the method to them, and compares what it says with the truth.
 * @param replications the number of catalogues; at least 1
 */
export function simulate(
  source: Source,
  scenario: Scenario,
  { replications, seed }: { replications: number; seed: number },
): SimulatedScenario {
  const all = Array.from({ length: replications }, (_, index) => {
    return replicate(source, scenario, new Random(seed, index));
  });
  const estimate: Estimator = (of) => estimateOf(all.map(of));
  const places = {
    all: estimate(({ coverage }) => coverage.all),
    topThree: estimate(({ coverage }) => coverage.topThree),
    veryLow: estimate(({ coverage }) => coverage.veryLow),
  };
  return {
    name: scenario.name,
    description: scenario.description,
    orders: orders.map((order) => simulatedOrder(order, estimate)),
    coverage: { score: estimate(({ coverage }) => coverage.score), places },
    listWidth: estimate(({ listWidth }) => listWidth),
    missesGoal: Math.abs(places.all.mean - trustConstants.level) > goalTolerance,
  };
}

/** Estimates a figure from that of each replication. */
type Estimator = (of: (replication: Replication) => number) => Estimate;

function simulatedOrder({ name, description }: Order, estimate: Estimator): SimulatedOrder {
  const measure = (of: OrderMeasure) => estimate(({ orders }) => orders.get(name)?.[of] ?? Number.NaN);
  return {
    name,
    description,
    ndcg: measure('ndcg'),
    regret: measure('regret'),
    tau: measure('tau'),
    precision: measure('precision'),
  };
}

function replicate(source: Source, scenario: Scenario, random: Random): Replication {
  const drawn = drawCatalogue(source, scenario, random);
  const { models: trusts } = assessCatalogue(drawn.map(({ model }) => model));
  const models = judged(drawn, trusts);
  const lists = [...Map.groupBy(models, ({ type }) => type).values()].filter(
    ({ length }) => length >= shortestList,
  );
  const listed = lists.flatMap(withTruePlaces);
  return {
    orders: measuresOfOrders(models, lists),
    coverage: {
      score: shareOf(listed, ({ trust, truth }) => trust.low <= truth && truth <= trust.high),
      all: shareOf(listed, holdsPlace),
      topThree: shareOf(
        listed.filter(({ trust }) => trust.inType.place <= 3),
        holdsPlace,
      ),
      veryLow: shareOf(
        listed.filter(({ trust }) => trust.evidence === 'very low'),
        holdsPlace,
      ),
    },
    listWidth: meanOf(
      listed.map(({ trust: { inType } }) => (inType.placeHigh - inType.placeLow + 1) / inType.of),
    ),
  };
}

function withTruePlaces(list: readonly JudgedModel[]): ListedModel[] {
  const best = list.toSorted((a, b) => b.truth - a.truth);
  return best.map((model, index) => ({ ...model, truePlace: index + 1 }));
}

function holdsPlace({ truePlace, trust: { inType } }: ListedModel): boolean {
  return inType.placeLow <= truePlace && truePlace <= inType.placeHigh;
}

/** The means over the lists. */
function measuresOfOrders(
  models: readonly JudgedModel[],
  lists: readonly (readonly JudgedModel[])[],
): Replication['orders'] {
  const byCategory = Map.groupBy(models, ({ category }) => category);
  const figures = new Map([...byCategory].map(([category, own]) => [category, figuresOf(own)]));
  return new Map(
    orders.map((order) => {
      const measures = lists.map((list) => {
        const category = figures.get(list[0]?.category ?? '');
        if (!category) throw new Error('A list has no category.');
        return measuresOf(sorted(list, order, category));
      });
      const mean = (of: OrderMeasure) => meanOf(measures.map((each) => each[of]));
      return [
        order.name,
        { ndcg: mean('ndcg'), regret: mean('regret'), tau: mean('tau'), precision: mean('precision') },
      ];
    }),
  );
}

function shareOf<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  return items.filter(isCounted).length / items.length;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function estimateOf(values: readonly number[]): Estimate {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const standardError = Math.sqrt(squares / Math.max(values.length - 1, 1) / values.length);
  return { mean: rounded(mean), standardError: rounded(standardError) };
}

/** To five decimals, so that every process stores the same. */
function rounded(value: number): number {
  return Math.round(value * 1e5) / 1e5;
}

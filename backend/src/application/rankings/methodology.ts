import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { priceBandCents } from '@appliance-index/domain/catalogue/price';
import { importGuards } from '@appliance-index/domain/imports/import-guards';
import { aspects, voteBurst, voterGroups } from '@appliance-index/domain/people/vote';
import { explainScore } from '@appliance-index/domain/scores/explanation';
import { orderSteps, rankByOptions, rankingLimits } from '@appliance-index/domain/scores/ranking';
import { retailers } from '@appliance-index/domain/scores/retailers';
import {
  fewReviewsBelow,
  formulaVersion,
  maxScoreTenths,
  retailerWeight,
  starsOf,
  tenthsPerStar,
} from '@appliance-index/domain/scores/score';
import { type SimulatedOrder, simulationResults } from '@appliance-index/domain/trust/simulation-results';
import type { ConsistentReads } from '../ports.js';
import { cardView, scoreShareView } from './cards.js';
import type { Appliances, ScoreHistory } from './ranking-ports.js';
import type { MethodologyView, SimulatedScenarioView, WorkedExampleView } from './score-views.js';
import type { TrustReads } from './trust-ports.js';
import { type TrustView, trustView } from './trust-views.js';

/** Describes how rankings are made, from the constants and functions that make them. */
export class Methodology {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly trust: TrustReads,
    private readonly reads: ConsistentReads,
  ) {}

  /** The rules, the months of the data and a worked example, if any model is rated. */
  view(): Promise<MethodologyView> {
    return this.reads.run(() => this.read());
  }

  private async read(): Promise<MethodologyView> {
    const [months, newest, models, trustModel, example] = await Promise.all([
      this.history.months(),
      this.history.newestMonths(),
      this.history.modelsInNewestMonths(),
      this.trust.model(),
      this.appliances.methodologyExample(),
    ]);
    return {
      ...rules,
      ...months,
      retailers: retailers.map(({ slug, name }) => ({
        retailer: slug,
        name,
        month: newest.get(slug) ?? null,
        models: models.get(slug) ?? 0,
      })),
      example: example && workedExample(example),
      trust: { model: trustModel, example: example && (await this.trustOf(example)), simulation },
    };
  }

  private async trustOf({ id }: Appliance): Promise<TrustView | null> {
    const own = (await this.trust.trustOf([id])).get(id)?.trust;
    return own ? trustView(own, own.inType) : null;
  }
}

const measuresOf = ({ ndcg, regret, tau, precision }: SimulatedOrder) => ({
  ndcg: ndcg.mean,
  regret: regret.mean,
  tau: tau.mean,
  precision: precision.mean,
});

const simulation = simulationResults.scenarios.flatMap(
  ({ name, description, orders, coverage: { score, places }, missesGoal }): SimulatedScenarioView[] => {
    const official = orders.find((order) => order.name === 'official');
    const adjusted = orders.find((order) => order.name === 'evidence-adjusted');
    if (!official || !adjusted) return [];
    return [
      {
        ...{ name, description, missesGoal },
        official: measuresOf(official),
        adjusted: measuresOf(adjusted),
        coverage: {
          score: score.mean,
          places: places.all.mean,
          topThree: places.topThree.mean,
          veryLow: places.veryLow.mean,
        },
      },
    ];
  },
);

/** The part that does not depend on data. */
const rules = {
  formula: formulaVersion,
  maxScoreTenths,
  tenthsPerStar,
  weightWithoutCount: retailerWeight(null),
  fewReviewsBelow,
  orderSteps,
  rankings: [...rankByOptions],
  limits: { best: rankingLimits.best, worst: rankingLimits.worst },
  priceBandCents,
  votes: { aspects: [...aspects], sides: [...voterGroups], burst: { ...voteBurst } },
  guards: { ...importGuards },
} satisfies Partial<MethodologyView>;

function workedExample(appliance: Appliance): WorkedExampleView {
  const { parts, average } = explainScore(appliance);
  return {
    card: cardView(appliance),
    shares: parts.map(scoreShareView),
    ...average,
    avgScore: starsOf(average),
  };
}

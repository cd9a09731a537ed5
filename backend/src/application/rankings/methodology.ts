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
import type { ConsistentReads } from '../ports.js';
import { cardView, scoreShareView } from './cards.js';
import type { Appliances, ScoreHistory } from './ranking-ports.js';
import type { MethodologyView, WorkedExampleView } from './score-views.js';

/** Describes how rankings are made, from the constants and functions that make them. */
export class Methodology {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly reads: ConsistentReads,
  ) {}

  /** The rules, the months of the data and a worked example, if any model is rated. */
  view(): Promise<MethodologyView> {
    return this.reads.run(() => this.read());
  }

  private async read(): Promise<MethodologyView> {
    const [months, newest, example] = await Promise.all([
      this.history.months(),
      this.history.newestMonths(),
      this.appliances.methodologyExample(),
    ]);
    return {
      ...rules,
      ...months,
      retailers: retailers.map(({ slug, name }) => ({
        retailer: slug,
        name,
        month: newest.get(slug) ?? null,
      })),
      example: example && workedExample(example),
    };
  }
}

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

import type { Appliance } from '../../domain/catalogue/appliance.js';
import { priceBandCents } from '../../domain/catalogue/price.js';
import { importGuards } from '../../domain/imports/import-guards.js';
import { aspects, voteBurst, voterTypes } from '../../domain/people/vote.js';
import { explainScore } from '../../domain/scores/explanation.js';
import { orderSteps, rankByOptions, rankingLimits } from '../../domain/scores/ranking.js';
import { retailers } from '../../domain/scores/retailers.js';
import {
  fewReviewsBelow,
  formulaVersion,
  maxScoreTenths,
  retailerWeight,
  starsOf,
  tenthsPerStar,
} from '../../domain/scores/score.js';
import type { Appliances, ConsistentReads, ScoreHistory } from '../ports.js';
import type { MethodologyView, WorkedExampleView } from '../views/scores.js';
import { cardView, scoreShareView } from './cards.js';

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
  votes: { aspects: [...aspects], sides: [...voterTypes], burst: { ...voteBurst } },
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

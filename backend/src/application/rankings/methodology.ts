import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { priceBandCents } from '@appliance-index/domain/catalogue/price';
import { importGuards } from '@appliance-index/domain/imports/import-guards';
import { aspects, voteBurst, voterGroups } from '@appliance-index/domain/people/vote';
import { explainScore } from '@appliance-index/domain/scores/explanation';
import type { Month } from '@appliance-index/domain/scores/month';
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
import type { ChapterView } from './chapters.js';
import type { Appliances, ScoreHistory } from './ranking-ports.js';
import type { MethodologyView, WorkedExampleView } from './score-views.js';
import { trustChapters } from './trust-chapters.js';
import type { TrustReads } from './trust-ports.js';
import type { RangeExample } from './trust-worked-range.js';

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
    const [months, newest, models, example] = await Promise.all([
      this.history.months(),
      this.history.newestMonths(),
      this.history.modelsInNewestMonths(),
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
      trust: await this.trustChapters(months.updated),
    };
  }

  private async trustChapters(updated: Month | null): Promise<ChapterView[]> {
    const [learned, example] = await Promise.all([this.trust.model(), this.rangeExample()]);
    return learned === null ? [] : trustChapters(learned, updated, example);
  }

  /** The best model of the catalogue: often one with few reviews, of which most is to be explained. */
  private async rangeExample(): Promise<RangeExample | null> {
    const [appliance] = await this.appliances.best(1);
    if (!appliance) return null;
    const stored = (await this.trust.trustOf([appliance.id])).get(appliance.id);
    return stored ? { appliance, trust: stored.trust } : null;
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

import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import type { MonthScore } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import { compareText, ranked, rankedFromWorst } from '@appliance-index/domain/scores/ranking';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import {
  type HandEntry,
  type ListEnd,
  type ReadingPair,
  type Scope,
  ScoreHistory,
  type ScoreMonths,
} from '../../src/application/rankings/ranking-ports.js';

/** Score history from lists of models; ranks are computed on request. */
export class InMemoryScoreHistory implements ScoreHistory {
  monthScores = new Map<string, MonthScore[]>();
  pairs: ReadingPair[] = [];
  entries: HandEntry[] = [];
  /** Ranks in months before the previous one, by model. */
  earlierRanks = new Map<string, ReadonlyMap<Month, number>>();

  /** `now` is the current catalogue, `before` the one at the end of `scoreMonths.previous`. */
  constructor(
    private readonly now: readonly Appliance[] = [],
    private readonly before: readonly Appliance[] = [],
    private readonly scoreMonths: ScoreMonths = { updated: null, previous: null },
  ) {}

  async months(): Promise<ScoreMonths> {
    return this.scoreMonths;
  }

  async newestMonths(): Promise<ReadonlyMap<RetailerSlug, Month>> {
    const all = [...this.monthScores.values()].flat().toSorted((a, b) => compareText(a.month, b.month));
    return new Map(all.map(({ retailer, month }) => [retailer, month]));
  }

  async modelsInNewestMonths(): Promise<ReadonlyMap<RetailerSlug, number>> {
    const newest = await this.newestMonths();
    const isNewest = ({ retailer, month }: MonthScore) => newest.get(retailer) === month;
    const counts = [...newest.keys()].map((slug) => {
      const models = [...this.monthScores.values()].filter((own) =>
        own.some((each) => each.retailer === slug && isNewest(each)),
      );
      return [slug, models.length] as const;
    });
    return new Map(counts);
  }

  async monthScoresOf(applianceIds: readonly string[]): Promise<ReadonlyMap<string, MonthScore[]>> {
    return new Map([...this.monthScores].filter(([id]) => applianceIds.includes(id)));
  }

  async readingPairs(applianceId?: string): Promise<ReadingPair[]> {
    return this.pairs.filter((pair) => applianceId === undefined || pair.applianceId === applianceId);
  }

  async pairsIdentity(): Promise<string> {
    return JSON.stringify(this.pairs);
  }

  async handEntries(): Promise<HandEntry[]> {
    return this.entries;
  }

  async ranksAt(
    month: Month,
    scope: Scope,
    end: ListEnd,
    applianceIds: readonly string[],
  ): Promise<ReadonlyMap<string, number | null>> {
    if (month !== this.scoreMonths.previous) return new Map();
    const earlier = applianceIds.filter((id) => this.earlierRanks.has(id)).map((id) => [id, null] as const);
    const models = inScope(this.before, scope);
    const list = end === 'best' ? ranked(models, 'overall') : rankedFromWorst(models, 'overall');
    const ranks = list.map(({ id }, index) => [id, index + 1] as const);
    return new Map([...earlier, ...ranks.filter(([id]) => applianceIds.includes(id))]);
  }

  async ranksOf(applianceId: string, scope: Scope): Promise<ReadonlyMap<Month, number>> {
    const { previous } = this.scoreMonths;
    const rank = previous && (await this.ranksAt(previous, scope, 'best', [applianceId])).get(applianceId);
    return new Map([
      ...(this.earlierRanks.get(applianceId) ?? []),
      ...(previous && rank ? [[previous, rank] as const] : []),
    ]);
  }

  async currentRank(scope: Scope, applianceId: string): Promise<number> {
    return ranked(inScope(this.now, scope), 'overall').findIndex(({ id }) => id === applianceId) + 1;
  }
}

function inScope(models: readonly Appliance[], { category, subcategory }: Scope): Appliance[] {
  return models.filter(
    (model) => model.category === category && (subcategory === null || model.subcategory === subcategory),
  );
}

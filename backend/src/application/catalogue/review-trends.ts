import { findRetailer, retailerSlugs } from '@appliance-index/domain/scores/retailers';
import { isLower, medianChange, newerReviews } from '@appliance-index/domain/trust/newer-reviews';
import { CatalogueCache } from '../catalogue-cache.js';
import type { CatalogueVersion } from '../ports.js';
import type { ReadingPair, ScoreHistory } from '../rankings/ranking-ports.js';
import type { NewerReviewsView } from './appliance-views.js';

/** The median change of each category, by its slug; null for one of which nothing can be shown. */
export type MedianChanges = ReadonlyMap<string, number | null>;

interface CatalogueTrends {
  medianChanges: MedianChanges;
  lowerModels: ReadonlySet<string>;
}

/**
 * How newer reviews differ from older ones in the whole catalogue. A median takes a whole category, which is too much
 * to read for each page of a model, or after each edit of one.
 * Must not be called within `ConsistentReads`, because what is cached must be the latest.
 */
export class ReviewTrends {
  private readonly trends: CatalogueCache<CatalogueTrends>;
  private latest: { identity: string; trends: CatalogueTrends } | undefined;

  constructor(
    private readonly history: ScoreHistory,
    version: CatalogueVersion,
  ) {
    this.trends = new CatalogueCache(version, () => this.read());
  }

  async medianChanges(): Promise<MedianChanges> {
    return (await this.trends.get()).medianChanges;
  }

  /** The ids of the models of which 'Newer reviews lower' is said, for one retailer or more. */
  async lowerModels(): Promise<ReadonlySet<string>> {
    return (await this.trends.get()).lowerModels;
  }

  private async read(): Promise<CatalogueTrends> {
    // First: should the catalogue change now, the trends only look older than they are.
    const identity = await this.history.pairsIdentity();
    if (this.latest?.identity !== identity)
      this.latest = { identity, trends: trendsOf(await this.history.readingPairs()) };
    return this.latest.trends;
  }
}

function trendsOf(pairs: readonly ReadingPair[]): CatalogueTrends {
  const steps = pairs.map(({ applianceId, category, earlier, later }) => {
    return { applianceId, category, newer: newerReviews(earlier, later) };
  });
  const medianChanges: MedianChanges = new Map(
    [...Map.groupBy(steps, ({ category }) => category)].map(([category, own]) => [
      category,
      medianChange(own.map(({ newer }) => newer)),
    ]),
  );
  const lower = steps.filter(({ category, newer }) => isLower(newer, medianChanges.get(category) ?? null));
  return { medianChanges, lowerModels: new Set(lower.map(({ applianceId }) => applianceId)) };
}

/** The newer reviews of one model, in the fixed order of retailers. A score that is missing leads to none and from none. */
export function newerReviewsViews(
  pairs: readonly ReadingPair[],
  medianChanges: MedianChanges,
): NewerReviewsView[] {
  return pairs
    .filter(({ earlier, later }) => earlier.rating !== null && later.rating !== null)
    .toSorted((one, other) => retailerSlugs.indexOf(one.retailer) - retailerSlugs.indexOf(other.retailer))
    .map((pair) => newerReviewsView(pair, medianChanges.get(pair.category) ?? null));
}

function newerReviewsView(
  { retailer, earlier, later }: ReadingPair,
  categoryMedian: number | null,
): NewerReviewsView {
  const name = findRetailer(retailer)?.name ?? retailer;
  const step = { retailer, name, from: earlier.month, to: later.month };
  const newer = newerReviews(earlier, later);
  if (newer.kind !== 'shown') return { ...step, kind: newer.kind };
  const { isSurelyBelow, ...shown } = newer;
  return { ...step, ...shown, isLower: isLower(newer, categoryMedian) };
}

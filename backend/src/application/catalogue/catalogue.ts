import {
  type Appliance,
  applianceFieldNames,
  applianceNotFound,
} from '@appliance-index/domain/catalogue/appliance';
import {
  parseComparisonIds,
  readyComparisonLimit,
  readyComparisonTypes,
} from '@appliance-index/domain/catalogue/comparison';
import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import { pick } from '@appliance-index/domain/objects';
import { ratedHigher } from '@appliance-index/domain/scores/alternatives';
import { type HistoryPoint, type MonthScore, scoreHistory } from '@appliance-index/domain/scores/history';
import type { Month } from '@appliance-index/domain/scores/month';
import { type Movement, movement } from '@appliance-index/domain/scores/movement';
import {
  avgScore,
  hasFewReviews,
  isRated,
  shownScore,
  totalReviews,
} from '@appliance-index/domain/scores/score';
import {
  answerText,
  changeText,
  likelyScoreText,
  type Standing,
} from '@appliance-index/domain/scores/standing-sentences';
import { chipTexts, evidenceTexts } from '@appliance-index/domain/trust/chip-texts';
import { marginOf, type Noise, noiseOf, samplesOf } from '@appliance-index/domain/trust/evidence';
import type { ConsistentReads } from '../ports.js';
import { cardView, datedScores, retailerScoreViews } from '../rankings/cards.js';
import type { Appliances, Scope, ScoreHistory, ScoreMonths } from '../rankings/ranking-ports.js';
import type { ScoreExplanationView } from '../rankings/score-views.js';
import type { TrustReads } from '../rankings/trust-ports.js';
import { type TrustView, trustView, unratedTrust } from '../rankings/trust-views.js';
import type {
  ApplianceDetailView,
  ApplianceView,
  ComparedView,
  ComparisonView,
  DatedRetailerScoreView,
  HistoryPointView,
  RankView,
  ReadyComparisonView,
} from './appliance-views.js';
import { mediaView } from './media.js';
import type { MediaItems } from './media-ports.js';
import { type MedianChanges, newerReviewsViews, type ReviewTrends } from './review-trends.js';
import { explanationView } from './score-explanation.js';

/** Where alternatives to a model are looked for, and how many are shown. */
const maxBest = 40;
const maxAlternatives = 4;

/** Reads the models, with their details and explanations. */
export class Catalogue {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly trust: TrustReads,
    private readonly media: Pick<MediaItems, 'listFor'>,
    private readonly reads: ConsistentReads,
    private readonly trends: Pick<ReviewTrends, 'medianChanges'>,
  ) {}

  /** All models, in overall order. */
  async all(): Promise<ApplianceView[]> {
    return (await this.appliances.all()).map(applianceView);
  }

  /** All models by id, read as the iteration proceeds. */
  async *stream(): AsyncGenerator<ApplianceView, void> {
    for await (const appliance of this.appliances.stream()) yield applianceView(appliance);
  }

  /** One line per model that imports cannot tell from an earlier one, which says what to do. */
  async duplicates(): Promise<string[]> {
    const names = new Map<string, string>();
    const lines: string[] = [];
    for await (const { brand, model, category, matchKey } of this.appliances.stream()) {
      const name = `"${brand} ${model}"`;
      const other = names.get(matchKey);
      if (other === undefined) names.set(matchKey, name);
      else
        lines.push(
          `${name} and ${other} in ${category} are the same model to imports. Rename or delete one.`,
        );
    }
    return lines;
  }

  /** @throws not-found/appliance, also for malformed ids and models in the trash */
  async find(id: string): Promise<ApplianceView> {
    return applianceView(await this.existing(id));
  }

  /** Everything the detail page shows. @throws not-found/appliance */
  async detail(id: string): Promise<ApplianceDetailView> {
    const medianChanges = await this.trends.medianChanges();
    return this.reads.run(() => this.readDetail(id, medianChanges));
  }

  private async readDetail(id: string, medianChanges: MedianChanges): Promise<ApplianceDetailView> {
    const [appliance, months, media] = await Promise.all([
      this.existing(id),
      this.history.months(),
      this.media.listFor(id),
    ]);
    const [{ priceCents, ...shown }, pairs, noise, best] = await Promise.all([
      this.compared(appliance, months),
      this.history.readingPairs(appliance.id),
      this.trust.model(),
      this.appliances.ranked(appliance, 'overall', 'best', maxBest),
    ]);
    const newerReviews = newerReviewsViews(pairs, medianChanges);
    const enteredByHand = await this.entriesByHand(appliance.id, shown.retailers);
    return {
      appliance: applianceView(appliance),
      ...shown,
      sentences: sentencesOf({ ...shown, ...months, enteredByHand }),
      chips: chipTexts({ trust: shown.trust, newerReviews }),
      newerReviews,
      margins: noise === null ? [] : marginsOf(appliance, noise),
      enteredByHand,
      ratedHigher: ratedHigher(best, appliance).slice(0, maxAlternatives).map(cardView),
      media: media.map(mediaView),
      ...months,
    };
  }

  /** Looked up for models with such a score only, which are few. */
  private async entriesByHand(
    id: string,
    retailers: readonly DatedRetailerScoreView[],
  ): Promise<ApplianceDetailView['enteredByHand']> {
    const undated = retailers.filter(({ score, month }) => score !== null && month === null);
    if (undated.length === 0) return [];
    const entries = await this.history.handEntries(id);
    return entries
      .filter((entry) => undated.some(({ retailer }) => retailer === entry.retailer))
      .map(({ retailer, at }) => ({ retailer, at: at.toISOString() }));
  }

  /** Models side by side, in the given order, without duplicates. @throws invalid/ids for more than four */
  compare(ids: readonly string[]): Promise<ComparisonView> {
    const parsed = parseComparisonIds(ids);
    return this.reads.run(() => this.readComparison(parsed));
  }

  private async readComparison(ids: readonly string[]): Promise<ComparisonView> {
    const [found, months] = await Promise.all([
      Promise.all(ids.map((id) => this.appliances.find(id))),
      this.history.months(),
    ]);
    const known = found.filter((appliance) => appliance !== null);
    return {
      models: await Promise.all(known.map((appliance) => this.compared(appliance, months))),
      unknown: ids.filter((_, index) => found[index] === null),
      ready: known.length === 0 ? await this.readyComparisons() : [],
      ...months,
    };
  }

  private async readyComparisons(): Promise<ReadyComparisonView[]> {
    const scopes = Object.entries(readyComparisonTypes);
    const ready = await Promise.all(scopes.map((scope) => this.readyComparison(...scope)));
    return ready.filter(({ models }) => models.length === 2).slice(0, readyComparisonLimit);
  }

  /** The two best, preferably with more than a few reviews. */
  private async readyComparison(category: string, subcategory: string): Promise<ReadyComparisonView> {
    const best = (await this.appliances.ranked({ category, subcategory }, 'overall', 'best', 10)).filter(
      isRated,
    );
    const models = best.toSorted((a, b) => Number(hasFewReviews(a)) - Number(hasFewReviews(b))).slice(0, 2);
    return {
      label: `${subcategoryLabel(category, subcategory)}, ${categoryLabel(category)}`,
      models: models.map(({ id, brand, model }) => ({ id, brand, model })),
    };
  }

  private async compared(appliance: Appliance, months: ScoreMonths): Promise<ComparedView> {
    const { id, category, subcategory, priceCents } = appliance;
    const scope: Scope = { category, subcategory };
    const [monthScores, pastRanks, pastPlaces, trust, place] = await Promise.all([
      this.monthScoresOf(id),
      this.history.ranksOf(id, scope),
      this.trust.pastPlacesOf(id, scope),
      this.trustOf(appliance),
      isRated(appliance) ? this.placeOf(id, scope) : null,
    ]);
    const rank = place && { ...place, movement: movementTo(place.rank, months.previous, pastRanks) };
    const standingAt = (month: Month): Pick<HistoryPointView, 'rank' | 'places'> =>
      month === months.updated
        ? { rank: rank?.rank ?? null, places: trust && placesOf(trust) }
        : { rank: pastRanks.get(month) ?? null, places: pastPlaces.get(month) ?? null };
    return {
      card: cardView(appliance),
      retailers: datedScores(appliance, monthScores),
      history: scoreHistory(monthScores).map((point) => historyPointView(point, standingAt(point.month))),
      rank,
      trust,
      priceCents,
    };
  }

  private async trustOf(appliance: Appliance): Promise<TrustView | null> {
    if (!isRated(appliance)) return unratedTrust;
    const ids = [appliance.id];
    const [stored, techsDisagree] = await Promise.all([
      this.trust.trustOf(ids),
      this.trust.techsDisagree(ids),
    ]);
    const own = stored.get(appliance.id)?.trust;
    if (!own) return null;
    const placement = appliance.subcategory === null ? own.inCategory : own.inType;
    return trustView(own, placement, techsDisagree.get(appliance.id) ?? null);
  }

  /** How the model's score is calculated, retailer by retailer. @throws not-found/appliance */
  explain(id: string): Promise<ScoreExplanationView> {
    return this.reads.run(async () => {
      const appliance = await this.existing(id);
      return explanationView(appliance, await this.monthScoresOf(appliance.id));
    });
  }

  private async monthScoresOf(id: string): Promise<MonthScore[]> {
    return (await this.history.monthScoresOf([id])).get(id) ?? [];
  }

  private async existing(id: string): Promise<Appliance> {
    const appliance = await this.appliances.find(id);
    if (appliance) return appliance;
    throw applianceNotFound("The appliance you're looking for doesn't exist.");
  }

  private async placeOf(id: string, scope: Scope): Promise<Pick<RankView, 'rank' | 'of'>> {
    const [rank, of] = await Promise.all([
      this.history.currentRank(scope, id),
      this.appliances.countRated(scope),
    ]);
    return { rank, of };
  }
}

function movementTo(rank: number, previous: Month | null, past: ReadonlyMap<Month, number>): Movement | null {
  if (previous === null) return null;
  const wasRanked = [...past.keys()].some((month) => month < previous);
  return movement(past.get(previous) ?? (wasRanked ? null : undefined), rank);
}

/** The public entity. */
export function applianceView(appliance: Appliance): ApplianceView {
  return {
    id: appliance.id,
    ...pick(appliance, applianceFieldNames),
    avgScore: avgScore(appliance),
    totalReviews: totalReviews(appliance),
    version: appliance.version,
  };
}

function placesOf({ placeLow, placeHigh }: TrustView): HistoryPointView['places'] {
  return placeLow === null || placeHigh === null ? null : { low: placeLow, high: placeHigh };
}

function sentencesOf(
  standing: Standing & Pick<ApplianceDetailView, 'trust'>,
): ApplianceDetailView['sentences'] {
  return {
    answer: answerText(standing),
    change: changeText(standing),
    likelyScore: likelyScoreText(standing),
    evidence: standing.trust && evidenceTexts[standing.trust.evidence],
  };
}

function marginsOf(appliance: Appliance, noise: Noise): ApplianceDetailView['margins'] {
  return samplesOf(appliance).map((sample) => ({
    retailer: sample.retailer,
    margin: marginOf(noiseOf(sample, noise)),
  }));
}

function historyPointView(
  { month, scores, updated }: HistoryPoint,
  standing: Pick<HistoryPointView, 'rank' | 'places'>,
): HistoryPointView {
  return {
    month,
    avgScore: avgScore(scores),
    shownScore: shownScore(scores),
    totalReviews: totalReviews(scores),
    ...standing,
    retailers: retailerScoreViews(scores, updated),
  };
}

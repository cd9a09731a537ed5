import { type Appliance, type ApplianceFields, applianceFieldNames } from '../domain/appliance.js';
import { DomainError } from '../domain/errors.js';
import { type HistoryPoint, type ScoreSnapshot, scoreHistory } from '../domain/history.js';
import { movement } from '../domain/movement.js';
import { avgScore, isRated, shownScore, totalReviews } from '../domain/score.js';
import { cardOf, retailerScoresOf } from './cards.js';
import { mediaView } from './media.js';
import type { MediaItems } from './media-ports.js';
import type { Appliances, ReadMoment, Scope, ScoreHistory, ScoreMonths } from './ports.js';
import type {
  ApplianceDetailView,
  ApplianceView,
  DatedRetailerScoreView,
  HistoryPointView,
  RankView,
} from './views.js';

/** The models themselves. */
export class Catalogue {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly media: Pick<MediaItems, 'of'>,
    private readonly moment: ReadMoment,
  ) {}

  /** Every model, in overall order. */
  async all(): Promise<ApplianceView[]> {
    return (await this.appliances.all()).map(applianceView);
  }

  /** @throws not-found/appliance for an unknown or malformed id, and for a model in the trash */
  async find(id: string): Promise<ApplianceView> {
    return applianceView(await this.existing(id));
  }

  /** All that the detail page shows. @throws not-found/appliance */
  detail(id: string): Promise<ApplianceDetailView> {
    return this.moment.of(() => this.readDetail(id));
  }

  private async readDetail(id: string): Promise<ApplianceDetailView> {
    const appliance = await this.existing(id);
    const [snapshots, months, media] = await Promise.all([
      this.history.snapshotsOf(appliance.id),
      this.history.months(),
      this.media.of(appliance.id),
    ]);
    return {
      appliance: applianceView(appliance),
      card: cardOf(appliance),
      retailers: datedScores(appliance, snapshots),
      history: scoreHistory(snapshots).map(historyPointView),
      media: media.map(mediaView),
      rank: isRated(appliance) ? await this.rankOf(appliance, months) : null,
      ...months,
    };
  }

  private async existing(id: string): Promise<Appliance> {
    const appliance = await this.appliances.find(id);
    if (appliance) return appliance;
    throw new DomainError('not-found', 'appliance', "The appliance you're looking for doesn't exist.");
  }

  private async rankOf(
    { id, category, subcategory }: Appliance,
    { previous }: ScoreMonths,
  ): Promise<RankView> {
    const scope: Scope = { category, subcategory };
    const [rank, of, before] = await Promise.all([
      this.history.currentRank(scope, id),
      this.appliances.count(scope),
      previous === null ? null : this.history.previousRanks(scope, 'best', [id]),
    ]);
    return { rank, of, movement: before && movement(before.get(id) ?? null, rank) };
  }
}

/** The public entity: an allow-list, so that nothing gets out by being added to the domain object. */
export function applianceView(appliance: Appliance): ApplianceView {
  const fields = Object.fromEntries(applianceFieldNames.map((name) => [name, appliance[name]]));
  return {
    id: appliance.id,
    ...(fields as unknown as ApplianceFields),
    avgScore: avgScore(appliance),
    totalReviews: totalReviews(appliance),
    version: appliance.version,
  };
}

/** A score's month is that of the newest snapshot which says the same; one entered by hand has none. */
function datedScores(appliance: Appliance, snapshots: readonly ScoreSnapshot[]): DatedRetailerScoreView[] {
  return retailerScoresOf(appliance).map((shown) => {
    const newest = snapshots.filter(({ retailer }) => retailer === shown.retailer).at(-1);
    const isFromSnapshot = newest?.score === shown.score && newest.reviewCount === shown.reviewCount;
    return { ...shown, month: isFromSnapshot ? newest.month : null };
  });
}

function historyPointView({ month, scores, updated }: HistoryPoint): HistoryPointView {
  return {
    month,
    avgScore: avgScore(scores),
    shownScore: shownScore(scores),
    totalReviews: totalReviews(scores),
    retailers: retailerScoresOf(scores, updated),
  };
}

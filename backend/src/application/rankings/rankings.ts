import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import {
  type CategorySlug,
  categoryLabel,
  categorySlugs,
  subcategoryLabel,
  typesOf,
} from '@appliance-index/domain/catalogue/taxonomy';
import { aYearBefore, type Month } from '@appliance-index/domain/scores/month';
import { movement } from '@appliance-index/domain/scores/movement';
import {
  type RankBy,
  type RankingOrder,
  rankByOptions,
  rankingLimits,
} from '@appliance-index/domain/scores/ranking';
import { isRated, shownScore } from '@appliance-index/domain/scores/score';
import type { ConsistentReads } from '../ports.js';
import { cardView } from './cards.js';
import { totalCount } from './counts.js';
import type { Appliances, ListEnd, Scope, ScoreHistory, ScoreMonths, TypeCount } from './ranking-ports.js';
import type { CategoriesView, CategoryView, PlaceView, RankingView, TypeView } from './ranking-views.js';
import type { StoredTrust, TrustReads } from './trust-ports.js';
import { noFacts, trustView } from './trust-views.js';

/** Reads behind the ranking pages. */
export class Rankings {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly trust: TrustReads,
    private readonly reads: ConsistentReads,
  ) {}

  /** The six categories with their types, counts and best models. */
  categories(): Promise<CategoriesView> {
    return this.reads.run(() => this.readCategories());
  }

  private async readCategories(): Promise<CategoriesView> {
    const [counts, { updated }, facts] = await Promise.all([
      this.appliances.countByType(),
      this.history.months(),
      this.trust.factsOf(null),
    ]);
    const categories = await Promise.all(categorySlugs.map((category) => this.category(category, counts)));
    const trusts = await this.trust.trustOf(categories.flatMap(({ top }) => (top ? [top.id] : [])));
    return {
      ...{ updated, facts: facts ?? noFacts, total: totalCount(counts) },
      categories: categories.map((category) => ({
        ...category,
        topTrust: topTrust(trusts.get(category.top?.id ?? '')),
      })),
    };
  }

  private async category(
    category: CategorySlug,
    counts: readonly TypeCount[],
  ): Promise<Omit<CategoryView, 'topTrust'>> {
    const own = counts.filter((count) => count.category === category);
    const [top, types] = await Promise.all([
      this.bestOf({ category, subcategory: null }),
      Promise.all(typesOf(category).map((subcategory) => this.type({ category, subcategory }, own))),
    ]);
    const label = categoryLabel(category);
    return { category, label, count: totalCount(own), types, top: top ? cardView(top) : null };
  }

  private async type(
    scope: { category: string; subcategory: string },
    counts: readonly TypeCount[],
  ): Promise<TypeView> {
    const { category, subcategory } = scope;
    const best = await this.bestOf(scope);
    return {
      subcategory,
      label: subcategoryLabel(category, subcategory),
      count: totalCount(counts.filter((count) => count.subcategory === subcategory)),
      bestScore: best && isRated(best) ? shownScore(best) : null,
    };
  }

  private async bestOf(scope: Scope): Promise<Appliance | undefined> {
    return (await this.appliances.ranked(scope, 'overall', 'best', 1))[0];
  }

  /** The best 25 and worst 10 in each of the three orders; empty for an unknown category or type. */
  ranking(
    category: string,
    subcategory: string | null,
    order: RankingOrder = 'official',
  ): Promise<RankingView> {
    return this.reads.run(() => this.readRanking({ category, subcategory }, order));
  }

  private async readRanking(scope: Scope, order: RankingOrder): Promise<RankingView> {
    const { category, subcategory } = scope;
    const [total, months, facts, lists] = await Promise.all([
      this.appliances.count(scope),
      this.history.months(),
      this.trust.factsOf(scope),
      Promise.all(rankByOptions.map(async (by) => [by, await this.bothEnds(scope, by, order)] as const)),
    ]);
    const models = new Map(
      lists.flatMap(([, ends]) => [...ends.best, ...ends.worst]).map((model) => [model.id, model]),
    );
    const [sureness, places] = await Promise.all([
      this.sureness(scope, [...models.values()], months),
      Promise.all(
        lists.map(async ([by, ends]) => {
          const moves = order === 'official' ? months : { ...months, previous: null };
          return [by, await this.places(scope, by, ends, moves)] as const;
        }),
      ),
    ]);
    return {
      category,
      categoryLabel: categoryLabel(category),
      subcategory,
      subcategoryLabel: subcategory === null ? null : subcategoryLabel(category, subcategory),
      total,
      ...months,
      steps: {
        best: rankingLimits.bestShown,
        worst: rankingLimits.worstShown,
        loadMore: rankingLimits.loadMore,
      },
      order,
      appliances: [...models.values()].map(cardView),
      ...sureness,
      facts: facts ?? noFacts,
      lists: Object.fromEntries(places) as RankingView['lists'],
    };
  }

  private async sureness(
    { subcategory }: Scope,
    models: readonly Appliance[],
    { updated }: ScoreMonths,
  ): Promise<Pick<RankingView, 'trust' | 'scoreMonths' | 'oldScores'>> {
    const ids = models.map(({ id }) => id);
    const [stored, techsDisagree] = await Promise.all([
      this.trust.trustOf(ids),
      this.trust.techsDisagree(ids),
    ]);
    const scoreMonths = Object.fromEntries(
      [...stored].flatMap(([id, { scoreMonth }]) => (scoreMonth === null ? [] : [[id, scoreMonth] as const])),
    );
    const isOld = (month: Month) => updated !== null && month <= aYearBefore(updated);
    return {
      trust: Object.fromEntries(
        [...stored].map(([id, { trust }]) => {
          const placement = subcategory === null ? trust.inCategory : trust.inType;
          return [id, trustView(trust, placement, techsDisagree.get(id) ?? null)];
        }),
      ),
      scoreMonths,
      oldScores: Object.fromEntries(Object.entries(scoreMonths).filter(([, month]) => isOld(month))),
    };
  }

  private async bothEnds(
    scope: Scope,
    by: RankBy,
    order: RankingOrder,
  ): Promise<Record<ListEnd, Appliance[]>> {
    const list = (end: ListEnd) =>
      order === 'evidence' && by === 'overall'
        ? this.trust.rankedByEvidence(scope, end, rankingLimits[end])
        : this.appliances.ranked(scope, by, end, rankingLimits[end]);
    const [best, worst] = await Promise.all([list('best'), list('worst')]);
    return { best, worst };
  }

  /** Movements exist in the overall order only: reliability and price have no monthly history. */
  private async places(
    scope: Scope,
    by: RankBy,
    ends: Record<ListEnd, Appliance[]>,
    { previous }: ScoreMonths,
  ): Promise<Record<ListEnd, PlaceView[]>> {
    if (by !== 'overall' || previous === null)
      return { best: withoutMovement(ends.best), worst: withoutMovement(ends.worst) };
    const [best, worst] = await Promise.all([
      this.withMovement(previous, scope, 'best', ends.best),
      this.withMovement(previous, scope, 'worst', ends.worst),
    ]);
    return { best, worst };
  }

  private async withMovement(
    since: Month,
    scope: Scope,
    end: ListEnd,
    models: readonly Appliance[],
  ): Promise<PlaceView[]> {
    const ids = models.map(({ id }) => id);
    const previousRanks = await this.history.ranksAt(since, scope, end, ids);
    return models.map((model, index) => ({
      appliance: model.id,
      movement: isRated(model) ? movement(previousRanks.get(model.id) ?? null, index + 1) : null,
    }));
  }
}

/** How sure the place of a category's best model is. */
function topTrust(stored: StoredTrust | undefined): CategoryView['topTrust'] {
  return stored ? trustView(stored.trust, stored.trust.inCategory) : null;
}

function withoutMovement(models: readonly Appliance[]): PlaceView[] {
  return models.map(({ id }) => ({ appliance: id, movement: null }));
}

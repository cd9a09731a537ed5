import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import {
  type CategorySlug,
  categoryLabel,
  categorySlugs,
  isCategory,
  subcategoryLabel,
  typesOf,
} from '@appliance-index/domain/catalogue/taxonomy';
import { priceSteps, rankingBands } from '@appliance-index/domain/models/ranking-filter';
import { recordFrom } from '@appliance-index/domain/objects';
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
import type { Models, NarrowedRanking, PlacedId } from './models.js';
import type { Appliances, ListEnd, Scope, ScoreHistory, ScoreMonths, TypeCount } from './ranking-ports.js';
import type { CategoriesView, CategoryView, PlaceView, RankingView, TypeView } from './ranking-views.js';
import type { StoredTrust, TrustReads } from './trust-ports.js';
import { noFacts, trustView } from './trust-views.js';

/** A model at its place in a whole list, counted from the end that the list starts from. */
interface Placed {
  model: Appliance;
  place: number;
}

type Lists = Record<RankBy, Record<ListEnd, Placed[]>>;

/** Reads behind the ranking pages. */
export class Rankings {
  constructor(
    private readonly appliances: Appliances,
    private readonly history: ScoreHistory,
    private readonly trust: TrustReads,
    private readonly reads: ConsistentReads,
    private readonly models: Pick<Models, 'narrowed'>,
  ) {}

  /** The categories with their types, counts and best models. */
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

  /**
   * The best 25 and worst 10 in each of the three orders; empty for an unknown category or type.
   * @param filter leaves out models that do not fit it (`givenRankingFilter`); '' lists all
   */
  async ranking(
    category: string,
    subcategory: string | null,
    order: RankingOrder = 'official',
    filter = '',
  ): Promise<RankingView> {
    const scope = { category, subcategory };
    const isNarrowed = filter !== '' && isCategory(category);
    const narrowed = isNarrowed ? await this.models.narrowed(scope, order, filter) : null;
    return this.reads.run(() => this.readRanking(scope, order, narrowed));
  }

  private async readRanking(
    scope: Scope,
    order: RankingOrder,
    narrowed: NarrowedRanking | null,
  ): Promise<RankingView> {
    const { category, subcategory } = scope;
    const [total, months, facts, lists] = await Promise.all([
      this.appliances.count(scope),
      this.history.months(),
      this.trust.factsOf(scope),
      narrowed ? this.narrowedLists(narrowed) : this.wholeLists(scope, order),
    ]);
    const models = new Map(
      Object.values(lists)
        .flatMap(({ best, worst }) => [...best, ...worst])
        .map(({ model }) => [model.id, model]),
    );
    const moves = order === 'official' ? months : { ...months, previous: null };
    const [sureness, ...places] = await Promise.all([
      this.sureness(scope, [...models.values()], months),
      ...rankByOptions.map(async (by) => [by, await this.places(scope, by, lists[by], moves)] as const),
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
      filtered: narrowed && filteredView(narrowed, lists),
      bands: narrowed ? [] : bandsOf(lists.price),
      priceSteps: narrowed ? {} : priceSteps(lists.price.best.map(({ model }) => model)),
    };
  }

  private async wholeLists(scope: Scope, order: RankingOrder): Promise<Lists> {
    const inOrder = (models: readonly Appliance[]) =>
      models.map((model, index) => ({ model, place: index + 1 }));
    const lists = await Promise.all(
      rankByOptions.map(async (by) => {
        const { best, worst } = await this.bothEnds(scope, by, order);
        return [by, { best: inOrder(best), worst: inOrder(worst) }] as const;
      }),
    );
    return Object.fromEntries(lists) as Lists;
  }

  /** Without models that have been deleted since. */
  private async narrowedLists({ lists }: NarrowedRanking): Promise<Lists> {
    const ids = Object.values(lists).flatMap(({ best, worst }) => [...best, ...worst].map(({ id }) => id));
    const found = await this.appliances.findAll([...new Set(ids)]);
    const models = new Map(found.map((model) => [model.id, model]));
    const placed = (list: readonly PlacedId[]) =>
      list.flatMap(({ id, place }) => {
        const model = models.get(id);
        return model ? [{ model, place }] : [];
      });
    return recordFrom(rankByOptions, (by) => ({
      best: placed(lists[by].best),
      worst: placed(lists[by].worst),
    }));
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
    ends: Record<ListEnd, Placed[]>,
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
    placed: readonly Placed[],
  ): Promise<PlaceView[]> {
    const ids = placed.map(({ model }) => model.id);
    const previousRanks = await this.history.ranksAt(since, scope, end, ids);
    return placed.map(({ model, place }) => ({
      appliance: model.id,
      movement: isRated(model) ? movement(previousRanks.get(model.id), place) : null,
    }));
  }
}

/** How sure the place of a category's best model is. */
function topTrust(stored: StoredTrust | undefined): CategoryView['topTrust'] {
  return stored ? trustView(stored.trust, stored.trust.inCategory) : null;
}

function withoutMovement(placed: readonly Placed[]): PlaceView[] {
  return placed.map(({ model }) => ({ appliance: model.id, movement: null }));
}

function filteredView(
  { query, total, options, without }: NarrowedRanking,
  lists: Lists,
): RankingView['filtered'] {
  const placesOf = (placed: readonly Placed[]) => placed.map(({ place }) => place);
  return {
    ...{ query, total, options, without },
    places: recordFrom(rankByOptions, (by) => ({
      best: placesOf(lists[by].best),
      worst: placesOf(lists[by].worst),
    })),
  };
}

/** The bands between the cheapest and the dearest model of a list by price. */
function bandsOf({ best, worst }: Record<ListEnd, Placed[]>): RankingView['bands'] {
  const prices = [...best, ...worst].flatMap(({ model }) => model.priceCents ?? []);
  return prices.length === 0 ? [] : rankingBands(Math.min(...prices), Math.max(...prices));
}

import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { invalidFields } from '@appliance-index/domain/errors';
import { type ColumnKey, type ModelRow, modelColumns } from '@appliance-index/domain/models/model-columns';
import type { TableModel } from '@appliance-index/domain/models/model-facets';
import {
  type ModelList,
  modelListQuery,
  parseModelList,
  rowsPerPage,
} from '@appliance-index/domain/models/model-list';
import { ModelOrders } from '@appliance-index/domain/models/model-orders';
import { ModelTable, type Selection } from '@appliance-index/domain/models/model-table';
import { parseRankingFilter, rankingGroups } from '@appliance-index/domain/models/ranking-filter';
import { recordFrom } from '@appliance-index/domain/objects';
import {
  type RankBy,
  type RankingOrder,
  rankByOptions,
  rankingLimits,
} from '@appliance-index/domain/scores/ranking';
import { retailers } from '@appliance-index/domain/scores/retailers';
import {
  avgScore,
  isRated,
  scoreFraction,
  shownFraction,
  totalReviews,
} from '@appliance-index/domain/scores/score';
import type { ReviewTrends } from '../catalogue/review-trends.js';
import { CatalogueCache } from '../catalogue-cache.js';
import type { CatalogueVersion, Clock } from '../ports.js';
import type { ListedModel, ModelReads } from './model-ports.js';
import type { CatalogueFactView, ModelsView } from './model-views.js';
import type { ListEnd, Scope, ScoreHistory } from './ranking-ports.js';

/** Votes are read again after this time, like the counts in pages. */
const approvedMs = 5_000;

/** All rows of a list, and what tells whether it is still the same. */
export interface ModelFile {
  columns: readonly ColumnKey[];
  labels: string[];
  total: number;
  rows: () => Generator<ModelRow, void>;
  /** Differs between lists, and between votes; null when nothing tells whether the catalogue is still the same. */
  identity: string | null;
}

/** A model of a filtered list, with its place in the whole one. */
export interface PlacedId {
  id: string;
  /** From 1, counted from the end that the list starts from. */
  place: number;
}

/** What of a ranking fits a filter. */
export interface NarrowedRanking extends Pick<Selection, 'total' | 'options' | 'without'> {
  /** The filter, as in addresses. */
  query: string;
  lists: Record<RankBy, Record<ListEnd, PlacedId[]>>;
}

/** What is kept of a catalogue. */
interface KeptModels {
  table: ModelTable;
  orders: ModelOrders;
  facts: CatalogueFactView[];
  all: number;
}

/** The table of all models. It is kept in memory until the catalogue changes, and read when it is first asked for. */
export class Models {
  private readonly table: CatalogueCache<KeptModels>;
  private approved: { ids: ReadonlySet<string>; text: string; readAt: number } | undefined;

  constructor(
    private readonly reads: ModelReads,
    history: ScoreHistory,
    trends: ReviewTrends,
    private readonly version: CatalogueVersion,
    private readonly clock: Clock,
  ) {
    this.table = new CatalogueCache(version, async () => {
      const [listed, lower, { updated }] = await Promise.all([
        reads.all(),
        trends.lowerModels(),
        history.months(),
      ]);
      const models = tableModels(listed, lower);
      const facts = models.map(({ row: { id, place, of, scoreMonth }, priceCents }, index) => {
        return { id, place, of, scoreMonth, priceCents, isPictured: listed[index]?.isPictured === true };
      });
      const table = new ModelTable(models, updated);
      return { table, orders: new ModelOrders(listed), facts, all: listed.length };
    });
  }

  /** Whether the table and the votes are in memory, so that a page needs no database. */
  areRead(): boolean {
    return this.table.isRead() && this.areVotesFresh(this.clock.now());
  }

  /** A page of the list that the parameters describe; values that mean nothing are ignored. */
  async page(query: string): Promise<ModelsView> {
    const { list } = parseModelList(new URLSearchParams(query));
    const { all, selection } = await this.select(list);
    const { total, options, without, rows } = selection;
    const pages = Math.max(1, Math.ceil(total / rowsPerPage));
    const offset = (list.page - 1) * rowsPerPage;
    return { total, all, page: list.page, pages, rows: rows(offset, rowsPerPage), options, without };
  }

  /** What the staff's list shows of each model besides its fields. */
  async facts(): Promise<CatalogueFactView[]> {
    return (await this.table.get()).facts;
  }

  /** All pages of a list in one. */
  async file(list: ModelList): Promise<ModelFile> {
    // Read first: should the catalogue change now, the file only looks older than it is.
    const version = this.version.current();
    const { selection } = await this.select(list);
    const query = modelListQuery({ ...list, page: 1 });
    return {
      columns: list.columns,
      labels: list.columns.map((key) => modelColumns[key].label),
      total: selection.total,
      rows: function* () {
        yield* selection.rows(0, selection.total);
      },
      identity: version === null ? null : `${version} ${query} ${await this.votes()}`,
    };
  }

  /** The first models of each list of a ranking that fit a filter; unrated ones may be among them, as in the whole lists. */
  async narrowed(scope: Scope, order: RankingOrder, query: string): Promise<NarrowedRanking> {
    const { category, subcategory } = scope;
    const filter = {
      ...parseRankingFilter(new URLSearchParams(query)),
      ...{ categories: [category].filter(isCategory), types: subcategory === null ? [] : [subcategory] },
      unrated: true,
    };
    const { orders, selection } = await this.select({ filter, sort: 'score', order: 'desc' });
    const { total, options, without, rows } = selection;
    const fitting = new Set(rows(0, total).map(({ id }) => id));
    const list = (by: RankBy, end: ListEnd) =>
      orders
        .idsOf({ ...scope, by, end, order })
        .flatMap((id, index) => (fitting.has(id) ? [{ id, place: index + 1 }] : []))
        .slice(0, rankingLimits[end]);
    return {
      lists: recordFrom(rankByOptions, (by) => ({ best: list(by, 'best'), worst: list(by, 'worst') })),
      ...{ query, total, options },
      without: without.filter(({ group }) => rankingGroups.some((each) => each === group)),
    };
  }

  /** Tells whether votes have changed what lists show: then the text differs. */
  async votes(): Promise<string> {
    return (await this.approvedModels()).text;
  }

  private async select(
    list: Omit<ModelList, 'columns' | 'page'>,
  ): Promise<KeptModels & { selection: Selection }> {
    const [kept, { ids }] = await Promise.all([this.table.get(), this.approvedModels()]);
    return { ...kept, selection: kept.table.select(list, ids) };
  }

  private areVotesFresh(now: Date): boolean {
    return this.approved !== undefined && now.getTime() - this.approved.readAt < approvedMs;
  }

  private async approvedModels() {
    const now = this.clock.now();
    if (this.approved && this.areVotesFresh(now)) return this.approved;
    const ids = await this.reads.approved(now);
    const text = ids.join();
    // The table remembers what it has made of a set.
    const same = this.approved?.text === text ? this.approved.ids : new Set(ids);
    this.approved = { ids: same, text, readAt: now.getTime() };
    return this.approved;
  }
}

/** @throws invalid/query when a parameter has a value that means nothing */
export function requireModelList(search: URLSearchParams): ModelList {
  const { list, problems } = parseModelList(search);
  if (problems.length > 0) throw invalidFields('query', problems);
  return list;
}

/** @param listed in the official order, in which places are counted */
function tableModels(listed: readonly ListedModel[], lower: ReadonlySet<string>): TableModel[] {
  const rated = new Map<string, number>();
  const listsOf = ({ category, subcategory }: ListedModel) => [category, `${category}/${subcategory ?? ''}`];
  const placed = listed.map((model) => {
    if (!isRated(model)) return { model, place: null };
    const lists = listsOf(model);
    for (const list of lists) rated.set(list, (rated.get(list) ?? 0) + 1);
    return { model, place: rated.get(ownList(model)) ?? null };
  });
  return placed.map(({ model, place }) => ({
    row: {
      ...rowOf(model, lower),
      place,
      of: place === null ? null : (rated.get(ownList(model)) ?? null),
    },
    isRated: isRated(model),
    avgScore: avgScore(model),
    priceCents: model.priceCents,
    family: model.poolFirst ?? model.id,
  }));
}

/** The list that a model has its place in: that of its type, or of its category without one. */
function ownList({ category, subcategory }: ListedModel): string {
  return subcategory === null ? category : `${category}/${subcategory}`;
}

function rowOf(model: ListedModel, lower: ReadonlySet<string>): Omit<ModelRow, 'place' | 'of'> {
  const { id, brand, category, subcategory, priceRange, reliabilityScore, scoreMonth } = model;
  return {
    ...{ id, brand, model: model.model, category, subcategory, priceRange, reliabilityScore, scoreMonth },
    shownScore: isRated(model) ? shownFraction(scoreFraction(model)) : null,
    totalReviews: totalReviews(model),
    evidence: isRated(model) ? model.evidence : 'none',
    stores: retailers.filter(({ scoreField }) => model[scoreField] !== null).length,
    familySize: model.poolSize ?? 1,
    isLower: lower.has(id),
  };
}

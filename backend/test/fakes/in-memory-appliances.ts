import type { Appliance } from '@appliance-index/domain/catalogue/appliance';
import { compareText, type RankBy, ranked, rankedFromWorst } from '@appliance-index/domain/scores/ranking';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { isRated, totalReviews } from '@appliance-index/domain/scores/score';
import {
  Appliances,
  type FoundModel,
  type ListEnd,
  type Scope,
  type SearchMatches,
  type SearchSlice,
  type SitemapEntry,
  type TypeChange,
  type TypeCount,
} from '../../src/application/rankings/ranking-ports.js';

/** Update time of every model. */
const changed = new Date(0);

/** The catalogue as an array, using the domain's functions. */
export class InMemoryAppliances implements Appliances {
  constructor(readonly models: Appliance[] = []) {}

  async find(id: string): Promise<Appliance | null> {
    return this.live().find((model) => model.id === id.toLowerCase()) ?? null;
  }

  async findAll(ids: readonly string[]): Promise<Appliance[]> {
    return ids.flatMap((id) => this.live().find((model) => model.id === id) ?? []);
  }

  async all(): Promise<Appliance[]> {
    return ranked(this.live(), 'overall');
  }

  async *stream(): AsyncGenerator<Appliance, void> {
    yield* this.live().toSorted((a, b) => compareText(a.id, b.id));
  }

  async ranked(scope: Scope, by: RankBy, end: ListEnd, limit: number): Promise<Appliance[]> {
    const models = this.inScope(scope);
    return (end === 'best' ? ranked(models, by) : rankedFromWorst(models, by)).slice(0, limit);
  }

  async count(scope: Scope): Promise<number> {
    return this.inScope(scope).length;
  }

  async countRated(scope: Scope): Promise<number> {
    return this.inScope(scope).filter(isRated).length;
  }

  async countByType(): Promise<TypeCount[]> {
    const types = Object.groupBy(this.live(), ({ category, subcategory }) => `${category}/${subcategory}`);
    return Object.values(types).flatMap((models = []) =>
      models
        .slice(0, 1)
        .map(({ category, subcategory }) => ({ category, subcategory, count: models.length })),
    );
  }

  async lastChangeByType(): Promise<TypeChange[]> {
    const types = await this.countByType();
    return types.map(({ category, subcategory }) => ({ category, subcategory, updatedAt: changed }));
  }

  async frequentBrands(limit: number): Promise<string[]> {
    const brands = Object.entries(Object.groupBy(this.live(), ({ brand }) => brand));
    return brands
      .toSorted(([a, of = []], [b, than = []]) => than.length - of.length || compareText(a, b))
      .map(([brand]) => brand)
      .slice(0, limit);
  }

  async findByWords(texts: readonly string[], limit: number): Promise<Appliance[]> {
    const found = this.live().filter(({ searchText }) => texts.every((text) => searchText.includes(text)));
    return ranked(found, 'overall').slice(0, limit);
  }

  async search(texts: readonly string[], { category, offset, limit }: SearchSlice): Promise<SearchMatches> {
    const found = await this.findByWords(texts, Number.POSITIVE_INFINITY);
    const byCategory = Object.groupBy(found, (model) => model.category);
    const listed = found.filter((model) => category === null || model.category === category);
    const counts = Object.entries(byCategory).map(([each, models = []]) => [each, models.length] as const);
    return {
      models: listed.slice(offset, offset + limit),
      total: found.length,
      counts: Object.fromEntries(counts),
    };
  }

  async ranks(applianceIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const listed = this.live().filter((model) => applianceIds.includes(model.id) && isRated(model));
    const rankOf = (model: Appliance) =>
      1 + ranked(this.inScope(model), 'overall').findIndex(({ id }) => id === model.id);
    return new Map(listed.map((model) => [model.id, rankOf(model)]));
  }

  async searchable(limit: number): Promise<FoundModel[]> {
    return (await this.all()).slice(0, limit);
  }

  /** Typos need the database's trigrams. */
  async closeMatches(): Promise<Appliance[]> {
    return [];
  }

  async sitemapEntries(offset: number, limit: number): Promise<SitemapEntry[]> {
    const ids = this.live().map(({ id }) => id);
    return ids
      .toSorted(compareText)
      .slice(offset, offset + limit)
      .map((id) => ({ id, updatedAt: changed }));
  }

  async best(limit: number): Promise<Appliance[]> {
    return (await this.all()).slice(0, limit);
  }

  async methodologyExample(): Promise<Appliance | null> {
    const scoresOf = (model: Appliance) =>
      retailers.map((each) => model[each.scoreField]).filter((score) => score !== null);
    const differ = (model: Appliance) => Number(new Set(scoresOf(model)).size > 1);
    const several = (model: Appliance) => Number(scoresOf(model).length > 1);
    const order = (a: Appliance, b: Appliance) =>
      differ(b) - differ(a) || several(b) - several(a) || totalReviews(b) - totalReviews(a);
    return ranked(this.live().filter(isRated), 'overall').toSorted(order)[0] ?? null;
  }

  private live(): Appliance[] {
    return this.models.filter(({ deletedAt }) => deletedAt === null);
  }

  private inScope({ category, subcategory }: Scope): Appliance[] {
    return this.live().filter(
      (model) => model.category === category && (subcategory === null || model.subcategory === subcategory),
    );
  }
}

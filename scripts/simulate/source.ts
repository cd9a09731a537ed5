import { assessCatalogue } from '@appliance-index/domain/trust/catalogue-trust';
import { type Sample, samplesOf } from '@appliance-index/domain/trust/evidence';
import type { TrustInput, TrustModel } from '@appliance-index/domain/trust/trust';

/** What truths and counts are drawn from: the models of a catalogue, one per pool, and what it teaches. */
export interface Source {
  models: readonly SourceModel[];
  learned: TrustModel;
  /** The review counts of each category's models. */
  counts: ReadonlyMap<string, readonly number[]>;
}

export type Store = Pick<Sample, 'retailer' | 'count'>;

export interface SourceModel {
  model: TrustInput;
  stores: readonly Store[];
}

export function sourceOf(catalogue: readonly TrustInput[]): Source {
  const { models: trusts, model: learned } = assessCatalogue(catalogue);
  const models = catalogue
    .filter(({ id }) => trusts.get(id)?.pool?.first === id)
    .map((model) => ({ model, stores: samplesOf(model) }));
  const byCategory = Map.groupBy(models, ({ model }) => model.category);
  const counts = [...byCategory].map(
    ([category, own]) => [category, own.map(({ stores }) => reviewsOf(stores))] as const,
  );
  return { models, learned, counts: new Map(counts) };
}

export function reviewsOf(stores: readonly Store[]): number {
  return stores.reduce((sum, { count }) => sum + count, 0);
}

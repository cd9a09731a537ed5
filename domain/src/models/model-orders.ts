import { type Rankable, type RankBy, type RankingOrder, ranked, rankedFromWorst } from '../scores/ranking.js';
import { byAdjusted } from '../trust/adjusted-order.js';

/** A model with all that the orders of rankings compare. */
export interface OrderedModel extends Rankable {
  category: string;
  subcategory: string | null;
  /** The likely true score; null until the model has been assessed, and without a score. */
  adjusted: number | null;
}

/** A whole list of a ranking. */
export interface OrderedList {
  category: string;
  /** Null for the whole category. */
  subcategory: string | null;
  by: RankBy;
  end: 'best' | 'worst';
  order: RankingOrder;
}

/** The rankings of a catalogue in full. Each list is ordered when first asked for. */
export class ModelOrders {
  private readonly lists = new Map<string, readonly string[]>();

  constructor(private readonly models: readonly OrderedModel[]) {}

  /** The ids of a list's models in its order. The worst end, and the order by evidence, have rated models only. */
  idsOf(list: OrderedList): readonly string[] {
    const { category, subcategory, by, end, order } = list;
    const name = [category, subcategory ?? '', by, end, order].join('/');
    const known = this.lists.get(name) ?? this.ordered(list).map(({ id }) => id);
    this.lists.set(name, known);
    return known;
  }

  private ordered({ category, subcategory, by, end, order }: OrderedList): OrderedModel[] {
    const models = this.models.filter(
      (model) => model.category === category && (subcategory === null || model.subcategory === subcategory),
    );
    if (order === 'evidence' && by === 'overall') return byEvidence(models, end);
    return end === 'best' ? ranked(models, by) : rankedFromWorst(models, by);
  }
}

function byEvidence(models: readonly OrderedModel[], end: 'best' | 'worst'): OrderedModel[] {
  const sign = end === 'best' ? 1 : -1;
  return models
    .filter(({ adjusted }) => adjusted !== null)
    .sort(byAdjusted(({ adjusted }) => (adjusted === null ? null : sign * adjusted)));
}

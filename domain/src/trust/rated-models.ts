import { numberOf } from '../objects.js';
import { type RetailerScores, retailerFields } from '../scores/retailers.js';
import { type Sample, samplesOf } from './evidence.js';
import { type TrustInput, typeKey } from './trust.js';

/** Stands for a missing score or count. */
const missing = -1;
const figuresPerModel = retailerFields.length;

/** A type of models, or of those of a category that have none. */
export type ModelType = Pick<TrustInput, 'category' | 'subcategory'>;

/**
 * The rated models of a catalogue in columns, with an entry per model: as objects, those of a large catalogue would take more
 * memory than all the rest of an import. Plain data, so that it can be sent to another thread.
 */
export interface RatedModels {
  /** Number of models. */
  length: number;
  /** In the order in which the catalogue first has them. */
  types: readonly ModelType[];
  /** Index of the model's type. */
  type: Int32Array;
  /** Models of one brand have the same number. */
  brand: Int32Array;
  /** Per model the values of `retailerFields`, or -1. */
  figures: Int32Array;
}

/** Takes models one by one. */
export class RatedModelsBuilder {
  private readonly types: ModelType[] = [];
  private readonly typeNumbers = new Map<string, number>();
  private readonly brandNumbers = new Map<string, number>();
  private readonly type = new GrowingColumn();
  private readonly brand = new GrowingColumn();
  private readonly figures = new GrowingColumn();

  /** @param model that a retailer has a score of */
  add(model: TrustInput): void {
    this.type.push(this.typeNumber(model));
    this.brand.push(numberOf(model.brand, this.brandNumbers));
    for (const field of retailerFields) this.figures.push(model[field] ?? missing);
  }

  build(): RatedModels {
    const [type, brand, figures] = [this.type.values(), this.brand.values(), this.figures.values()];
    return { length: type.length, types: this.types, type, brand, figures };
  }

  private typeNumber(model: TrustInput): number {
    const number = numberOf(typeKey(model), this.typeNumbers);
    if (number === this.types.length) {
      this.types.push({ category: model.category, subcategory: model.subcategory });
    }
    return number;
  }
}

class GrowingColumn {
  private content = new Int32Array(256);
  private length = 0;

  push(value: number): void {
    if (this.length === this.content.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.content);
      this.content = larger;
    }
    this.content[this.length++] = value;
  }

  values(): Int32Array {
    return this.content.slice(0, this.length);
  }
}

/** The scores and review counts of a model. */
export function scoresAt({ figures }: RatedModels, index: number): RetailerScores {
  const scores: Partial<RetailerScores> = {};
  let figure = index * figuresPerModel;
  for (const field of retailerFields) {
    const value = figures[figure++] as number;
    scores[field] = value === missing ? null : value;
  }
  return scores as RetailerScores;
}

/** The retailers with a score of a model, in the fixed order. */
export function samplesAt(models: RatedModels, index: number): Sample[] {
  return samplesOf(scoresAt(models, index));
}

/** An order in which models of one type and brand with the same scores and counts are neighbours; 0 for two of these. */
export function compareEvidence({ type, brand, figures }: RatedModels, a: number, b: number): number {
  let difference = (type[a] as number) - (type[b] as number) || (brand[a] as number) - (brand[b] as number);
  for (let field = 0; field < figuresPerModel && difference === 0; field++) {
    const [own, other] = [a * figuresPerModel + field, b * figuresPerModel + field];
    difference = (figures[own] as number) - (figures[other] as number);
  }
  return difference;
}

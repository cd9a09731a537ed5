import type { CardView } from '@appliance-index/backend/contract';
import { maxCompared } from '@appliance-index/domain/catalogue/comparison';

/** A model picked for comparison. */
export type ComparedModel = Pick<CardView, 'id' | 'brand' | 'model' | 'imageUrl'>;

/** Parses the stored text; invalid text and invalid entries are ignored. */
export function parseComparison(text: string): ComparedModel[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isComparedModel).slice(0, maxCompared) : [];
  } catch {
    return [];
  }
}

function isComparedModel(value: unknown): value is ComparedModel {
  const { id, brand, model } = (value ?? {}) as Record<string, unknown>;
  return [id, brand, model].every((text) => typeof text === 'string' && text !== '');
}

/** The text to store; '' for no models. */
export function serializeComparison(models: readonly ComparedModel[]): string {
  if (models.length === 0) return '';
  return JSON.stringify(models.map(({ id, brand, model, imageUrl }) => ({ id, brand, model, imageUrl })));
}

/** Adds the model, or removes it if present; null when the comparison is full. */
export function withToggled(models: readonly ComparedModel[], model: ComparedModel): ComparedModel[] | null {
  const others = models.filter(({ id }) => id !== model.id);
  if (others.length < models.length) return others;
  return models.length < maxCompared ? [...models, model] : null;
}

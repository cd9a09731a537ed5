import type { CardView } from '@appliance-index/backend/contract';
import { limits } from '../limits';

/** A model that was put aside for a comparison. */
export type ComparedModel = Pick<CardView, 'id' | 'brand' | 'model' | 'imageUrl'>;

/** What the kept text says; anything else than a list of models is nothing. */
export function parseComparison(text: string): ComparedModel[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isComparedModel).slice(0, limits.compared) : [];
  } catch {
    return [];
  }
}

function isComparedModel(value: unknown): value is ComparedModel {
  const { id, brand, model } = (value ?? {}) as Record<string, unknown>;
  return [id, brand, model].every((text) => typeof text === 'string' && text !== '');
}

/** The text to keep; '' for no models. */
export function serializeComparison(models: readonly ComparedModel[]): string {
  if (models.length === 0) return '';
  return JSON.stringify(models.map(({ id, brand, model, imageUrl }) => ({ id, brand, model, imageUrl })));
}

/** With the model if it was not there, without it if it was; null when there is no room for it. */
export function withToggled(models: readonly ComparedModel[], model: ComparedModel): ComparedModel[] | null {
  const others = models.filter(({ id }) => id !== model.id);
  if (others.length < models.length) return others;
  return models.length < limits.compared ? [...models, model] : null;
}

/** Said when a fifth model is to be added. */
export const comparisonFullText = 'Four models is the most. Remove one to add another.';

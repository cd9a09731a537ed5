import type { CardView } from '@appliance-index/backend/contract';
import { limits } from '../limits';

/** A model that was put aside for a comparison. */
export type Gathered = Pick<CardView, 'id' | 'brand' | 'model' | 'imageUrl'>;

/** What the kept text says; anything else than a list of models is nothing. */
export function gatheredIn(text: string): Gathered[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isGathered).slice(0, limits.compared) : [];
  } catch {
    return [];
  }
}

function isGathered(value: unknown): value is Gathered {
  const { id, brand, model } = (value ?? {}) as Record<string, unknown>;
  return [id, brand, model].every((text) => typeof text === 'string' && text !== '');
}

/** The text to keep; '' for no models. */
export function textOf(models: readonly Gathered[]): string {
  if (models.length === 0) return '';
  return JSON.stringify(models.map(({ id, brand, model, imageUrl }) => ({ id, brand, model, imageUrl })));
}

/** With the model if it was not there, without it if it was; null when there is no room for it. */
export function toggled(models: readonly Gathered[], model: Gathered): Gathered[] | null {
  const others = models.filter(({ id }) => id !== model.id);
  if (others.length < models.length) return others;
  return models.length < limits.compared ? [...models, model] : null;
}

/** Said when a fifth model is to be added. */
export const fullText = 'Four models is the most. Remove one to add another.';

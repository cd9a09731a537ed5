import { DomainError } from '../errors.js';
import { isUuid } from '../ids.js';
import type { CategorySlug, TypeOf } from './taxonomy.js';

/** How many models fit side by side. */
export const maxCompared = 4;

/**
 * Normalises the ids of a comparison: lower case, without duplicates and invalid ids, in the given order.
 * @throws invalid/ids when more than `maxCompared` remain
 */
export function parseComparisonIds(requested: readonly string[]): string[] {
  const ids = [...new Set(requested.map((id) => id.trim().toLowerCase()))].filter(isUuid);
  if (ids.length <= maxCompared) return ids;
  throw new DomainError('invalid', 'ids', `You can compare up to ${maxCompared} models at once.`);
}

/** The type of each category of which two models are offered to who has not picked any, in order of preference. */
export const readyComparisonTypes = {
  washers: 'front-load',
  fridges: 'french-door',
  stoves: 'gas-stove',
  dryers: 'tumble',
  dishwashers: 'standard-dishwasher',
  microwaves: 'otr-microwave',
} as const satisfies { [C in CategorySlug]: TypeOf<C> };

/** Maximum number of comparisons offered. */
export const readyComparisonLimit = 3;

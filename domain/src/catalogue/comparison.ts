import { DomainError } from '../errors.js';
import { isUuid } from '../ids.js';
import type { CategorySlug, TypeSlug } from './taxonomy.js';

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

/** Types of which two models are offered to who has not picked any, in order of preference; one of each category. */
export const readyComparisonTypes = [
  { category: 'washers', subcategory: 'front-load' },
  { category: 'fridges', subcategory: 'french-door' },
  { category: 'stoves', subcategory: 'gas-stove' },
  { category: 'dryers', subcategory: 'tumble' },
  { category: 'dishwashers', subcategory: 'standard-dishwasher' },
  { category: 'microwaves', subcategory: 'otr-microwave' },
] as const satisfies { category: CategorySlug; subcategory: TypeSlug }[];

/** Maximum number of comparisons offered. */
export const readyComparisonLimit = 3;

import { DomainError } from '../errors.js';
import { isUuid } from '../ids.js';

/** More columns than this cannot be read side by side. */
export const maxCompared = 4;

/**
 * The ids of a comparison in their one form: in the order given, each once, in lower case; what cannot be an id is left out.
 * @throws invalid/ids when more than `maxCompared` remain
 */
export function parseComparisonIds(given: readonly string[]): string[] {
  const ids = [...new Set(given.map((id) => id.trim().toLowerCase()))].filter(isUuid);
  if (ids.length <= maxCompared) return ids;
  throw new DomainError('invalid', 'ids', `Compare at most ${maxCompared} models at once.`);
}

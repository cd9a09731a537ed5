import { DomainError } from '../domain/errors.js';
import {
  closeMatchLimit,
  maxQueryLength,
  normaliseQuery,
  searchResultLimit,
  suggestedBrandCount,
  suggestedTypes,
} from '../domain/search.js';
import { cardOf } from './cards.js';
import type { Appliances } from './ports.js';
import type { SearchView } from './views.js';

/** Finds models by what people type. */
export class Search {
  constructor(private readonly appliances: Appliances) {}

  /**
   * The matches with the highest scores first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or holds a NUL
   */
  async search(text: string): Promise<SearchView> {
    if (text.length > maxQueryLength) {
      throw new DomainError('invalid', 'query', `Search for at most ${maxQueryLength} characters.`);
    }
    if (text.includes('\0'))
      throw new DomainError('invalid', 'query', 'The search contains an invalid character.');
    const query = text.trim().replace(/\s+/g, ' ');
    const wanted = normaliseQuery(text);
    if (wanted === '') return this.nothingFound(query, []);
    const { total, found } = await this.appliances.search(wanted, searchResultLimit);
    if (total > 0) return { query, total, results: found.map(cardOf), closeMatches: [], suggestions: [] };
    return this.nothingFound(query, await this.appliances.closeMatches(wanted, closeMatchLimit));
  }

  private async nothingFound(
    query: string,
    near: Awaited<ReturnType<Appliances['closeMatches']>>,
  ): Promise<SearchView> {
    const brands = await this.appliances.frequentBrands(suggestedBrandCount);
    return {
      query,
      total: 0,
      results: [],
      closeMatches: near.map(cardOf),
      suggestions: [...brands, ...suggestedTypes],
    };
  }
}

import type { Appliance } from '../domain/appliance.js';
import { DomainError } from '../domain/errors.js';
import { isRated, shownScore } from '../domain/score.js';
import {
  closeMatchLimit,
  matchingRankings,
  maxQueryLength,
  normaliseQuery,
  searchResultLimit,
  suggestedBrandCount,
  suggestedRankingLimit,
  suggestedTypes,
  suggestionLimit,
  wordsOf,
} from '../domain/search.js';
import { categoryLabel, subcategoryLabel } from '../domain/taxonomy.js';
import { cardOf } from './cards.js';
import type { Appliances, Scope } from './ports.js';
import type { SearchView, SuggestionsView } from './views/rankings.js';

/** Finds models by what people type. */
export class Search {
  constructor(private readonly appliances: Appliances) {}

  /**
   * The matches with the highest scores first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or holds a NUL
   */
  async search(text: string): Promise<SearchView> {
    refuseUnsearchable(text);
    const query = text.trim().replace(/\s+/g, ' ');
    const wanted = normaliseQuery(text);
    if (wanted === '') return this.nothingFound(query, []);
    const { total, found } = await this.appliances.search(wanted, searchResultLimit);
    if (total > 0) return { query, total, results: found.map(cardOf), closeMatches: [], suggestions: [] };
    return this.nothingFound(query, await this.appliances.closeMatches(wanted, closeMatchLimit));
  }

  /**
   * What somebody may be about to type: rankings by name first, then models that hold every word, best first.
   * @throws invalid/query when the text is too long or holds a NUL
   */
  async suggestions(text: string): Promise<SuggestionsView> {
    refuseUnsearchable(text);
    const words = wordsOf(text);
    if (words.length === 0) return { rankings: [], models: [] };
    const rankings = matchingRankings(text).slice(0, suggestedRankingLimit).map(suggestedRanking);
    const models = await this.appliances.withWords(words, suggestionLimit - rankings.length);
    return { rankings, models: models.map(suggestedModel) };
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

function refuseUnsearchable(text: string): void {
  if (text.length > maxQueryLength) {
    throw new DomainError('invalid', 'query', `Search for at most ${maxQueryLength} characters.`);
  }
  if (text.includes('\0')) {
    throw new DomainError('invalid', 'query', 'The search contains an invalid character.');
  }
}

function suggestedRanking({ category, subcategory }: Scope): SuggestionsView['rankings'][number] {
  const label = categoryLabel(category);
  return {
    category,
    subcategory,
    label: subcategory === null ? label : `${subcategoryLabel(category, subcategory)}, ${label}`,
  };
}

function suggestedModel(model: Appliance): SuggestionsView['models'][number] {
  const { id, brand } = model;
  return { id, brand, model: model.model, shownScore: isRated(model) ? shownScore(model) : null };
}

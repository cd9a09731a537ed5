import {
  beginsItsWords,
  closeMatchLimit,
  matchingRankings,
  maxQueryLength,
  normaliseQuery,
  queryWords,
  searchResultLimit,
  suggestedBrandCount,
  suggestedRankingLimit,
  suggestedTypes,
  suggestionLimit,
} from '@appliance-index/domain/catalogue/search';
import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import { DomainError } from '@appliance-index/domain/errors';
import { cleanLine } from '@appliance-index/domain/text/text-fields';
import type { ResultView } from '../catalogue/appliance-views.js';
import { CatalogueCache } from '../catalogue-cache.js';
import type { CatalogueVersion } from '../ports.js';
import { resultView } from './cards.js';
import type { Appliances, Scope } from './ranking-ports.js';
import type { SearchView, SuggestionsView } from './ranking-views.js';
import { CurrentSearchIndex, type Matches } from './search-index.js';

/** Searches the catalogue. */
export class Search {
  private readonly index: CurrentSearchIndex;
  private readonly brands: CatalogueCache<string[]>;

  constructor(
    private readonly appliances: Appliances,
    version: CatalogueVersion,
  ) {
    this.index = new CurrentSearchIndex(version, (limit) => appliances.searchable(limit));
    this.brands = new CatalogueCache(version, () => appliances.frequentBrands(suggestedBrandCount));
  }

  /**
   * Matching models, highest score first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or contains NUL
   */
  async search(text: string): Promise<SearchView> {
    const query = parseQuery(text);
    if (query.normalised === '') return this.nothingFound(query);
    const matches = this.searchIndex(query) ?? (await this.searchDatabase(query));
    if (matches.total > 0) return foundView(query, matches);
    const words = queryWords(query.normalised);
    const found = words.length > 1 ? await this.searchWords(words, searchResultLimit) : [];
    if (found.length > 0) {
      const { whole = [], within = [] } = Object.groupBy(found, (model) =>
        beginsItsWords(model, words) ? 'whole' : 'within',
      );
      return this.nothingFound(query, { wordMatches: [...whole, ...within] });
    }
    const close = await this.appliances.closeMatches(query.normalised, closeMatchLimit);
    return this.nothingFound(query, { closeMatches: close.map(resultView) });
  }

  /** The same at once, if the query is valid and finds something without the database. */
  searchAtOnce(text: string): SearchView | undefined {
    if (problemOf(text) !== null) return undefined;
    const query = parseQuery(text);
    const matches = query.normalised === '' ? undefined : this.searchIndex(query);
    return matches && matches.total > 0 ? foundView(query, matches) : undefined;
  }

  private searchIndex({ normalised }: Query): Matches | undefined {
    return this.index.get()?.search(normalised, searchResultLimit);
  }

  private async searchDatabase({ normalised }: Query): Promise<Matches> {
    this.index.countSearchWithout();
    const { models, total } = await this.appliances.search(normalised, searchResultLimit);
    return { total, results: models.map(resultView) };
  }

  /**
   * Search-as-you-type suggestions: rankings by name, then models that contain every word, best first.
   * @throws invalid/query when the text is too long or contains NUL
   */
  async suggestions(text: string): Promise<SuggestionsView> {
    validateQuery(text);
    const words = queryWords(text);
    if (words.length === 0) return { rankings: [], models: [] };
    const rankings = matchingRankings(text).slice(0, suggestedRankingLimit).map(suggestedRanking);
    const limit = suggestionLimit - rankings.length;
    return { rankings, models: (await this.searchWords(words, limit)).map(suggestedModel) };
  }

  /** Models that contain every word, best first. */
  private async searchWords(words: readonly string[], limit: number): Promise<ResultView[]> {
    const index = this.index.get();
    if (index) return index.searchWords(words, limit);
    this.index.countSearchWithout();
    return (await this.appliances.findByWords(words, limit)).map(resultView);
  }

  private async nothingFound(
    { shown }: Query,
    near: Partial<Pick<SearchView, 'wordMatches' | 'closeMatches'>> = {},
  ): Promise<SearchView> {
    const suggestions = [...(await this.brands.get()), ...suggestedTypes];
    return { query: shown, total: 0, results: [], wordMatches: [], closeMatches: [], ...near, suggestions };
  }
}

interface Query {
  /** Trimmed, with white space collapsed. */
  shown: string;
  /** As it is searched for; empty for a blank query. */
  normalised: string;
}

/** @throws invalid/query when the query is too long or contains NUL */
function parseQuery(text: string): Query {
  validateQuery(text);
  return { shown: cleanLine(text), normalised: normaliseQuery(text) };
}

function foundView({ shown }: Query, { total, results }: Matches): SearchView {
  return { query: shown, total, results, wordMatches: [], closeMatches: [], suggestions: [] };
}

/** @throws invalid/query when the text is too long or contains NUL */
function validateQuery(text: string): void {
  const problem = problemOf(text);
  if (problem !== null) throw new DomainError('invalid', 'query', problem);
}

function problemOf(text: string): string | null {
  if (text.length > maxQueryLength) return `A search can have at most ${maxQueryLength} characters.`;
  return text.includes('\0') ? 'The search contains an invalid character.' : null;
}

function suggestedRanking({ category, subcategory }: Scope): SuggestionsView['rankings'][number] {
  const label = categoryLabel(category);
  return {
    category,
    subcategory,
    label: subcategory === null ? label : `${subcategoryLabel(category, subcategory)}, ${label}`,
  };
}

function suggestedModel(view: ResultView): SuggestionsView['models'][number] {
  const { id, brand, model, categoryLabel: category, subcategoryLabel: type, isRated, shownScore } = view;
  return { id, brand, model, typeLabel: type ?? category, shownScore: isRated ? shownScore : null };
}

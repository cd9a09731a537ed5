import type { Appliance } from '../../domain/catalogue/appliance.js';
import {
  closeMatchLimit,
  matchingRankings,
  maxQueryLength,
  normaliseQuery,
  queryWords,
  searchResultLimit,
  searchText,
  suggestedBrandCount,
  suggestedRankingLimit,
  suggestedTypes,
  suggestionLimit,
} from '../../domain/catalogue/search.js';
import { categoryLabel, subcategoryLabel } from '../../domain/catalogue/taxonomy.js';
import { DomainError } from '../../domain/errors.js';
import { compareText } from '../../domain/scores/ranking.js';
import { isRated, shownScore } from '../../domain/scores/score.js';
import { collapseWhitespace } from '../../domain/text-fields.js';
import { CatalogueCache } from '../catalogue-cache.js';
import type { Appliances, BrandTypeCount, CatalogueVersion, Scope } from '../ports.js';
import type { SearchView, SuggestionsView } from '../views/rankings.js';
import { resultView } from './cards.js';
import { totalCount } from './counts.js';

/** A brand's models of one type. A query that occurs in `text`, their common search text, matches all of them. */
interface SearchableGroup extends BrandTypeCount {
  text: string;
}

/** Searches the catalogue. */
export class Search {
  private readonly groups: CatalogueCache<SearchableGroup[]>;

  constructor(
    private readonly appliances: Appliances,
    version: CatalogueVersion,
  ) {
    this.groups = new CatalogueCache(version, () => this.readGroups());
  }

  /**
   * Matching models, highest score first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or contains NUL
   */
  async search(text: string): Promise<SearchView> {
    validateQuery(text);
    const query = collapseWhitespace(text);
    const normalised = normaliseQuery(text);
    if (normalised === '') return this.nothingFound(query, []);
    const matchingGroups = (await this.groups.get()).filter((group) => group.text.includes(normalised));
    const { models, otherCount } = await this.appliances.search(
      normalised,
      matchingGroups,
      searchResultLimit,
    );
    if (models.length === 0) {
      return this.nothingFound(query, await this.appliances.closeMatches(normalised, closeMatchLimit));
    }
    return {
      query,
      total: totalOf(models.length, totalCount(matchingGroups) + otherCount),
      results: models.map(resultView),
      closeMatches: [],
      suggestions: [],
    };
  }

  private async readGroups(): Promise<SearchableGroup[]> {
    const counts = await this.appliances.countByBrandAndType();
    return counts.map((group) => ({ ...group, text: searchText({ ...group, model: '' }) }));
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
    const models = await this.appliances.findByWords(words, suggestionLimit - rankings.length);
    return { rankings, models: models.map(suggestedModel) };
  }

  private async nothingFound(query: string, closeMatches: readonly Appliance[]): Promise<SearchView> {
    const brands = frequentBrands(await this.groups.get()).slice(0, suggestedBrandCount);
    return {
      query,
      total: 0,
      results: [],
      closeMatches: closeMatches.map(resultView),
      suggestions: [...brands, ...suggestedTypes],
    };
  }
}

function validateQuery(text: string): void {
  if (text.length > maxQueryLength) {
    throw new DomainError('invalid', 'query', `A search can have at most ${maxQueryLength} characters.`);
  }
  if (text.includes('\0')) {
    throw new DomainError('invalid', 'query', 'The search contains an invalid character.');
  }
}

/**
 * The listed models are the exact total as long as they fit the list. Beyond that the cached counts apply, which may be
 * older than the list and must not contradict it.
 */
function totalOf(listed: number, counted: number): number {
  return listed < searchResultLimit ? listed : Math.max(listed, counted);
}

/** Brands with the most models first; ties by name. */
function frequentBrands(groups: readonly BrandTypeCount[]): string[] {
  const counts = new Map<string, number>();
  for (const { brand, count } of groups) counts.set(brand, (counts.get(brand) ?? 0) + count);
  return [...counts]
    .sort(([brandA, countA], [brandB, countB]) => countB - countA || compareText(brandA, brandB))
    .map(([brand]) => brand);
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

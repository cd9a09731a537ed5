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

/** A brand's models of one type, and what finds them all: the search text of a model without a name. */
interface SearchableGroup extends BrandTypeCount {
  text: string;
}

/** Finds models by what people type. */
export class Search {
  private readonly groups: CatalogueCache<SearchableGroup[]>;

  constructor(
    private readonly appliances: Appliances,
    version: CatalogueVersion,
  ) {
    this.groups = new CatalogueCache(version, () => this.readGroups());
  }

  /**
   * The matches with the highest scores first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or holds a NUL
   */
  async search(text: string): Promise<SearchView> {
    refuseUnsearchable(text);
    const query = collapseWhitespace(text);
    const wanted = normaliseQuery(text);
    if (wanted === '') return this.nothingFound(query, []);
    const matchingGroups = (await this.groups.get()).filter((each) => each.text.includes(wanted));
    const { models, otherCount } = await this.appliances.search(wanted, matchingGroups, searchResultLimit);
    if (models.length === 0) {
      return this.nothingFound(query, await this.appliances.closeMatches(wanted, closeMatchLimit));
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
   * What somebody may be about to type: rankings by name first, then models that hold every word, best first.
   * @throws invalid/query when the text is too long or holds a NUL
   */
  async suggestions(text: string): Promise<SuggestionsView> {
    refuseUnsearchable(text);
    const words = queryWords(text);
    if (words.length === 0) return { rankings: [], models: [] };
    const rankings = matchingRankings(text).slice(0, suggestedRankingLimit).map(suggestedRanking);
    const models = await this.appliances.findByWords(words, suggestionLimit - rankings.length);
    return { rankings, models: models.map(suggestedModel) };
  }

  private async nothingFound(query: string, near: readonly Appliance[]): Promise<SearchView> {
    const brands = frequentBrands(await this.groups.get()).slice(0, suggestedBrandCount);
    return {
      query,
      total: 0,
      results: [],
      closeMatches: near.map(resultView),
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

/**
 * Of a brand or type that a query names every model is found, and how many it has is known. The catalogue may have moved
 * since it was counted; the answer is not kept then, but must not contradict its list.
 */
function totalOf(listed: number, counted: number): number {
  return listed < searchResultLimit ? listed : Math.max(listed, counted);
}

/** Those with the most models first, then by name. */
function frequentBrands(groups: readonly BrandTypeCount[]): string[] {
  const counts = new Map<string, number>();
  for (const { brand, count } of groups) counts.set(brand, (counts.get(brand) ?? 0) + count);
  return [...counts].sort(([a, of], [b, than]) => than - of || compareText(a, b)).map(([brand]) => brand);
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

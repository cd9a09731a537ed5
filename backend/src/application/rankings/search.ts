import { priceLimit } from '@appliance-index/domain/catalogue/price-limit';
import type { SearchPart } from '@appliance-index/domain/catalogue/result-part';
import {
  bareWords,
  beginsItsWords,
  closeMatchLimit,
  isItsWord,
  matchingRankings,
  maxQueryLength,
  normaliseQuery,
  offeredRankingLimit,
  queryWords,
  rankingsNamedIn,
  searchResultLimit,
  suggestedBrandCount,
  suggestedRankingLimit,
  suggestedTypes,
  suggestionLimit,
} from '@appliance-index/domain/catalogue/search';
import { categoryLabel, subcategoryLabel } from '@appliance-index/domain/catalogue/taxonomy';
import { DomainError } from '@appliance-index/domain/errors';
import { compareText } from '@appliance-index/domain/scores/ranking';
import { cleanLine } from '@appliance-index/domain/text/text-fields';
import type { ResultView } from '../catalogue/appliance-views.js';
import { CatalogueCache } from '../catalogue-cache.js';
import type { CatalogueVersion } from '../ports.js';
import { resultView, shownEvidence } from './cards.js';
import type { Appliances, FoundModel, Scope, SearchSlice } from './ranking-ports.js';
import type { PriceOfferView, RankedResultView, SearchView, SuggestionsView } from './ranking-views.js';
import { CurrentSearchIndex, type IndexedModels, type Matches } from './search-index.js';
import type { TrustReads } from './trust-ports.js';

/** Searches the catalogue. */
export class Search {
  private readonly index: CurrentSearchIndex;
  private readonly brands: CatalogueCache<string[]>;

  constructor(
    private readonly appliances: Appliances,
    private readonly trust: TrustReads,
    version: CatalogueVersion,
  ) {
    this.index = new CurrentSearchIndex(version, (limit) => this.readAll(limit));
    this.brands = new CatalogueCache(version, () => appliances.frequentBrands(suggestedBrandCount));
  }

  /**
   * A part of the matching models, highest score first; a blank query finds nothing.
   * @throws invalid/query when the query is too long or contains NUL
   */
  async search(text: string, part: SearchPart = firstPart): Promise<SearchView> {
    const query = parseQuery(text);
    if (query.normalised === '') return this.nothingFound(query);
    const matches = await this.find([query.normalised], part);
    if (matches.total > 0) return foundView(query, part, matches);
    const words = queryWords(query.normalised);
    const byWord = words[0] === query.normalised ? matches : await this.find(words, part);
    if (byWord.total > 0) return this.nothingFound(query, wordMatchesView(words, part, byWord));
    const [close, knownWords] = await Promise.all([
      this.appliances.closeMatches(query.normalised, closeMatchLimit),
      this.knownWords(words),
    ]);
    return this.nothingFound(query, { closeMatches: await this.withRanks(close), knownWords });
  }

  /** As in `SearchView`, for words of which no model has all. A model's number says more than the words around it. */
  private async knownWords(words: readonly string[]): Promise<string | null> {
    const bare = bareWords(words);
    const models = await Promise.all(bare.map((word) => this.searchWords([word], searchResultLimit)));
    const known = bare.filter((word, index) => models[index]?.some((model) => isItsWord(model, word)));
    const numbers = known.filter((word) => /\d/.test(word));
    const isOther = (query: string) => query !== '' && query !== words.join(' ');
    for (const query of new Set([known, numbers].map((each) => each.join(' ')).filter(isOther))) {
      if ((await this.searchWords(query.split(' '), 1)).length > 0) return query;
    }
    return null;
  }

  /** The same at once, if the query is valid and finds something without the database. */
  searchAtOnce(text: string, part: SearchPart = firstPart): SearchView | undefined {
    if (problemOf(text) !== null) return undefined;
    const query = parseQuery(text);
    if (query.normalised === '') return undefined;
    const matches = this.index.get()?.search([query.normalised], sliceOf(part));
    return matches && matches.total > 0 ? foundView(query, part, matches) : undefined;
  }

  /** Models whose search text contains every one of `texts`. */
  private async find(texts: readonly string[], part: SearchPart): Promise<Matches> {
    const index = this.index.get();
    if (index) return index.search(texts, sliceOf(part));
    this.index.countSearchWithout();
    const { models, total, counts } = await this.appliances.search(texts, sliceOf(part));
    return { total, counts, results: await this.withRanks(models) };
  }

  private async withRanks(models: readonly FoundModel[]): Promise<RankedResultView[]> {
    if (models.length === 0) return [];
    const ids = models.map(({ id }) => id);
    const [ranks, evidence] = await Promise.all([this.appliances.ranks(ids), this.trust.evidenceOf(ids)]);
    return models.map((model) => ({
      ...resultView(model),
      rank: ranks.get(model.id) ?? null,
      evidence: shownEvidence(model, evidence),
    }));
  }

  private async readAll(limit: number): Promise<IndexedModels> {
    const [models, evidence] = await Promise.all([
      this.appliances.searchable(limit),
      this.trust.evidenceOf(null),
    ]);
    return { models, evidence };
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

  private async nothingFound(query: Query, near: Partial<SearchView> = {}): Promise<SearchView> {
    const suggestions = [...(await this.brands.get()), ...suggestedTypes];
    return { ...emptyView(query), ...near, suggestions };
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
  const shown = cleanLine(text);
  return { shown, normalised: normaliseQuery(shown) };
}

const firstPart: SearchPart = { category: null, page: 1 };

function sliceOf({ category, page }: SearchPart): SearchSlice {
  return { category, offset: (page - 1) * searchResultLimit, limit: searchResultLimit };
}

function emptyView({ shown }: Query): SearchView {
  return {
    query: shown,
    total: 0,
    results: [],
    wordMatches: [],
    wordTotal: 0,
    closeMatches: [],
    knownWords: null,
    categories: [],
    category: null,
    page: 1,
    pages: 0,
    priceOffers: priceOffers(shown),
    suggestions: [],
  };
}

function foundView(query: Query, part: SearchPart, matches: Matches): SearchView {
  const { total, results } = matches;
  return { ...emptyView(query), ...partView(part, matches), total, results };
}

/** If they fit on a page, models of which every word begins with one of the query come first. */
function wordMatchesView(words: string[], part: SearchPart, matches: Matches): Partial<SearchView> {
  const shown = partView(part, matches);
  const { whole = [], within = [] } = Object.groupBy(matches.results, (model) =>
    shown.pages > 1 || beginsItsWords(model, words) ? 'whole' : 'within',
  );
  return { ...shown, wordMatches: [...whole, ...within], wordTotal: matches.total };
}

function partView({ category, page }: SearchPart, { total, counts }: Matches) {
  const categories = Object.entries(counts)
    .map(([slug, count]) => ({ category: slug, label: categoryLabel(slug), count }))
    .toSorted((a, b) => b.count - a.count || compareText(a.label, b.label));
  const listed = category === null ? total : (counts[category] ?? 0);
  return { categories, category, page, pages: Math.ceil(listed / searchResultLimit) };
}

/** The rankings that a text with a highest price names. */
function priceOffers(text: string): PriceOfferView[] {
  const limit = priceLimit(text);
  if (!limit) return [];
  const rankings = rankingsNamedIn(limit.rest).slice(0, offeredRankingLimit);
  return rankings.map((scope) => ({ ...suggestedRanking(scope), maxPrice: limit.dollars }));
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

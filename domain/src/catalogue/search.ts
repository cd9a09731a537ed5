import { cleanLine } from '../text/text-fields.js';
import {
  type CategorySlug,
  categoryLabel,
  categorySingular,
  categorySlugs,
  categoryWords,
  isCategory,
  subcategoryLabel,
  type TypeSlug,
  typesOf,
} from './taxonomy.js';

/** Maximum query length in characters; longer queries are rejected. */
export const maxQueryLength = 200;

/** Number of results on a page, or of models that match word by word. */
export const searchResultLimit = 100;

/** Maximum number of types whose models within a price are offered. */
export const offeredRankingLimit = 4;

/** Maximum number of close matches. */
export const closeMatchLimit = 6;

/** Suggested after the most frequent brands when a search finds nothing. */
export const suggestedTypes = ['Washer', 'Dryer', 'Refrigerator'] as const;
export const suggestedBrandCount = 3;

/** Maximum number of search-as-you-type suggestions, and of rankings among them. */
export const suggestionLimit = 8;
export const suggestedRankingLimit = 3;

/** Further words are ignored: they cost time, and no model name has as many. */
const wordLimit = 8;

interface Searchable {
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
}

/** Cannot occur in a normalised query, so no match spans two fields. */
const fieldSeparator = '\n';

/**
 * All text that a query can match, lower-cased: brand, model, the slugs and labels of category and type, and the
 * other names of the category ('refrigerator', 'freezers').
 */
export function searchText({ brand, model, category, subcategory }: Searchable): string {
  const words = [brand, model, category, categoryLabel(category)];
  if (isCategory(category)) words.push(categorySingular(category), ...categoryWords(category));
  if (subcategory !== null) words.push(subcategory, subcategoryLabel(category, subcategory));
  return words.map(foldCase).join(fieldSeparator);
}

/** Drops invisible characters, trims, collapses white space and lower-cases. An empty result matches nothing. */
export function normaliseQuery(query: string): string {
  return foldCase(cleanLine(query));
}

/** Whether the model's search text contains the query literally. */
export function matchesQuery(model: Searchable, query: string): boolean {
  const normalised = normaliseQuery(query);
  return normalised !== '' && searchText(model).includes(normalised);
}

/** What people call appliances in words of other ones, and the word by which these are found. */
const otherNames = [
  [/\bover[ -]the[ -]range\b/g, 'otr'],
  [/\bmicrowave ovens?\b/g, 'microwave'],
] as const;

/** The distinct words of a query, at most `wordLimit`. Suggestions and word matches allow them in any order and field. */
export function queryWords(query: string): string[] {
  const text = otherNames.reduce((given, [name, word]) => given.replace(name, word), normaliseQuery(query));
  const words = text.split(' ').filter(Boolean);
  return [...new Set(words)].slice(0, wordLimit);
}

/** Whether each word begins one of the model's words: 'washer' begins none of a dishwasher's. */
export function beginsItsWords(model: Searchable, words: readonly string[]): boolean {
  const text = spacedWords(searchText(model));
  return words.every((word) => text.includes(spacedWords(word).trimEnd() || word));
}

/** The words without the punctuation around them. */
export function bareWords(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(Boolean);
}

/** Whether a bare word is one of the model's, or begins its number: 'to' is no word of a top load washer. */
export function isItsWord(model: Searchable, word: string): boolean {
  const spaced = spacedWords(word);
  return spacedWords(searchText(model)).includes(/\d/.test(word) ? spaced.trimEnd() : spaced);
}

/** With a space around each word, and nothing else between them. */
const spacedWords = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * The words of a query that close matches must have, without accents: 'GE & Café' has 'ge' and 'cafe'. If none has them
 * all, one is enough for a query that joins its words. A letter O behind a digit is read as 0: labels hardly tell them apart.
 */
export function closeMatchWords(query: string): { words: string[]; isJoined: boolean } {
  const given = queryWords(query);
  const words = given
    .filter((word) => !isJoint.test(word))
    .map((word) => foldAccents(word).replace(misreadZero, '0'));
  return { words, isJoined: words.length < given.length };
}

const misreadZero = /(?<=\do*)o/g;
const isJoint = /^(?:and|[^\p{L}\p{N}]+)$/u;

/** The text without accents: 'cafe' for 'café'. */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
}

interface RankingScope {
  category: CategorySlug;
  subcategory: TypeSlug | null;
}

/** The categories, then the types, whose names contain every word of the query; none for a blank query. */
export function matchingRankings(query: string): RankingScope[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  return allRankings().filter((scope) => {
    const text = searchText(unnamedModelOf(scope));
    return words.every((word) => text.includes(word));
  });
}

/**
 * The categories that the query names, or else the types; it may have other words: 'lg washer' names the washers, and
 * 'front load' the front load washers and dryers.
 */
export function rankingsNamedIn(query: string): RankingScope[] {
  const rankings = allRankings();
  const isNamed = (scope: RankingScope, words: string[]) => beginsItsWords(unnamedModelOf(scope), words);
  const words = queryWords(query).filter((word) => rankings.some((scope) => isNamed(scope, [word])));
  const named = words.length === 0 ? [] : rankings.filter((scope) => isNamed(scope, words));
  const categories = named.filter(({ subcategory }) => subcategory === null);
  return categories.length > 0 ? categories : named;
}

/** The categories, then the types. */
function allRankings(): RankingScope[] {
  const categories = categorySlugs.map((category) => ({ category, subcategory: null }));
  const types = categorySlugs.flatMap((category) =>
    typesOf(category).map((subcategory) => ({ category, subcategory })),
  );
  return [...categories, ...types];
}

function unnamedModelOf(scope: RankingScope): Searchable {
  return { brand: '', model: '', ...scope };
}

/** Lower-cases text for matching. Letters with accents are also found when they arrive as two characters. */
export function foldCase(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

import { type CategorySlug, isCategory } from './taxonomy.js';

/** Which of the models that a search finds are listed. */
export interface SearchPart {
  /** Null lists those of all categories. */
  category: CategorySlug | null;
  /** Starts at 1. */
  page: number;
}

/** No catalogue has as many; further pages would only cost time. */
const maxSearchPage = 10_000;

/** The part that request parameters name; the first page of all categories if they name none. */
export function parseSearchPart(category: string | null, page: string | null): SearchPart {
  const number = /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1;
  return {
    category: category !== null && isCategory(category) ? category : null,
    page: Math.min(number, maxSearchPage),
  };
}

/** The parameters of a part, as far as it differs from the first page of all categories: '&page=2'. */
export function partParameters(part: { category?: string | null; page?: number } = {}): string {
  const { category, page = 1 } = part;
  return `${category ? `&category=${category}` : ''}${page > 1 ? `&page=${page}` : ''}`;
}

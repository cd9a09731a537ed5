import { partParameters, type SearchPart } from './catalogue/result-part.js';
import type { RankingOrder } from './scores/ranking.js';

const segment = encodeURIComponent;
const list = (ids: readonly string[]): string => ids.map(segment).join(',');

/**
 * Where the API answers the reads behind the public pages, by the read's name and with its parameters. The browser
 * calls these addresses; the server caches its answers under the same ones.
 */
export const publicAddresses = {
  categories: () => '/api/categories',
  /** @param filter see `givenRankingFilter` */
  ranking: (category: string, subcategory: string | null, order: RankingOrder = 'official', filter = '') => {
    const query = [order === 'official' ? '' : `order=${order}`, filter].filter(Boolean).join('&');
    return `/api/rankings/${segment(category)}${subcategory === null ? '' : `/${segment(subcategory)}`}${query && `?${query}`}`;
  },
  trust: () => '/api/trust',
  appliance: (id: string) => `/api/appliances/${segment(id)}/detail`,
  compare: (ids: readonly string[]) => `/api/compare?ids=${list(ids)}`,
  search: (query: string, part?: SearchPart) => `/api/search?q=${segment(query)}${partParameters(part)}`,
  models: (query: string) => `/api/models${query === '' ? '' : `?${query}`}`,
  methodology: () => '/api/methodology',
  blog: (category: string | null) =>
    `/api/blog/overview${category === null ? '' : `?category=${segment(category)}`}`,
  article: (id: string) => `/api/blog/articles/${segment(id)}`,
  cardVotes: (ids: readonly string[]) => `/api/votes?ids=${list(ids)}`,
  modelVotes: (id: string) => `/api/votes/${segment(id)}`,
};

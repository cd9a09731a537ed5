import type { RankingOrder } from '@appliance-index/domain/scores/ranking';

/** The order that an address asks for. */
export function orderOf(search: URLSearchParams): RankingOrder {
  return search.get('order') === 'evidence' ? 'evidence' : 'official';
}

import type { PublicReads } from '@appliance-index/backend/contract';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { applianceQuery } from '../features/appliance/api';
import { articleQuery, blogQuery } from '../features/blog/api';
import { comparisonQuery } from '../features/compare/api';
import { methodologyQuery } from '../features/methodology/api';
import { searchQuery } from '../features/search/api';
import { categoriesQuery, rankingQuery } from '../shared/reads';
import type { ServedVotes } from '../shared/votes/server-votes';
import type { PageName, Parameters, Route } from './routes';

type VotesReader = () => Promise<ServedVotes>;

interface Prefetched {
  /** The page's data; null when it does not exist, undefined for a page that reads nothing. */
  view: unknown;
  /** Null for a page that shows no votes. */
  readVotes: VotesReader | null;
}

/** The query of a page, and how its votes are read once that has found something. */
interface PageQueries<View> {
  query: (reads: PublicReads, parameters: Parameters, search: URLSearchParams) => FetchQueryOptions<View>;
  votes?: (reads: PublicReads, view: NonNullable<View>) => VotesReader;
}

type Prefetcher = (
  client: QueryClient,
  reads: PublicReads,
  parameters: Parameters,
  search: string,
) => Promise<Prefetched>;

const prefetchNothing: Prefetcher = async () => ({ view: undefined, readVotes: null });

function prefetcher<View>({ query, votes }: PageQueries<View>): Prefetcher {
  return async (client, reads, parameters, search) => {
    const view = await client.fetchQuery(query(reads, parameters, new URLSearchParams(search)));
    return { view, readVotes: view && votes ? votes(reads, view) : null };
  };
}

function cardVotes(reads: PublicReads, cards: readonly { id: string }[]): VotesReader {
  const ids = cards.map(({ id }) => id);
  return async () => ({ cards: await reads.cardVotes(ids), model: null });
}

function modelVotes(reads: PublicReads, id: string): VotesReader {
  return async () => ({ cards: [], model: await reads.modelVotes(id) });
}

/** Runs on the server only; in the browser, pages run their own queries. */
const prefetchers: Partial<Record<PageName, Prefetcher>> = {
  'home/home-page': prefetcher({ query: categoriesQuery }),
  'categories/categories-page': prefetcher({ query: categoriesQuery }),
  'categories/chooser-page': prefetcher({ query: categoriesQuery }),
  'rankings/ranking-page': prefetcher({
    query: (reads, { category = '', subcategory = null }) => rankingQuery(reads, category, subcategory),
    votes: (reads, { appliances }) => cardVotes(reads, appliances),
  }),
  'appliance/appliance-page': prefetcher({
    query: (reads, { id = '' }) => applianceQuery(reads, id),
    votes: (reads, { card: { id } }) => modelVotes(reads, id),
  }),
  'compare/compare-page': prefetcher({
    query: (reads, _, search) => comparisonQuery(reads, search.get('ids')),
    votes: (reads, { models }) =>
      cardVotes(
        reads,
        models.map(({ card }) => card),
      ),
  }),
  'search/search-page': prefetcher({
    query: (reads, _, search) => searchQuery(reads, search.get('q') ?? ''),
  }),
  'blog/blog-page': prefetcher({ query: (reads, _, search) => blogQuery(reads, search.get('category')) }),
  'blog/article-page': prefetcher({ query: (reads, { id = '' }) => articleQuery(reads, id) }),
  'methodology/methodology-page': prefetcher({ query: methodologyQuery }),
};

/** The prefetcher of a route's page. */
export function prefetcherOf({ name }: Route): Prefetcher {
  return prefetchers[name] ?? prefetchNothing;
}

import type {
  ApplianceDetailView,
  ComparisonView,
  PublicReads,
  RankingView,
} from '@appliance-index/backend/contract';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { applianceQuery } from '../features/appliance/api';
import { articleQuery, blogQuery } from '../features/blog/api';
import { comparisonQuery } from '../features/compare/api';
import { methodologyQuery } from '../features/methodology/api';
import { rankingQuery } from '../features/rankings/api';
import { searchQuery } from '../features/search/api';
import { defaultCategory, isCategory } from '../shared/formats';
import { paths } from '../shared/paths';
import { categoriesQuery } from '../shared/queries';
import type { ServedVotes } from '../shared/votes/told-votes';

type Parameters = Readonly<Record<string, string | undefined>>;
type Query = FetchQueryOptions<never, Error, never>;

type ReadVotes = () => Promise<ServedVotes>;

interface Definition {
  path: string;
  /** The page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
  /** What the page reads at once; the server has it ready in the page. */
  queries?: (reads: PublicReads, parameters: Parameters, search: URLSearchParams) => unknown[];
  /** How the votes on what was read first are read; the server has them ready in the page, too. */
  votes?: (reads: PublicReads, view: never) => ReadVotes;
  /** The chunk's source, by which the server finds the files to load early. */
  source: string;
}

/** A page of the site. `page` is there once its chunk is. */
export interface Route extends Definition {
  lazyPage: ComponentType;
  page?: ComponentType;
}

const chooser = {
  load: () => import('../features/categories/chooser-page'),
  source: 'src/features/categories/chooser-page.tsx',
};
const ranking = {
  load: () => import('../features/rankings/ranking-page'),
  votes: (reads: PublicReads, { appliances }: RankingView) => cardVotes(reads, appliances),
  source: 'src/features/rankings/ranking-page.tsx',
};

/** A page that reads nothing before it is shown. */
function page(path: string, load: Definition['load'], source: string): Definition {
  return { path, load, source: `src/features/${source}.tsx` };
}

function cardVotes(reads: PublicReads, cards: readonly { id: string }[]): ReadVotes {
  const ids = cards.map(({ id }) => id);
  return async () => ({ cards: await reads.cardVotes(ids), model: null });
}

function modelVotes(reads: PublicReads, id: string): ReadVotes {
  return async () => ({ cards: [], model: await reads.modelVotes(id) });
}

const definitions: Definition[] = [
  {
    path: '/',
    load: () => import('../features/home/home-page'),
    queries: (reads) => [categoriesQuery(reads)],
    source: 'src/features/home/home-page.tsx',
  },
  {
    path: '/categories',
    load: () => import('../features/categories/categories-page'),
    queries: (reads) => [categoriesQuery(reads)],
    source: 'src/features/categories/categories-page.tsx',
  },
  { path: '/category/:category', ...chooser, queries: (reads) => [categoriesQuery(reads)] },
  {
    path: '/category/:category',
    ...ranking,
    queries: (reads, { category = '' }) => [rankingQuery(reads, category, null)],
  },
  {
    path: '/category/:category/:subcategory',
    ...ranking,
    queries: (reads, { category = '', subcategory = '' }) => [rankingQuery(reads, category, subcategory)],
  },
  {
    path: '/appliance/:id',
    load: () => import('../features/appliance/appliance-page'),
    queries: (reads, { id = '' }) => [applianceQuery(reads, id)],
    votes: (reads, { card: { id } }: ApplianceDetailView) => modelVotes(reads, id),
    source: 'src/features/appliance/appliance-page.tsx',
  },
  {
    path: '/compare',
    load: () => import('../features/compare/compare-page'),
    queries: (reads, _, search) => [comparisonQuery(reads, search.get('ids'))],
    votes: (reads, { models }: ComparisonView) =>
      cardVotes(
        reads,
        models.map(({ card }) => card),
      ),
    source: 'src/features/compare/compare-page.tsx',
  },
  {
    path: '/search',
    load: () => import('../features/search/search-page'),
    queries: (reads, _, search) => [searchQuery(reads, search.get('q') ?? '')],
    source: 'src/features/search/search-page.tsx',
  },
  page('/signin', () => import('../features/session/sign-in-page'), 'session/sign-in-page'),
  page(
    '/forgot-password',
    () => import('../features/session/forgot-password-page'),
    'session/forgot-password-page',
  ),
  page(
    '/reset-password',
    () => import('../features/session/reset-password-page'),
    'session/reset-password-page',
  ),
  page('/tech-signup', () => import('../features/session/tech-signup-page'), 'session/tech-signup-page'),
  page(
    '/ranked-retailers',
    () => import('../features/retailers/ranked-retailers-page'),
    'retailers/ranked-retailers-page',
  ),
  page(
    '/ranked-parts',
    () => import('../features/retailers/ranked-parts-page'),
    'retailers/ranked-parts-page',
  ),
  page('/vote', () => import('../features/info/vote-page'), 'info/vote-page'),
  {
    path: '/blog',
    load: () => import('../features/blog/blog-page'),
    queries: (reads, _, search) => [blogQuery(reads, search.get('category'))],
    source: 'src/features/blog/blog-page.tsx',
  },
  {
    path: '/blog/article/:id',
    load: () => import('../features/blog/article-page'),
    queries: (reads, { id = '' }) => [articleQuery(reads, id)],
    source: 'src/features/blog/article-page.tsx',
  },
  ...['/newsletter/confirm', '/newsletter/unsubscribe'].map((path) =>
    page(path, () => import('../features/blog/newsletter-page'), 'blog/newsletter-page'),
  ),
  page('/blog/tech-talk', () => import('../features/info/tech-talk-page'), 'info/tech-talk-page'),
  {
    ...page(
      '/methodology',
      () => import('../features/methodology/methodology-page'),
      'methodology/methodology-page',
    ),
    queries: (reads) => [methodologyQuery(reads)],
  },
  page('/privacy', () => import('../features/info/privacy-page'), 'info/privacy-page'),
  page('/admin-login', () => import('../features/session/admin-login-page'), 'session/admin-login-page'),
  page(
    '/admin',
    () => import('../features/admin/catalogue/appliances-page'),
    'admin/catalogue/appliances-page',
  ),
  page('/admin/technicians', () => import('../features/admin/technicians-page'), 'admin/technicians-page'),
  page(
    '/admin/imports',
    () => import('../features/admin/imports/imports-page'),
    'admin/imports/imports-page',
  ),
  page(
    '/admin/articles',
    () => import('../features/admin/articles/articles-page'),
    'admin/articles/articles-page',
  ),
  page('/admin/audit', () => import('../features/admin/audit-page'), 'admin/audit-page'),
  page('/admin/trash', () => import('../features/admin/catalogue/trash-page'), 'admin/catalogue/trash-page'),
];

const notFound: Definition = {
  path: '*',
  load: () => import('../features/not-found/not-found-page'),
  source: 'src/features/not-found/not-found-page.tsx',
};

const routes: Route[] = [...definitions, notFound].map((definition) => ({
  ...definition,
  lazyPage: lazy(definition.load),
}));

/** The page of an address, and what the address says. A category that is not one of the six has the ranking view, empty. */
export function matchRoute(pathname: string): { route: Route; parameters: Parameters } {
  for (const route of routes) {
    // What the router matches with, so that both decode an address alike.
    const match = matchRoutes([{ path: route.path }], pathname)?.[0];
    if (!match) continue;
    const isChooser = route.load === chooser.load;
    if (isChooser && !isCategory(match.params.category ?? '')) continue;
    return { route, parameters: match.params };
  }
  throw new Error(`No page for ${pathname}`);
}

/** '/category' is short for its default. */
export function canonicalPath(pathname: string): string {
  return /^\/category\/?$/.test(pathname) ? paths.category(defaultCategory) : pathname;
}

/** Settles when the route's page can be rendered at once. */
export async function loadPage(route: Route): Promise<void> {
  route.page ??= (await route.load()).default;
}

/** React keeps a failure to fetch a page for good; whoever tries again asks anew. */
export function forgetFailure(pathname: string): void {
  const { route } = matchRoute(canonicalPath(pathname));
  route.lazyPage = lazy(route.load);
}

/** The queries of a route in the form that the query client takes. */
export function queriesOf(route: Route, reads: PublicReads, parameters: Parameters, search: string): Query[] {
  return (route.queries?.(reads, parameters, new URLSearchParams(search)) ?? []) as Query[];
}

/** How the votes are read on what the route's first query has read; null for pages that show none. */
export function votesReaderOf(route: Route, reads: PublicReads, view: unknown): ReadVotes | null {
  return route.votes?.(reads, view as never) ?? null;
}

export function isNotFoundRoute(route: Route): boolean {
  return route.path === '*';
}

import { defaultCategory, isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../shared/paths';

export type Parameters = Readonly<Record<string, string | undefined>>;

const chooserPage = 'categories/chooser-page';

/** URL patterns in matching order, each with its page file under features/. */
const pageTable = [
  ['/', 'home/home-page'],
  ['/categories', 'categories/categories-page'],
  ['/category/:category', chooserPage],
  ['/category/:category', 'rankings/ranking-page'],
  ['/category/:category/:subcategory', 'rankings/ranking-page'],
  ['/appliance/:id', 'appliance/appliance-page'],
  ['/compare', 'compare/compare-page'],
  ['/search', 'search/search-page'],
  ['/signin', 'session/sign-in-page'],
  ['/forgot-password', 'session/forgot-password-page'],
  ['/reset-password', 'session/reset-password-page'],
  ['/tech-signup', 'session/tech-signup-page'],
  ['/ranked-retailers', 'retailers/ranked-retailers-page'],
  ['/ranked-parts', 'retailers/ranked-parts-page'],
  ['/vote', 'info/vote-page'],
  ['/blog', 'blog/blog-page'],
  ['/blog/article/:id', 'blog/article-page'],
  ['/newsletter/confirm', 'blog/newsletter-page'],
  ['/newsletter/unsubscribe', 'blog/newsletter-page'],
  ['/blog/tech-talk', 'info/tech-talk-page'],
  ['/methodology', 'methodology/methodology-page'],
  ['/privacy', 'info/privacy-page'],
  ['/admin-login', 'session/admin-login-page'],
  ['/admin', 'admin/catalogue/appliances-page'],
  ['/admin/technicians', 'admin/technicians-page'],
  ['/admin/imports', 'admin/imports/imports-page'],
  ['/admin/articles', 'admin/articles/articles-page'],
  ['/admin/audit', 'admin/audit-page'],
  ['/admin/trash', 'admin/catalogue/trash-page'],
  ['*', 'not-found/not-found-page'],
] as const;

export type PageName = (typeof pageTable)[number][1];

/** A page of the site. `page` is set once its chunk has loaded. */
export interface Route {
  path: string;
  name: PageName;
  /** Loads the page's chunk. */
  load: () => Promise<{ default: ComponentType }>;
  lazyPage: ComponentType;
  page?: ComponentType;
}

const pages = import.meta.glob<{ default: ComponentType }>('./**/*-page.tsx', { base: '../features' });

const routes: Route[] = pageTable.map(([path, name]) => {
  const load = pages[`./${name}.tsx`];
  if (!load) throw new Error(`No page file features/${name}.tsx`);
  return { path, name, load, lazyPage: lazy(load) };
});

const notFoundRoute = routes.find(isNotFoundRoute) as Route;

/** The route that matches a path, and its parameters. An unknown category gets the ranking page, which is then empty. */
export function matchRoute(pathname: string): { route: Route; parameters: Parameters } {
  for (const route of routes) {
    // The router's own matching, so that both decode a path alike.
    const match = matchRoutes([{ path: route.path }], pathname)?.[0];
    if (!match) continue;
    if (route.name === chooserPage && !isCategory(match.params.category ?? '')) continue;
    return { route, parameters: match.params };
  }
  // The router's pattern for every path does not match a line break.
  return { route: notFoundRoute, parameters: {} };
}

/** Maps '/category' to the default category's path; returns any other path unchanged. */
export function canonicalPath(pathname: string): string {
  return /^\/category\/?$/.test(pathname) ? paths.category(defaultCategory) : pathname;
}

/** Loads the route's page, so that it renders without suspending. */
export async function loadPage(route: Route): Promise<void> {
  route.page ??= (await route.load()).default;
}

/**
 * Lets a page that failed to load be retried, and visited again: React and React Query cache failures for good. If its
 * script fails again, the page is reloaded.
 */
export function resetFailedPage(pathname: string, client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  const { route } = matchRoute(canonicalPath(pathname));
  route.lazyPage = lazy(() => route.load().catch(loadFromServer));
}

/** Missing scripts usually belong to an earlier deployment; a page from the server refers to current ones. */
async function loadFromServer(error: unknown): Promise<never> {
  const { status } = await fetch(location.href, { method: 'HEAD' });
  if (status >= 500) throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** The source file of a page's chunk, which is its key in the build manifest. */
export function chunkSource({ name }: Route): string {
  return `src/features/${name}.tsx`;
}

export function isNotFoundRoute(route: Route): boolean {
  return route.path === '*';
}

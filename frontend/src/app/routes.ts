import { type ComponentType, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import { defaultCategory, isCategory } from '../shared/formats';
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

/** A page of the site. `page` is there once its chunk is. */
export interface Route {
  path: string;
  name: PageName;
  /** The page's own chunk. */
  load: () => Promise<{ default: ComponentType }>;
  lazyPage: ComponentType;
  page?: ComponentType;
}

const pages = import.meta.glob<{ default: ComponentType }>('./**/*-page.tsx', { base: '../features' });

const routes: Route[] = pageTable.map(([path, name]) => {
  const load = pages[`./${name}.tsx`];
  if (!load) throw new Error(`There is no page ${name}`);
  return { path, name, load, lazyPage: lazy(load) };
});

/** The page of an address, and what the address says. A category that is not one of the six has the ranking view, empty. */
export function matchRoute(pathname: string): { route: Route; parameters: Parameters } {
  for (const route of routes) {
    // What the router matches with, so that both decode an address alike.
    const match = matchRoutes([{ path: route.path }], pathname)?.[0];
    if (!match) continue;
    if (route.name === chooserPage && !isCategory(match.params.category ?? '')) continue;
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

/** React keeps a failure to fetch a page for good; whoever tries again asks anew, and then has the server's own page. */
export function resetFailedPage(pathname: string): void {
  const { route } = matchRoute(canonicalPath(pathname));
  route.lazyPage = lazy(() => route.load().catch(loadFromServer));
}

/** Scripts that are still missing went with an earlier version of the site; a page from the server brings its own. */
async function loadFromServer(error: unknown): Promise<never> {
  const { status } = await fetch(location.href, { method: 'HEAD' });
  if (status >= 500) throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** The source of a page's chunk, by which the server finds the files to load early. */
export function chunkSource({ name }: Route): string {
  return `src/features/${name}.tsx`;
}

export function isNotFoundRoute(route: Route): boolean {
  return route.path === '*';
}

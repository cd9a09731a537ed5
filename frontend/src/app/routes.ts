import { defaultCategory } from '@appliance-index/domain/catalogue/taxonomy';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { Address, Parameters } from '../shared/pages/define-route';
import { paths } from '../shared/paths';

/** A path of a page. `loadedPage` is set once its chunk has loaded. */
export interface Route {
  path: string;
  /** On the server, this is the page's whole declaration. */
  address: Address;
  lazyPage: ComponentType;
  loadedPage?: ComponentType;
}

/** In one expression, for which the build leaves out the names of the files. */
const addresses = Object.values(
  import.meta.glob<Address>('../features/**/*.route.ts', { eager: true, import: 'default' }),
);

/** In order of precedence between equal paths: those of some parameters only come first. */
const routes = addresses.toSorted((a, b) => Number(!a.accepts) - Number(!b.accepts)).flatMap(routesOf);

const notFoundRoute = routes.find(isNotFoundRoute) as Route;

function routesOf(address: Address): Route[] {
  return [address.path].flat().map((path) => ({ path, address, lazyPage: lazy(address.page) }));
}

interface Match {
  route: Route;
  parameters: Parameters;
}

let last: { pathname: string; match: Match } | undefined;

/** The route that matches a path best, as the router sees it, and its parameters. A page asks for its own several times. */
export function matchRoute(pathname: string): Match {
  if (last?.pathname !== pathname) last = { pathname, match: bestMatch(pathname, routes) };
  return last.match;
}

function bestMatch(pathname: string, candidates: Route[]): Match {
  const match = matchRoutes(candidates, pathname)?.[0];
  // The router's pattern for every path does not match a line break.
  if (!match) return { route: notFoundRoute, parameters: {} };
  const { route, params: parameters } = match;
  if (route.address.accepts?.(parameters) ?? true) return { route, parameters };
  return bestMatch(
    pathname,
    candidates.filter((each) => each !== route),
  );
}

/** Maps '/category' to the default category's path; returns any other path unchanged. */
export function canonicalPath(pathname: string): string {
  return /^\/category\/?$/.test(pathname) ? paths.category(defaultCategory) : pathname;
}

/** Loads the route's page, so that it renders without suspending. */
export async function loadPage(route: Route): Promise<void> {
  route.loadedPage ??= (await route.address.page()).default;
}

/**
 * Lets a page that failed to load be retried, and visited again: React and React Query cache failures for good. If its
 * script fails again, the page is reloaded.
 */
export function resetFailedPage(pathname: string, client: QueryClient): void {
  client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
  const { route } = matchRoute(canonicalPath(pathname));
  route.lazyPage = lazy(() => route.address.page().catch(loadFromServer));
}

/** Missing scripts usually belong to an earlier deployment; a page from the server refers to current ones. */
async function loadFromServer(error: unknown): Promise<never> {
  const { status } = await fetch(location.href, { method: 'HEAD' });
  if (status >= 500) throw error;
  location.reload();
  return new Promise(() => undefined);
}

export function isNotFoundRoute(route: Route): boolean {
  return route.path === '*';
}

import type { ListedPage } from '@appliance-index/backend/contract';
import type { Address, RouteDeclaration } from '../shared/pages/define-route';
import { canonicalPath, matchRoute, type Route } from './routes';

const declarations = import.meta.glob<RouteDeclaration<unknown>>('/src/features/**/*.route.ts', {
  eager: true,
  import: 'default',
});

/** The keys of the pages in the build manifest, which are their source files. */
const sources: ReadonlyMap<Address, string> = new Map(
  Object.entries(declarations).map(([file, declaration]) => [
    declaration,
    file.slice(1).replace('.route.ts', '-page.tsx'),
  ]),
);

/** For the server only: in browsers, routes have addresses and nothing else. */
export function declaredPage({ address }: Route) {
  return { declaration: address as RouteDeclaration<unknown>, source: sources.get(address) ?? '' };
}

/** The query parameters that the page at a path depends on, in the order of its declaration. */
export function searchParametersOf(pathname: string): readonly string[] {
  const { route } = matchRoute(canonicalPath(pathname));
  return declaredPage(route).declaration.searchParameters ?? [];
}

export const listedPages: readonly ListedPage[] = Object.values(declarations).flatMap(listingsOf);

/** Optional parts of paths are in the sitemap, too. */
function listingsOf({ path, sitemap }: RouteDeclaration<unknown>): ListedPage[] {
  if (sitemap === undefined) return [];
  return [path].flat().map((each) => ({ path: each.replaceAll('?', ''), listing: sitemap }));
}

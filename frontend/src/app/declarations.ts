import type { ListedPage } from '@appliance-index/backend/contract';
import type { Address, RouteDeclaration } from '../shared/pages/define-route';
import { canonicalPath, matchRoute, type Route } from './routes';

interface DeclaredPage {
  declaration: RouteDeclaration<unknown>;
  /** The source file of the page, which is its key in the build manifest. */
  source: string;
}

const declarations = import.meta.glob<RouteDeclaration<unknown>>('/src/features/**/*.route.ts', {
  eager: true,
  import: 'default',
});

/** By address. For the server only: in browsers, routes have addresses and nothing else. */
const declaredPages: ReadonlyMap<Address, DeclaredPage> = new Map(
  Object.entries(declarations).map(([file, declaration]) => [
    declaration,
    { declaration, source: file.slice(1).replace('.route.ts', '-page.tsx') },
  ]),
);

export function declaredPage({ address }: Route): DeclaredPage {
  return declaredPages.get(address) as DeclaredPage;
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

import type { ListedPage, PublicReads } from '@appliance-index/backend/contract';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { VotesReader } from '../votes/server-votes';

/** The values in a path, decoded, by the names in its pattern. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Where a page is: the only part of its declaration that browsers load (`addressesOnly` in the Vite configuration). */
export interface Address {
  /** A pattern of the router, such as '/appliance/:id', or several. */
  path: string | readonly string[];
  page: () => Promise<{ default: ComponentType }>;
  /** For a page of some parameters only. It is tried before those of the same path that take all. */
  accepts?: (parameters: Parameters) => boolean;
}

export interface PageContext {
  /** The site's public origin, such as 'https://example.org'. */
  origin: string;
  parameters: Parameters;
}

/** What search engines and link previews are told of a page besides its title and description. */
export interface ViewMetadata {
  /** The canonical path; defaults to the route's. */
  path?: string;
  /** JSON-LD objects. */
  data?: object[];
  /** The path of the preview image; defaults to the site's. */
  image?: string;
  /** The Open Graph type; 'website' by default. */
  type?: 'article';
  /** Keeps the page out of search indexes. */
  isEmpty?: boolean;
}

/** All that is known of a page without rendering it. Whatever depends on its data gets the type that its query reads. */
export interface RouteDeclaration<View> extends Address {
  /**
   * The query parameters that change what the server renders. It drops all others first, so that no number of them fills its
   * cache. One that can be repeated ends in an asterisk: 'brand*'. Pages are cached until the catalogue changes, and those with `votes` checked for new ones besides.
   */
  searchParameters?: readonly string[];
  /** Loads parts that browsers load when they first show them: the server renders them with the page. */
  loadParts?: () => Promise<void>;
  /** What the page is listed for in the sitemap; a page without it is left out. */
  sitemap?: ListedPage['listing'];
  /** Reads what the page shows; null when it does not exist. The page runs the same query in the browser. */
  query?: (reads: PublicReads, parameters: Parameters, search: URLSearchParams) => FetchQueryOptions<View>;
  /** How the votes in the page are read, for a page that shows any. */
  votes?: (reads: PublicReads, view: NonNullable<View>) => VotesReader;
  metadata?: (view: NonNullable<View>, page: PageContext) => ViewMetadata;
}

/** Declares the page in the file beside: 'search.route.ts' belongs to 'search-page.tsx'. */
export function defineRoute<View>(declaration: RouteDeclaration<View>): RouteDeclaration<View> {
  return declaration;
}

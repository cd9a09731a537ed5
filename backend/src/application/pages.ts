import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { findRanking } from '@appliance-index/domain/catalogue/taxonomy-names';
import { maxParameterLength } from '@appliance-index/domain/limits';
import type { PageRenderer, RenderedPage } from './public-reads.js';

/** What is at an address: a page under the one address that it has, or the address to which it moved. */
export type PageAt = { movedTo: string } | { address: string; render: () => Promise<RenderedPage> };

/** No page has as many choices under one name. */
const maxRepeats = 50;

/** The pages of the site. */
export class Pages {
  constructor(private readonly renderer: PageRenderer) {}

  /** `pathname` is encoded, as in a URL. A page that does not exist is rendered, too: as one that says so. */
  async at({ pathname, search, searchParams }: URL): Promise<PageAt> {
    const rankingPath = canonicalRankingPath(pathname);
    if (rankingPath !== null && rankingPath !== pathname) return { movedTo: rankingPath + search };
    const address = withParameters(pathname, searchParams, await this.renderer.searchParametersOf(pathname));
    return { address, render: () => this.renderer.render(address) };
  }
}

/** The one address of a ranking, however its path is written; null for other pages and unknown categories. */
function canonicalRankingPath(pathname: string): string | null {
  const [, names] = /^\/category\/(.+)$/i.exec(pathname) ?? [];
  if (names === undefined) return null;
  const { category, subcategory } = findRanking(decodeURIComponent(names), null);
  if (!isCategory(category)) return null;
  return ['/category', category, ...(subcategory === null ? [] : [encodeURIComponent(subcategory)])].join(
    '/',
  );
}

/** The address with those of its parameters that the page depends on: not, say, with tracking parameters. */
function withParameters(pathname: string, given: URLSearchParams, names: readonly string[]): string {
  const kept = names.flatMap((declared) => {
    const name = declared.replace(/\*$/, '');
    const values = given.getAll(name).slice(0, name === declared ? 1 : maxRepeats);
    return values.map((value): [string, string] => [name, value.slice(0, maxParameterLength)]);
  });
  const query = new URLSearchParams(kept).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

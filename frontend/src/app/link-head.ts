import type {
  ApplianceDetailView,
  ArticleView,
  CategoriesView,
  CategoryView,
  ComparisonView,
  RankingView,
  SearchView,
} from '@appliance-index/backend/contract';
import { articleCategories } from '../shared/articles';
import { isCategory, productName } from '../shared/formats';
import { paths } from '../shared/paths';
import { safeJson } from './safe-json';
import { article, type Crumb, crumbList, itemList, product, site } from './structured-data';

/** What the page is, for those who link to it. */
interface Linked {
  /** The site's own, like 'https://example.org'. */
  origin: string;
  pathname: string;
  /** With its question mark, or ''. */
  search: string;
  /** The page's title and metas, as they are written. */
  head: string;
  /** What the page read first; undefined for a page that reads nothing. */
  view: unknown;
}

/** What of a page its view decides: its data for search engines, its picture, and whether it is worth finding. */
interface Told {
  data: object[];
  picture: string;
  /** Of Open Graph's kinds; most pages are of the site itself. */
  type?: 'article';
  isEmpty?: boolean;
}

const pictureSize = { width: 1200, height: 630 };

/**
 * The address, the picture and the data of a page for search engines and for those who show links. The server alone
 * writes them, so the browser fetches no line of this. Pages that want to stay out of indexes get nothing.
 */
export function linkHead({ origin, pathname, search, head, view }: Linked): string {
  if (/<meta name="robots" content="noindex"/.test(head)) return '';
  const { data, picture, type = 'website', isEmpty = false } = told(origin, pathname, view);
  if (isEmpty) return '<meta name="robots" content="noindex">';
  const address = attribute(canonicalAddress(origin, pathname, search));
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(openGraph(type, head, address, attribute(origin + picture))).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...data.map((each) => `<script type="application/ld+json">${safeJson(each)}</script>`),
  ].join('');
}

/** The one parameter that makes another page of a path. */
const meaningful: Readonly<Record<string, string>> = {
  '/search': 'q',
  '/compare': 'ids',
  '/blog': 'category',
};

/** Without what only changes the view, such as tabs and orders. */
function canonicalAddress(origin: string, pathname: string, search: string): string {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const address = new URL(path, origin);
  const name = meaningful[path];
  const value = name && new URLSearchParams(search).get(name)?.trim();
  if (value && isPage(path, value)) address.search = `?${name}=${encodeURIComponent(value)}`;
  return address.href;
}

/** A category that the blog does not have shows the blog. */
function isPage(path: string, value: string): boolean {
  return path !== paths.blog || articleCategories.some((each) => each === value);
}

/** The values as attributes; title and description are written as such already. */
function openGraph(type: string, head: string, address: string, picture: string): Record<string, string> {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? productName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const ownTitle = title.replace(` · ${productName}`, '');
  return {
    'og:site_name': productName,
    'og:type': type,
    'og:title': ownTitle,
    'og:description': description,
    'og:url': address,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': ownTitle,
  };
}

function told(origin: string, pathname: string, view: unknown): Told {
  const picture = '/og/site.png';
  if (pathname === paths.home) return { data: [site(origin)], picture };
  const [, section, category = ''] = pathname.split('/');
  if (section === 'appliance') return ofAppliance(origin, view as ApplianceDetailView);
  if (section === 'blog') return ofBlog(origin, view);
  if (section === 'search')
    return { data: [], picture, isEmpty: foundNothing(view as SearchView | undefined) };
  if (section === 'compare')
    return { data: [], picture, isEmpty: !(view as ComparisonView | undefined)?.models[1] };
  if (section !== 'category') return { data: [], picture };
  if (isObject(view) && 'lists' in view) return ofRanking(origin, view as unknown as RankingView);
  const chosen = (view as CategoriesView).categories.find((each) => each.category === category);
  return chosen ? ofChooser(origin, chosen) : { data: [], picture };
}

function ofBlog(origin: string, view: unknown): Told {
  const picture = '/og/site.png';
  if (!isObject(view) || !('content' in view)) return { data: [], picture };
  const shown = view as ArticleView;
  const crumbs = [
    { name: productName, path: paths.home },
    { name: `The ${productName}`, path: paths.blog },
    { name: shown.title, path: paths.article(shown.id) },
  ];
  return { data: [article(origin, shown), crumbList(origin, crumbs)], picture, type: 'article' };
}

/** Else anybody could have pages with words of their own found under our name. */
function foundNothing(view: SearchView | undefined): boolean {
  return view !== undefined && view.query !== '' && view.total === 0;
}

function isObject(view: unknown): view is object {
  return typeof view === 'object' && view !== null;
}

function ofRanking(origin: string, ranking: RankingView): Told {
  const { category, subcategory, lists, appliances, total } = ranking;
  const cards = new Map(appliances.map((card) => [card.id, card]));
  const models = lists.overall.best.flatMap(({ appliance }) => cards.get(appliance) ?? []);
  const items = models.map(({ id, brand, model }) => ({
    name: `${brand} ${model}`,
    path: paths.appliance(id),
  }));
  return {
    data: [itemList(origin, items), crumbList(origin, trail(ranking))],
    picture: pictureOf(category, subcategory),
    isEmpty: total === 0,
  };
}

function ofChooser(origin: string, { category, label, types }: CategoryView): Told {
  const items = types.map((type) => ({ name: type.label, path: paths.ranking(category, type.subcategory) }));
  const crumbs = trail({ category, categoryLabel: label, subcategory: null, subcategoryLabel: null });
  return {
    data: [itemList(origin, items), crumbList(origin, crumbs)],
    picture: pictureOf(category, null),
  };
}

function ofAppliance(origin: string, { card }: ApplianceDetailView): Told {
  const own = { name: `${card.brand} ${card.model}`, path: paths.appliance(card.id) };
  return {
    data: [product(origin, card), crumbList(origin, [...trail(card), own])],
    picture: `/og/appliance/${card.id}.png`,
  };
}

type Placed = Pick<RankingView, 'category' | 'categoryLabel' | 'subcategory' | 'subcategoryLabel'>;

/** The way to a ranking from the start. */
function trail({ category, categoryLabel, subcategory, subcategoryLabel }: Placed): Crumb[] {
  const crumbs = [
    { name: productName, path: paths.home },
    { name: categoryLabel, path: paths.category(category) },
  ];
  if (subcategory === null) return crumbs;
  return [...crumbs, { name: subcategoryLabel ?? subcategory, path: paths.ranking(category, subcategory) }];
}

function pictureOf(category: string, subcategory: string | null): string {
  if (!isCategory(category)) return '/og/site.png';
  return `/og/category/${category}${subcategory === null ? '' : `/${subcategory}`}.png`;
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

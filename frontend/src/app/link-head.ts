import type {
  ApplianceDetailView,
  ArticleView,
  BlogView,
  CategoriesView,
  ComparisonView,
  RankingView,
  SearchView,
} from '@appliance-index/backend/contract';
import { isCategory, productName } from '../shared/formats';
import { paths } from '../shared/paths';
import type { PageName, Parameters, Route } from './routes';
import { safeJson } from './safe-json';
import { article, type Crumb, crumbList, itemList, product, site } from './structured-data';

/** What the page is, for those who link to it. */
interface Linked {
  /** The site's own, like 'https://example.org'. */
  origin: string;
  route: Pick<Route, 'name' | 'path'>;
  parameters: Parameters;
  /** The page's title and metas, as they are written. */
  head: string;
  /** What the page read first; undefined for a page that reads nothing. */
  view: unknown;
}

/** What of a page its view decides: its data for search engines, its picture, and whether it is worth finding. */
interface Told {
  /** The page's one address, however else it was written; that of its route unless it is told. */
  path?: string;
  data?: object[];
  picture?: string;
  /** Of Open Graph's kinds; most pages are of the site itself. */
  type?: 'article';
  isEmpty?: boolean;
}

const pictureSize = { width: 1200, height: 630 };

/**
 * The address, the picture and the data of a page for search engines and for those who show links. The server alone
 * writes them, so the browser fetches no line of this. Pages that want to stay out of indexes get nothing.
 */
export function linkHead({ origin, route, parameters, head, view }: Linked): string {
  if (/<meta name="robots" content="noindex"/.test(head)) return '';
  const {
    path = route.path,
    data = [],
    picture = '/og/site.png',
    type = 'website',
    isEmpty = false,
  } = tellers[route.name]?.(view as never, { origin, parameters }) ?? {};
  if (isEmpty) return '<meta name="robots" content="noindex">';
  const address = attribute(origin + path);
  return [
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(openGraph(type, head, address, attribute(origin + picture))).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...data.map((each) => `<script type="application/ld+json">${safeJson(each)}</script>`),
  ].join('');
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

type Page = Pick<Linked, 'origin' | 'parameters'>;

/** Who tells of a page takes the view that it is read with (first-reads.ts); of the others there is nothing to tell. */
const tellers: Partial<Record<PageName, (view: never, page: Page) => Told>> = {
  'home/home-page': (_, { origin }) => ({ data: [site(origin)] }),
  'categories/chooser-page': ofChooser,
  'rankings/ranking-page': ofRanking,
  'appliance/appliance-page': ofAppliance,
  'compare/compare-page': ofComparison,
  'search/search-page': ofSearch,
  'blog/blog-page': ofBlog,
  'blog/article-page': ofArticle,
};

function ofComparison({ models }: ComparisonView): Told {
  return { path: paths.compare(models.map(({ card }) => card.id)), isEmpty: models.length < 2 };
}

/** Nothing found is not worth finding: else anybody could have pages with words of their own under our name. */
function ofSearch({ query, total }: SearchView): Told {
  return query === '' ? {} : { path: paths.search(query), isEmpty: total === 0 };
}

/** A category that the blog does not have shows the blog. */
function ofBlog({ category }: BlogView): Told {
  return category === null ? {} : { path: paths.blogCategory(category) };
}

function ofArticle(shown: ArticleView, { origin }: Page): Told {
  const path = paths.article(shown.id);
  const crumbs = [
    { name: productName, path: paths.home },
    { name: `The ${productName}`, path: paths.blog },
    { name: shown.title, path },
  ];
  return {
    path,
    data: [article(origin, shown), crumbList(origin, crumbs)],
    picture: `/og/article/${shown.id}.png`,
    type: 'article',
  };
}

function ofRanking(ranking: RankingView, { origin }: Page): Told {
  const { category, subcategory, lists, appliances, total } = ranking;
  const cards = new Map(appliances.map((card) => [card.id, card]));
  const models = lists.overall.best.flatMap(({ appliance }) => cards.get(appliance) ?? []);
  const items = models.map(({ id, brand, model }) => ({
    name: `${brand} ${model}`,
    path: paths.appliance(id),
  }));
  return {
    path: paths.ranking(category, subcategory),
    data: [itemList(origin, items), crumbList(origin, trail(ranking))],
    picture: pictureOf(category, subcategory),
    isEmpty: total === 0,
  };
}

function ofChooser({ categories }: CategoriesView, { origin, parameters }: Page): Told {
  const chosen = categories.find(({ category }) => category === parameters.category);
  if (!chosen) return {};
  const { category, label, types } = chosen;
  const items = types.map((type) => ({ name: type.label, path: paths.ranking(category, type.subcategory) }));
  const crumbs = trail({ category, categoryLabel: label, subcategory: null, subcategoryLabel: null });
  return {
    path: paths.category(category),
    data: [itemList(origin, items), crumbList(origin, crumbs)],
    picture: pictureOf(category, null),
  };
}

function ofAppliance({ card }: ApplianceDetailView, { origin }: Page): Told {
  const own = { name: `${card.brand} ${card.model}`, path: paths.appliance(card.id) };
  return {
    path: own.path,
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

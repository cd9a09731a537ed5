import type {
  ApplianceDetailView,
  ArticleView,
  BlogView,
  CategoriesView,
  ComparisonView,
  RankingView,
  SearchView,
} from '@appliance-index/backend/contract';
import { productName } from '@appliance-index/domain/product-name';
import {
  article,
  type Breadcrumb,
  breadcrumbList,
  itemList,
  product,
  webSite,
} from '../shared/pages/structured-data';
import { paths } from '../shared/paths';
import type { PageName, Parameters, Route } from './routes';
import { safeJson } from './safe-json';

interface PageInfo {
  /** The site's public origin, such as 'https://example.org'. */
  origin: string;
  route: Pick<Route, 'name' | 'path'>;
  parameters: Parameters;
  /** The page's rendered title and meta tags. */
  head: string;
  /** The page's prefetched data; undefined when the page reads nothing. */
  view: unknown;
}

/** Metadata that depends on the page's data. */
interface ViewMetadata {
  /** The canonical path; defaults to the route's. */
  path?: string;
  /** JSON-LD objects. */
  data?: object[];
  image?: string;
  /** The Open Graph type; 'website' by default. */
  type?: 'article';
  /** Keeps the page out of search indexes. */
  isEmpty?: boolean;
}

const shareImageSize = { width: 1200, height: 630 };

const siteImage = '/og/site.png';

/**
 * Builds the Open Graph tags of a page and, if it may be indexed, its canonical link and JSON-LD. Runs on the server
 * only, so none of it is in the browser's bundle. Keep `firstPageTags` in the layout in step.
 */
export function pageMetadata({ origin, route, parameters, head, view }: PageInfo): string {
  const {
    path = route.path,
    data = [],
    image = siteImage,
    type = 'website',
    isEmpty = false,
  } = viewMetadata[route.name]?.(view as never, { origin, parameters }) ?? {};
  const address = attribute(origin + path);
  const picture = attribute(origin + (isEmpty ? siteImage : image));
  const shared = [
    ...Object.entries(openGraph(type, head, address, picture)).map(
      ([property, content]) => `<meta property="${property}" content="${content}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
  if (/<meta name="robots" content="noindex"/.test(head)) return shared;
  // Marked, because pages also render robots tags of their own.
  if (isEmpty) return `<meta name="robots" content="noindex" data-served>${shared}`;
  const scripts = data.map((each) => `<script type="application/ld+json">${safeJson(each)}</script>`);
  return `<link rel="canonical" href="${address}">${shared}${scripts.join('')}`;
}

/** Open Graph properties as attribute values; the title and description in `head` are already escaped. */
function openGraph(type: string, head: string, address: string, image: string): Record<string, string> {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? productName;
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const pageTitle = title.replace(` · ${productName}`, '');
  return {
    'og:site_name': productName,
    'og:type': type,
    'og:title': pageTitle,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': pageTitle,
  };
}

type PageContext = Pick<PageInfo, 'origin' | 'parameters'>;

/** Each function receives the data that prefetch.ts loads for its page; other pages have no metadata of their own. */
const viewMetadata: Partial<Record<PageName, (view: never, page: PageContext) => ViewMetadata>> = {
  'home/home-page': (_, { origin }) => ({ data: [webSite(origin)] }),
  'categories/chooser-page': chooserMetadata,
  'rankings/ranking-page': rankingMetadata,
  'appliance/appliance-page': applianceMetadata,
  'compare/compare-page': comparisonMetadata,
  'search/search-page': searchMetadata,
  'blog/blog-page': blogMetadata,
  'blog/article-page': articleMetadata,
};

function comparisonMetadata({ models }: ComparisonView): ViewMetadata {
  return { path: paths.compare(models.map(({ card }) => card.id)), isEmpty: models.length < 2 };
}

/** Searches without results are not indexed, or anybody could publish text of their own under our name. */
function searchMetadata({ query, total }: SearchView): ViewMetadata {
  return query === '' ? {} : { path: paths.search(query), isEmpty: total === 0 };
}

/** An unknown category shows the whole blog. */
function blogMetadata({ category }: BlogView): ViewMetadata {
  return category === null ? {} : { path: paths.blogCategory(category) };
}

function articleMetadata(shown: ArticleView, { origin }: PageContext): ViewMetadata {
  const path = paths.article(shown.id);
  const crumbs = [
    { name: productName, path: paths.home },
    { name: `The ${productName}`, path: paths.blog },
    { name: shown.title, path },
  ];
  return {
    path,
    data: [article(origin, shown), breadcrumbList(origin, crumbs)],
    image: `/og/article/${shown.id}.png`,
    type: 'article',
  };
}

function rankingMetadata(ranking: RankingView, { origin }: PageContext): ViewMetadata {
  const { category, subcategory, lists, appliances, total } = ranking;
  const cards = new Map(appliances.map((card) => [card.id, card]));
  const models = lists.overall.best.flatMap(({ appliance }) => cards.get(appliance) ?? []);
  const items = models.map(({ id, brand, model }) => ({
    name: `${brand} ${model}`,
    path: paths.appliance(id),
  }));
  return {
    path: paths.ranking(category, subcategory),
    data: [itemList(origin, items), breadcrumbList(origin, breadcrumbs(ranking))],
    image: shareImage(category, subcategory),
    isEmpty: total === 0,
  };
}

function chooserMetadata({ categories }: CategoriesView, { origin, parameters }: PageContext): ViewMetadata {
  const chosen = categories.find(({ category }) => category === parameters.category);
  if (!chosen) return {};
  const { category, label, types } = chosen;
  const items = types.map((type) => ({ name: type.label, path: paths.ranking(category, type.subcategory) }));
  const crumbs = breadcrumbs({ category, categoryLabel: label, subcategory: null, subcategoryLabel: null });
  return {
    path: paths.category(category),
    data: [itemList(origin, items), breadcrumbList(origin, crumbs)],
    image: shareImage(category, null),
  };
}

function applianceMetadata({ card }: ApplianceDetailView, { origin }: PageContext): ViewMetadata {
  const own = { name: `${card.brand} ${card.model}`, path: paths.appliance(card.id) };
  return {
    path: own.path,
    data: [product(origin, card), breadcrumbList(origin, [...breadcrumbs(card), own])],
    image: `/og/appliance/${card.id}.png`,
  };
}

type RankingPlace = Pick<RankingView, 'category' | 'categoryLabel' | 'subcategory' | 'subcategoryLabel'>;

/** The path from the home page to a ranking. */
function breadcrumbs({ category, categoryLabel, subcategory, subcategoryLabel }: RankingPlace): Breadcrumb[] {
  const crumbs = [
    { name: productName, path: paths.home },
    { name: categoryLabel, path: paths.category(category) },
  ];
  if (subcategory === null) return crumbs;
  return [...crumbs, { name: subcategoryLabel ?? subcategory, path: paths.ranking(category, subcategory) }];
}

function shareImage(category: string, subcategory: string | null): string {
  return `/og/category/${category}${subcategory === null ? '' : `/${subcategory}`}.png`;
}

function attribute(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

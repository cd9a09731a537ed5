import type {
  ApplianceDetailView,
  ArticleView,
  BlogView,
  CategoriesView,
  CategoryView,
  ComparisonView,
  RankingView,
  SearchView,
} from '@appliance-index/backend/contract';
import { isCategory, productName } from '../shared/formats';
import { paths } from '../shared/paths';
import type { Parameters, Route } from './routes';
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
  } = told(origin, route, parameters, view);
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

function told(origin: string, { name }: Linked['route'], { category }: Parameters, view: unknown): Told {
  switch (name) {
    case 'home/home-page':
      return { data: [site(origin)] };
    case 'categories/chooser-page': {
      const chosen = (view as CategoriesView).categories.find((each) => each.category === category);
      return chosen ? ofChooser(origin, chosen) : {};
    }
    case 'rankings/ranking-page':
      return ofRanking(origin, view as RankingView);
    case 'appliance/appliance-page':
      return ofAppliance(origin, view as ApplianceDetailView);
    case 'compare/compare-page':
      return ofComparison(view as ComparisonView);
    case 'search/search-page':
      return ofSearch(view as SearchView);
    case 'blog/blog-page':
      return ofBlog(view as BlogView);
    case 'blog/article-page':
      return ofArticle(origin, view as ArticleView);
    default:
      return {};
  }
}

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

function ofArticle(origin: string, shown: ArticleView): Told {
  const path = paths.article(shown.id);
  const crumbs = [
    { name: productName, path: paths.home },
    { name: `The ${productName}`, path: paths.blog },
    { name: shown.title, path },
  ];
  return { path, data: [article(origin, shown), crumbList(origin, crumbs)], type: 'article' };
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
    path: paths.ranking(category, subcategory),
    data: [itemList(origin, items), crumbList(origin, trail(ranking))],
    picture: pictureOf(category, subcategory),
    isEmpty: total === 0,
  };
}

function ofChooser(origin: string, { category, label, types }: CategoryView): Told {
  const items = types.map((type) => ({ name: type.label, path: paths.ranking(category, type.subcategory) }));
  const crumbs = trail({ category, categoryLabel: label, subcategory: null, subcategoryLabel: null });
  return {
    path: paths.category(category),
    data: [itemList(origin, items), crumbList(origin, crumbs)],
    picture: pictureOf(category, null),
  };
}

function ofAppliance(origin: string, { card }: ApplianceDetailView): Told {
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

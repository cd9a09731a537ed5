import type { CardView } from '@appliance-index/backend/contract';
import { productName } from '@appliance-index/domain/product-name';
import { paths } from '../paths';

const context = 'https://schema.org';

/** A page's name and path on the site. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** An object in the vocabulary of schema.org. */
export function structuredData(type: string, properties: object): object {
  return { '@context': context, '@type': type, ...properties };
}

/** An ItemList of pages, best first. */
export function itemList(origin: string, items: readonly Breadcrumb[]): object {
  return structuredData('ItemList', {
    itemListOrder: `${context}/ItemListOrderAscending`,
    numberOfItems: items.length,
    itemListElement: listItems(origin, items, 'url'),
  });
}

/** A BreadcrumbList from the home page to the page. */
export function breadcrumbList(origin: string, crumbs: readonly Breadcrumb[]): object {
  return structuredData('BreadcrumbList', { itemListElement: listItems(origin, crumbs, 'item') });
}

/** ListItems with their addresses in the property that the list has for them. */
function listItems(origin: string, pages: readonly Breadcrumb[], address: 'url' | 'item'): object[] {
  return pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: origin + path,
  }));
}

type RankingPlace = Pick<CardView, 'category' | 'categoryLabel' | 'subcategory' | 'subcategoryLabel'>;

/** The path from the home page to a ranking. */
export function rankingCrumbs(place: RankingPlace): Breadcrumb[] {
  const { category, categoryLabel, subcategory, subcategoryLabel } = place;
  const crumbs = [
    { name: productName, path: paths.home },
    { name: categoryLabel, path: paths.category(category) },
  ];
  if (subcategory === null) return crumbs;
  return [...crumbs, { name: subcategoryLabel ?? subcategory, path: paths.ranking(category, subcategory) }];
}

/** The path of a ranking's preview image. */
export function rankingImage(category: string, subcategory: string | null): string {
  return `/og/category/${category}${subcategory === null ? '' : `/${subcategory}`}.png`;
}

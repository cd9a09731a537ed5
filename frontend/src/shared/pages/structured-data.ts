import type { ArticleView, CardView } from '@appliance-index/backend/contract';
import { productName } from '@appliance-index/domain/product-name';
import { paths } from '../paths';

const context = 'https://schema.org';

/** A page's name and path on the site. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** A WebSite with its search action. */
export function webSite(origin: string): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: productName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** An ItemList of pages, best first. */
export function itemList(origin: string, items: readonly Breadcrumb[]): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListOrder: `${context}/ItemListOrderAscending`,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + path,
    })),
  };
}

/** A BreadcrumbList from the home page to the page. */
export function breadcrumbList(origin: string, crumbs: readonly Breadcrumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

/** A Product without ratings: search engines only allow ratings collected on the site itself, and these are the retailers'. */
export function product(origin: string, card: CardView): object {
  const { id, brand, model, imageUrl, subcategoryLabel, categoryLabel } = card;
  return {
    '@context': context,
    '@type': 'Product',
    name: `${brand} ${model}`,
    model,
    brand: { '@type': 'Brand', name: brand },
    category: subcategoryLabel === null ? categoryLabel : `${categoryLabel} > ${subcategoryLabel}`,
    url: origin + paths.appliance(id),
    ...(imageUrl !== null && { image: new URL(imageUrl, origin).href }),
  };
}

/** An Article. Its author is a person unless the name contains the product's, as the editorial desk's does. */
export function article(origin: string, { id, title, author, publishedAt, imageUrl }: ArticleView): object {
  return {
    '@context': context,
    '@type': 'Article',
    headline: title,
    datePublished: publishedAt,
    author: { '@type': author.includes(productName) ? 'Organization' : 'Person', name: author },
    publisher: { '@type': 'Organization', name: productName },
    mainEntityOfPage: origin + paths.article(id),
    ...(imageUrl && { image: new URL(imageUrl, origin).href }),
  };
}

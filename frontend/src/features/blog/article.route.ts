import type { ArticleView } from '@appliance-index/backend/contract';
import { productName } from '@appliance-index/domain/product-name';
import { defineRoute } from '../../shared/pages/define-route';
import { breadcrumbList, structuredData } from '../../shared/pages/structured-data';
import { paths } from '../../shared/paths';
import { articleQuery } from './api';

export default defineRoute({
  path: '/blog/article/:id',
  page: () => import('./article-page'),
  sitemap: 'article',
  query: (reads, { id = '' }) => articleQuery(reads, id),
  metadata: (shown, { origin }) => {
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
  },
});

/** An Article. Its author is a person unless the name contains the product's, as the editorial desk's does. */
function article(origin: string, { id, title, author, publishedAt, imageUrl }: ArticleView): object {
  return structuredData('Article', {
    headline: title,
    datePublished: publishedAt,
    author: { '@type': author.includes(productName) ? 'Organization' : 'Person', name: author },
    publisher: { '@type': 'Organization', name: productName },
    mainEntityOfPage: origin + paths.article(id),
    ...(imageUrl && { image: new URL(imageUrl, origin).href }),
  });
}

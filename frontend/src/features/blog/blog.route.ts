import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';
import { blogQuery } from './api';

export default defineRoute({
  path: paths.blog,
  page: () => import('./blog-page'),
  searchParameters: ['category'],
  sitemap: 'undated',
  query: (reads, _, search) => blogQuery(reads, search.get('category')),
  /** An unknown category shows the whole blog. */
  metadata: ({ category }) => (category === null ? {} : { path: paths.blogCategory(category) }),
});

import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';
import { categoriesQuery } from '../../shared/reads';

export default defineRoute({
  path: paths.categories,
  page: () => import('./categories-page'),
  sitemap: 'catalogue',
  query: categoriesQuery,
});

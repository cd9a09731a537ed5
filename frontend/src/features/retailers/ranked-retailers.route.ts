import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.retailers,
  page: () => import('./ranked-retailers-page'),
  sitemap: 'undated',
});

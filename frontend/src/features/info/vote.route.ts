import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.vote,
  page: () => import('./vote-page'),
  sitemap: 'undated',
});

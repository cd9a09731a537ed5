import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.privacy,
  page: () => import('./privacy-page'),
  sitemap: 'undated',
});

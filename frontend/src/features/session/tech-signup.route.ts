import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.techSignup,
  page: () => import('./tech-signup-page'),
  sitemap: 'undated',
});

import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.techTalk,
  page: () => import('./tech-talk-page'),
  sitemap: 'undated',
});

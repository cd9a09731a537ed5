import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.parts,
  page: () => import('./ranked-parts-page'),
  sitemap: 'undated',
});

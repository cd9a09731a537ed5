import { defineRoute } from '../../../shared/pages/define-route';
import { paths } from '../../../shared/paths';

export default defineRoute({
  path: paths.staff('quality'),
  page: () => import('./quality-page'),
});

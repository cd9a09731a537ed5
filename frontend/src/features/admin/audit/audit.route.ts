import { defineRoute } from '../../../shared/pages/define-route';
import { paths } from '../../../shared/paths';

export default defineRoute({
  path: paths.staff('audit'),
  page: () => import('./audit-page'),
});

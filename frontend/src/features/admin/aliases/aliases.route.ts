import { defineRoute } from '../../../shared/pages/define-route';
import { paths } from '../../../shared/paths';

export default defineRoute({
  path: paths.staff('aliases'),
  page: () => import('./aliases-page'),
});

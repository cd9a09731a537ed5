import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';

export default defineRoute({
  path: paths.signIn,
  page: () => import('./sign-in-page'),
  searchParameters: ['as', 'mode'],
});

import { defineRoute } from '../../shared/pages/define-route';

export default defineRoute({
  path: '*',
  page: () => import('./not-found-page'),
});

import { defineRoute } from '../../shared/pages/define-route';

export default defineRoute({
  path: '/reset-password',
  page: () => import('./reset-password-page'),
});

import { defineRoute } from '../../shared/pages/define-route';

export default defineRoute({
  path: ['/newsletter/confirm', '/newsletter/unsubscribe'],
  page: () => import('./newsletter-page'),
});

import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';
import { methodologyQuery } from './api';

export default defineRoute({
  path: paths.methodology,
  page: () => import('./methodology-page'),
  sitemap: 'catalogue',
  query: methodologyQuery,
});

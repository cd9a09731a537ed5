import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';
import { searchQuery } from './api';

export default defineRoute({
  path: '/search',
  page: () => import('./search-page'),
  searchParameters: ['q', 'category', 'page'],
  query: (reads, _, search) => searchQuery(reads, search),
  /** Searches without results are not indexed, or anybody could publish text of their own under our name. */
  metadata: ({ query, total }) => (query === '' ? {} : { path: paths.search(query), isEmpty: total === 0 }),
});

import { defineRoute } from '../../shared/pages/define-route';
import { paths } from '../../shared/paths';
import { cardVotesReader } from '../../shared/votes/server-votes';
import { comparisonQuery } from './api';

export default defineRoute({
  path: '/compare',
  page: () => import('./compare-page'),
  searchParameters: ['ids', 'only'],
  query: (reads, _, search) => comparisonQuery(reads, search.get('ids')),
  votes: (reads, { models }) =>
    cardVotesReader(
      reads,
      models.map(({ card }) => card),
    ),
  metadata: ({ models }) => ({
    path: paths.compare(models.map(({ card }) => card.id)),
    isEmpty: models.length < 2,
  }),
});

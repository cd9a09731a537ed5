import { modelParameters, repeatedParameters } from '@appliance-index/domain/models/model-list';
import { defineRoute } from '../../shared/pages/define-route';
import { modelsQuery } from './api';

const repeated: readonly string[] = repeatedParameters;

export default defineRoute({
  path: '/models',
  page: () => import('./models-page'),
  searchParameters: modelParameters.map((name) => (repeated.includes(name) ? `${name}*` : name)),
  sitemap: 'catalogue',
  query: (reads, _, search) => modelsQuery(reads, search),
  // A technician's thumbs-up can move a model into a list.
  votes: (reads, { query }) => {
    return async () => ({ cards: [], model: null, listed: await reads.models(query) });
  },
  metadata: ({ total }) => ({ isEmpty: total === 0 }),
});

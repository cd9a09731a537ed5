import { givenRankingFilter, rankingFilterNames } from '@appliance-index/domain/models/ranking-parameters';
import { modelName } from '../../shared/formats';
import { defineRoute } from '../../shared/pages/define-route';
import { breadcrumbList, itemList, rankingCrumbs, rankingImage } from '../../shared/pages/structured-data';
import { paths } from '../../shared/paths';
import { rankingQuery } from '../../shared/reads';
import { preload } from '../../shared/ui/lazy-component';
import { cardVotesReader } from '../../shared/votes/server-votes';
import { rankingFilters } from './ranking-filters.lazy';
import { orderOf } from './ranking-list';

export default defineRoute({
  path: '/category/:category/:subcategory?',
  page: () => import('./ranking-page'),
  searchParameters: [
    ...['tab', 'by', 'sort', 'order', 'family', 'show', 'filters'],
    ...rankingFilterNames.map((name) => (name === 'brand' ? `${name}*` : name)),
  ],
  loadParts: () => preload(rankingFilters),
  sitemap: 'type',
  query: (reads, { category = '', subcategory = null }, search) =>
    rankingQuery(reads, category, subcategory, orderOf(search), givenRankingFilter(search)),
  votes: (reads, { appliances, category, subcategory, order, filtered }) => {
    const readCards = cardVotesReader(reads, appliances);
    if (!filtered) return readCards;
    // A technician's thumbs-up can move a model into a list.
    const readFiltered = () => reads.ranking(category, subcategory, order, filtered.query);
    return async () => ({ ...(await readCards()), listed: (await readFiltered()).filtered });
  },
  metadata: (ranking, { origin }) => {
    const { category, subcategory, lists, appliances, total } = ranking;
    const cards = new Map(appliances.map((card) => [card.id, card]));
    const models = lists.overall.best.flatMap(({ appliance }) => cards.get(appliance) ?? []);
    const items = models.map((card) => ({ name: modelName(card), path: paths.appliance(card.id) }));
    return {
      path: paths.ranking(category, subcategory),
      data: [itemList(origin, items), breadcrumbList(origin, rankingCrumbs(ranking))],
      image: rankingImage(category, subcategory),
      isEmpty: total === 0,
    };
  },
});

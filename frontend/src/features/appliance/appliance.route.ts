import type { CardView } from '@appliance-index/backend/contract';
import { modelName } from '../../shared/formats';
import { defineRoute } from '../../shared/pages/define-route';
import { breadcrumbList, rankingCrumbs, structuredData } from '../../shared/pages/structured-data';
import { paths } from '../../shared/paths';
import { applianceQuery } from './api';

export default defineRoute({
  path: '/appliance/:id',
  page: () => import('./appliance-page'),
  sitemap: 'model',
  query: (reads, { id = '' }) => applianceQuery(reads, id),
  votes:
    (reads, { card: { id } }) =>
    async () => ({ cards: [], model: await reads.modelVotes(id) }),
  metadata: ({ card }, { origin }) => {
    const own = { name: modelName(card), path: paths.appliance(card.id) };
    return {
      path: own.path,
      data: [product(origin, card), breadcrumbList(origin, [...rankingCrumbs(card), own])],
      image: `/og/appliance/${card.id}.png`,
    };
  },
});

/** A Product without ratings: search engines only allow ratings collected on the site itself, and these are the retailers'. */
function product(origin: string, card: CardView): object {
  const { id, brand, model, imageUrl, subcategoryLabel, categoryLabel } = card;
  return structuredData('Product', {
    name: `${brand} ${model}`,
    model,
    brand: { '@type': 'Brand', name: brand },
    category: subcategoryLabel === null ? categoryLabel : `${categoryLabel} > ${subcategoryLabel}`,
    url: origin + paths.appliance(id),
    ...(imageUrl !== null && { image: new URL(imageUrl, origin).href }),
  });
}

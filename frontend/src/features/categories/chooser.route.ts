import { isCategory } from '@appliance-index/domain/catalogue/taxonomy';
import { defineRoute } from '../../shared/pages/define-route';
import { breadcrumbList, itemList, rankingCrumbs, rankingImage } from '../../shared/pages/structured-data';
import { paths } from '../../shared/paths';
import { categoriesQuery } from '../../shared/reads';

/** An unknown category gets the ranking page, which is then empty. */
export default defineRoute({
  path: '/category/:category',
  page: () => import('./chooser-page'),
  accepts: ({ category = '' }) => isCategory(category),
  sitemap: 'category',
  query: categoriesQuery,
  metadata: ({ categories }, { origin, parameters }) => {
    const chosen = categories.find(({ category }) => category === parameters.category);
    if (!chosen) return {};
    const { category, label, types } = chosen;
    const items = types.map((type) => ({
      name: type.label,
      path: paths.ranking(category, type.subcategory),
    }));
    const crumbs = rankingCrumbs({
      category,
      categoryLabel: label,
      subcategory: null,
      subcategoryLabel: null,
    });
    return {
      path: paths.category(category),
      data: [itemList(origin, items), breadcrumbList(origin, crumbs)],
      image: rankingImage(category, null),
    };
  },
});

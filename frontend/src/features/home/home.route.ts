import { productName } from '@appliance-index/domain/product-name';
import { defineRoute } from '../../shared/pages/define-route';
import { structuredData } from '../../shared/pages/structured-data';
import { paths } from '../../shared/paths';
import { categoriesQuery } from '../../shared/reads';

export default defineRoute({
  path: paths.home,
  page: () => import('./home-page'),
  sitemap: 'catalogue',
  query: categoriesQuery,
  metadata: (_, { origin }) => ({ data: [webSite(origin)] }),
});

/** A WebSite with its search action. */
function webSite(origin: string): object {
  return structuredData('WebSite', {
    name: productName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}

import type { PublicReads } from '@appliance-index/backend/contract';
import createCache from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, createQueryClient } from './app';
import { hoisted, htmlDocument } from './document';
import { linkHead } from './link-head';
import { canonicalPath, isNotFoundRoute, loadPage, matchRoute, queriesOf } from './routes';
import { styleKey } from './theme/style-key';

/**
 * The page of an address ('/search?q=lg') as a whole document, with what it reads already in it.
 * `origin` is the site's public one, by which links to it begin.
 */
export async function render(
  path: string,
  reads: PublicReads,
  origin: string,
): Promise<{ status: number; html: string }> {
  const [pathname = '/', query = ''] = path.split('?');
  const search = query === '' ? '' : `?${query}`;
  const { route, parameters } = matchRoute(canonicalPath(pathname));
  const queryClient = createQueryClient();
  const queries = queriesOf(route, reads, parameters, search);
  const [results] = await Promise.all([
    Promise.all(queries.map((query) => queryClient.fetchQuery(query))),
    loadPage(route),
  ]);
  const styles = createCache({ key: styleKey });
  const { head, rest } = hoisted(
    renderToString(
      <StaticRouter location={`${canonicalPath(pathname)}${search}`}>
        <App reads={reads} queryClient={queryClient} styles={styles} />
      </StaticRouter>,
    ),
  );
  const isMissing = isNotFoundRoute(route) || results.includes(null as never);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  const html = htmlDocument({
    head: isMissing
      ? head
      : head + linkHead({ origin, pathname: canonicalPath(pathname), search, head, view: results[0] }),
    body: rest,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(rest)),
    // What the page will ask for in the browser only is without data here.
    state: queryClient.getQueriesData({}).filter(([, data]) => data !== undefined),
    source: route.source,
  });
  queryClient.clear();
  return { status: isMissing ? 404 : 200, html };
}

import type { PublicReads, RenderedPage } from '@appliance-index/backend/contract';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadDrawings } from '../shared/ui/pictures/drawing-source';
import { votesOf } from '../shared/votes/server-votes';
import { votesQuery } from '../shared/votes/votes';
import { App, createQueryClient } from './app';
import { declaredPage } from './declarations';
import { htmlDocument, splitHoistedTags } from './document';
import { pageMetadata } from './page-metadata';
import { canonicalPath, isNotFoundRoute, loadPage, matchRoute } from './routes';

export { listedPages, searchParametersOf } from './declarations';

/**
 * Renders the page of a path ('/search?q=lg') as a complete document that includes its prefetched data.
 * `origin` is the site's public origin, for canonical and share URLs.
 */
export async function render(path: string, reads: PublicReads, origin: string): Promise<RenderedPage> {
  const [pathname = '/', query = ''] = path.split('?');
  const search = query === '' ? '' : `?${query}`;
  const { route, parameters } = matchRoute(canonicalPath(pathname));
  const queryClient = createQueryClient();
  const { declaration, source } = declaredPage(route);
  const [view] = await Promise.all([
    // Only here: in the browser, pages run their own queries.
    declaration.query &&
      queryClient.fetchQuery(declaration.query(reads, parameters, new URLSearchParams(search))),
    loadPage(route),
    declaration.loadParts?.(),
    loadDrawings(),
  ]);
  const isMissing = isNotFoundRoute(route) || view === null;
  const readVotes = view ? declaration.votes?.(reads, view) : undefined;
  const metadata = (view && declaration.metadata?.(view, { origin, parameters })) || {};
  const served = await readVotes?.();
  if (served) queryClient.setQueryData(votesQuery.queryKey, votesOf(served));
  const { head, rest } = splitHoistedTags(
    renderToString(
      <StaticRouter location={`${canonicalPath(pathname)}${search}`}>
        <App reads={reads} queryClient={queryClient} />
      </StaticRouter>,
    ),
  );
  // Queries that only run in the browser have no data here.
  const queries = queryClient.getQueriesData({}).filter(([, data]) => data !== undefined);
  const document = htmlDocument({
    head: isMissing ? head : head + pageMetadata({ origin, path: route.path, head, metadata }),
    body: rest,
    state: { queries },
    source,
  });
  queryClient.clear();
  return {
    status: isMissing ? 404 : 200,
    ...document,
    ...(readVotes && { hasCurrentVotes: rereadsEqual(readVotes, served) }),
  };
}

/** Checks whether reading again gives an equal result. A separate function, so that its closure retains nothing else of the page. */
function rereadsEqual<T>(read: () => Promise<T>, served: T): () => Promise<boolean> {
  const before = JSON.stringify(served);
  return async () => JSON.stringify(await read()) === before;
}

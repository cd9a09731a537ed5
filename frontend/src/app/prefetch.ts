import type { PublicReads } from '@appliance-index/backend/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContext, RouteDeclaration, ViewMetadata } from '../shared/pages/define-route';
import type { VotesReader } from '../shared/votes/server-votes';

interface PageRequest extends PageContext {
  search: URLSearchParams;
}

interface Prefetched {
  /** Whether what the page shows does not exist. */
  isMissing: boolean;
  /** Null for a page that shows no votes. */
  readVotes: VotesReader | null;
  metadata: ViewMetadata;
}

/** Reads a page's data into the client. Runs on the server only; in the browser, pages run their own queries. */
export async function prefetch<View>(
  { query, votes, metadata }: RouteDeclaration<View>,
  client: QueryClient,
  reads: PublicReads,
  { search, ...context }: PageRequest,
): Promise<Prefetched> {
  const view = query ? await client.fetchQuery(query(reads, context.parameters, search)) : undefined;
  if (view === null || view === undefined) return { isMissing: view === null, readVotes: null, metadata: {} };
  return {
    isMissing: false,
    readVotes: votes?.(reads, view) ?? null,
    metadata: metadata?.(view, context) ?? {},
  };
}

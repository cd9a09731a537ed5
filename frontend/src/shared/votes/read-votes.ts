import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { isSignedOut, markSignedOut, useSession } from '../session';
import { modelVotes, type VotesUpdates, votesQuery, votesReadKey, withUpdates } from './votes';

/**
 * Loads the vote counts of these models and the user's own votes. Renders nothing: a separate component, so that a
 * session change does not re-render the list.
 */
export function CardVotesLoader({ applianceIds }: { applianceIds: readonly string[] }): null {
  useReadVotes('cards', applianceIds, ({ readCards }, hasAccount) => readCards(applianceIds, hasAccount));
  return null;
}

/** Loads one model's vote counts and the user's own votes, for every aspect and both voter groups. */
export function useReadModelVotes(applianceId: string): void {
  useReadVotes('model', [applianceId], ({ readModel }) => readModel(applianceId));
}

type Sync = typeof import('./vote-sync');

function useReadVotes(
  kind: 'cards' | 'model',
  applianceIds: readonly string[],
  read: (sync: Sync, hasAccount: boolean) => Promise<VotesUpdates>,
): void {
  const client = useQueryClient();
  const { account, isPending } = useSession();
  useQuery({
    queryKey: [...votesReadKey, kind, applianceIds, account?.email],
    queryFn: async ({ signal }) => {
      const updates = await import('./vote-sync')
        .then((sync) => read(sync, account !== null))
        .catch((error: unknown) => {
          if (!isSignedOut(error)) return failedOf(client, applianceIds);
          // As in another tab. Without an account, they are read again.
          markSignedOut(client);
          return {};
        });
      // Cancelled when the page or the session changes, and when a vote is saved that it may not contain.
      if (!signal.aborted) client.setQueryData(votesQuery.queryKey, (votes) => withUpdates(votes, updates));
      return null;
    },
    enabled: !isPending && applianceIds.length > 0,
    staleTime: 0,
    gcTime: 0,
    notifyOnChangeProps: [],
  });
}

/** Counts that are known stay. */
function failedOf(client: QueryClient, applianceIds: readonly string[]): VotesUpdates {
  const votes = client.getQueryData(votesQuery.queryKey);
  const unknown = applianceIds.filter((id) => modelVotes(votes, id).counts !== 'known');
  return Object.fromEntries(unknown.map((id) => [id, { counts: 'failed' }]));
}

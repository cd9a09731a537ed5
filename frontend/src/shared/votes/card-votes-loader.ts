import { useEffect } from 'react';
import { useSession } from '../session';
import { markVotesFailed } from './votes';

/**
 * Loads the vote counts of these models and the user's own votes. Renders nothing: a separate component, so that a
 * session change does not re-render the list.
 */
export function CardVotesLoader({ applianceIds }: { applianceIds: readonly string[] }): null {
  const { user, isPending } = useSession();
  const ids = applianceIds.join(',');
  const email = user?.email;
  useEffect(() => {
    if (isPending || ids === '') return;
    import('./vote-sync').then(
      ({ loadCards }) => loadCards(ids.split(','), email !== undefined),
      markVotesFailed,
    );
  }, [ids, email, isPending]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session';
import { loadVotes } from './use-votes';

/**
 * Loads the vote counts of these models and the user's own votes. Renders nothing: a separate component, so that a
 * session change does not re-render the list.
 */
export function CardVotesLoader({ applianceIds }: { applianceIds: readonly string[] }): null {
  const client = useQueryClient();
  const { user, isPending } = useSession();
  const ids = applianceIds.join(',');
  const email = user?.email;
  useEffect(() => {
    if (isPending || ids === '') return;
    loadVotes(client, [ids, email], ({ loadCards }) => loadCards(ids.split(','), email !== undefined));
  }, [client, ids, email, isPending]);
  return null;
}

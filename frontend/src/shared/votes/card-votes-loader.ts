import { useEffect } from 'react';
import { useSession } from '../session';
import { markVotesFailed } from './votes';

/**
 * Loads what everybody, and whoever is signed in, has voted on these models' cards. It shows nothing; it is a part of
 * its own so that knowing who is signed in renders no list again.
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

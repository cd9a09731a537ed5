import type { QueryClient } from '@tanstack/react-query';
import { markSignedOut } from './session';
import { unsavedVotes } from './votes/unsaved-votes';
import { votesQuery } from './votes/votes';

/** Call after signing out. Also clears the votes, because the next visitor may use the same browser. */
export function clearSession(client: QueryClient): void {
  markSignedOut(client);
  client.setQueryData(votesQuery.queryKey, {});
  unsavedVotes.clear();
}

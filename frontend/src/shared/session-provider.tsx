import type { ReactNode } from 'react';
import { UserContext, useSession } from './session';
import { useSaveEarlierVotes } from './votes/use-votes';

/** A separate component, so that a session change re-renders only consumers of the user. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  useSaveEarlierVotes(user);
  return <UserContext value={user}>{children}</UserContext>;
}

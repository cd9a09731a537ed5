import type { ReactNode } from 'react';
import { AccountContext, useSession } from './session';
import { useSaveEarlierVotes } from './votes/use-votes';

/** A separate component, so that a session change re-renders only consumers of the user. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { account } = useSession();
  useSaveEarlierVotes(account);
  return <AccountContext value={account}>{children}</AccountContext>;
}

import type { AccountView } from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ApiError, getJson } from './api-client';
import { useClientValue } from './use-client-value';
import { emptyVotes, voteStore } from './votes/votes';

/** Nobody is signed in when the server says so, and also when it cannot be asked; pages work either way. */
async function currentUser(): Promise<AccountView | null> {
  try {
    return await getJson<AccountView>('/api/auth/me');
  } catch (error) {
    // A visitor without an account is the usual case; anything else is worth a line for whoever looks.
    if (!(error instanceof ApiError && error.status === 401)) console.warn('Failed to fetch user', error);
    return null;
  }
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: currentUser });

/** Gives every part of the page the account that is signed in. */
export const UserContext = createContext<AccountView | null>(null);

/** For the provider, and for who must know whether it is known yet; never on the server, whose pages are the same for everyone. */
export function useSession(): { user: AccountView | null; isPending: boolean } {
  const { data = null, isPending } = useQuery(sessionQuery);
  const isKnown = useClientValue(!isPending, false);
  return { user: useClientValue(data, null), isPending: !isKnown };
}

/** The account that is signed in; null also while that is not known. */
export function useUser(): AccountView | null {
  return useClientValue(use(UserContext), null);
}

/** Who signed in just now. */
export function setCurrentUser(client: QueryClient, user: AccountView): void {
  client.setQueryData(sessionQuery.queryKey, user);
}

/**
 * Who signed out just now, or was signed out everywhere: nothing of theirs stays on the page, because another visitor may
 * sit here next.
 */
export function clearSession(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
  voteStore.update(emptyVotes);
}

/** For when the server says that the account is not signed in any more. */
export function useMarkSignedOut(): () => void {
  const client = useQueryClient();
  return () => client.setQueryData(sessionQuery.queryKey, null);
}

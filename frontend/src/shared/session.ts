import type { AccountView } from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { ApiError, getJson } from './api-client';
import { useClientValue } from './use-client-value';

/** Whether a request failed because nobody is signed in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The signed-in account; null when signed out. @throws when that could not be asked */
export async function fetchAccount(): Promise<AccountView | null> {
  try {
    return await getJson<AccountView>('/api/auth/me');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** As `fetchAccount`, but null also when the request fails, because pages work either way. */
async function currentAccount(): Promise<AccountView | null> {
  try {
    return await fetchAccount();
  } catch (error) {
    console.warn('Failed to fetch user', error);
    return null;
  }
}

export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: currentAccount });

export const AccountContext = createContext<AccountView | null>(null);

/** The session query, for the provider and for components that need `isPending`. Always pending on the server, whose pages are the same for everyone. */
export function useSession(): { account: AccountView | null; isPending: boolean } {
  const { data = null, isPending } = useQuery(sessionQuery);
  const isKnown = useClientValue(!isPending, false);
  return { account: useClientValue(data, null), isPending: !isKnown };
}

/** The signed-in account; null when signed out or still loading. */
export function useAccount(): AccountView | null {
  return useClientValue(use(AccountContext), null);
}

/** Call after signing in. What the staff panel has read is forgotten, as some of it is only for the account before. */
export function setCurrentAccount(client: QueryClient, account: AccountView): void {
  client.removeQueries({ queryKey: ['staff'] });
  client.setQueryData(sessionQuery.queryKey, account);
}

/** Call when the server reports that the session has ended. Votes stay on the page, as they do before a sign-in. */
export function markSignedOut(client: QueryClient): void {
  client.setQueryData(sessionQuery.queryKey, null);
}

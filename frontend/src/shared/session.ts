import type { AccountView } from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError, getJson, sendJson } from './api-client';

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

interface Session {
  user: AccountView | null;
  /** Not known yet; always so on the server, whose pages are the same for everyone. */
  isPending: boolean;
}

export function useSession(): Session {
  const { data = null, isPending } = useQuery(sessionQuery);
  // A part of the page that takes over late must begin as the server left it.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser ? { user: data, isPending } : { user: null, isPending: true };
}

const neverChanges = () => () => undefined;

/** Who signed in just now; votes from before are cast in that name. */
export function welcome(client: QueryClient, user: AccountView): void {
  client.setQueryData(sessionQuery.queryKey, user);
  void import('./vote-sync').then(({ castEarlierPresses }) => castEarlierPresses());
}

/** Ends the session; on success nothing of the account is left in the page. */
export function useSignOut({ onSuccess }: { onSuccess: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson('POST', '/api/auth/logout'),
    onSuccess: async () => {
      const { forgetOwnVotes } = await import('./vote-sync');
      client.setQueryData(sessionQuery.queryKey, null);
      forgetOwnVotes();
      onSuccess();
    },
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, messageOf } from '../../shared/api-client';
import { paths } from '../../shared/paths';
import { sessionQuery } from '../../shared/session';
import { toast } from '../../shared/toasts';
import { hasUnsavedChanges } from './unsaved-changes';

/** Whether the session has ended or the account is no longer an administrator. */
function isAccessLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.body.code === 'admins-only';
}

/** Tabs share the session: signing in again in a new tab keeps what was typed in this one. */
const signInAgain = {
  description:
    'You are no longer signed in as an administrator. Sign in again in a new tab, then retry here.',
  action: {
    label: 'Sign in again',
    run: () => void window.open(paths.adminLogin, '_blank', 'noopener'),
  },
};

/** Shows an error toast, and returns its id; if access was lost, it offers to sign in again. */
export function reportError(error: unknown, fallback: string, title = 'Error'): number {
  const details = isAccessLost(error) ? signInAgain : { description: messageOf(error, fallback) };
  return toast({ title, ...details, tone: 'bad' });
}

/**
 * When a query is refused, refetches the session, which redirects to the sign-in page. If the page has unsaved changes,
 * shows a toast instead.
 */
export function useSessionExpiry(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (!isAccessLost(error)) return;
        if (hasUnsavedChanges()) reportError(error, '');
        else void client.refetchQueries(sessionQuery);
      }),
    [client],
  );
}

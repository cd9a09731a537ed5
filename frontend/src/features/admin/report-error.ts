import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, messageOf } from '../../shared/api-client';
import { paths } from '../../shared/paths';
import { sessionQuery } from '../../shared/session';
import { toast } from '../../shared/toasts';
import { hasUnsavedChanges } from './unsaved-changes';

/** Whether the session has ended, or the account is no administrator's any more. */
function isAccessLost(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 401 || error.body.code === 'admins-only';
}

/** Tabs share the session, so that who signs in beside what was typed loses none of it. */
const signInAgain = {
  description: 'You are not signed in as an administrator any more. Sign in again, then try once more here.',
  action: {
    label: 'Sign in in a new tab',
    run: () => void window.open(paths.adminLogin, '_blank', 'noopener'),
  },
};

/** Says what staff could not do, and to who is shut out what to do about it. */
export function reportError(error: unknown, fallback: string, title = 'Error'): void {
  const why = isAccessLost(error) ? signInAgain : { description: messageOf(error, fallback) };
  toast({ title, ...why, tone: 'bad' });
}

/** Asks anew who is signed in when a read is refused, which leads to the door; not while that would lose what was typed. */
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

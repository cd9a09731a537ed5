import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api-client';
import { type Noun, refresh } from './queries';
import { reportError } from './report-error';

interface Change<Answer, Given> extends Omit<UseMutationOptions<Answer, Error, Given>, 'onError'> {
  concerns: Noun;
  /** Called before what it concerns is read again. */
  onChanged?: (given: Given) => void;
  /** What the toast of an error says if the server does not say why, and its title. */
  failure: [hint: string, title?: string];
}

/** A change by staff. What it concerns is read again before `onSuccess`, and when a colleague was faster. */
export function useChange<Answer, Given = void>(change: Change<Answer, Given>) {
  const { concerns, onChanged, onSuccess, failure, ...options } = change;
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: async (...done) => {
      onChanged?.(done[1]);
      await refresh(client, concerns);
      return onSuccess?.(...done);
    },
    onError: async (error) => {
      reportError(error, ...failure);
      if (isOutdated(error)) await refresh(client, concerns);
    },
  });
}

/** Whether a colleague was faster: something is not as it was shown, or gone. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && [404, 409].includes(error.status);
}

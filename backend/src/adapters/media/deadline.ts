import { DomainError } from '../../domain/errors.js';

/** A store that takes longer is as good as down; what it still does afterwards is found by the reconciler. */
const storeDeadlineMs = 12_000;

/** @throws unavailable/media-store when the work takes too long, or fails in a way that is not ours */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms = storeDeadlineMs,
): Promise<T> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late.abort();
      reject(storeUnavailable(new Error(`no answer within ${ms} ms`)));
    }, ms);
  });
  try {
    return await Promise.race([work(late.signal), deadline]);
  } catch (error) {
    throw error instanceof DomainError ? error : storeUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

function storeUnavailable(cause: unknown): DomainError {
  const message = 'Photos and videos cannot be reached just now. Nothing was changed; try again in a minute.';
  return Object.assign(new DomainError('unavailable', 'media-store', message), { cause });
}

export function storeFull(cause: unknown): DomainError {
  const message =
    'There is no room for more photos and videos. Nothing was changed; tell whoever operates the site.';
  return Object.assign(new DomainError('unavailable', 'media-full', message), { cause });
}

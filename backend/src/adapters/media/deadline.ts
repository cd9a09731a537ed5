import type { PreparedFile } from '../../application/catalogue/media-ports.js';
import { DomainError } from '../../domain/errors.js';

/** A store that takes longer is as good as down; what it still does afterwards is found by the reconciler. */
export const storeDeadlineMs = 9_000;
/** Whoever waits for an upload that has failed waits for this, too. */
const removalDeadlineMs = 3_000;
/** The most that S3 takes in one call; no store needs long for so few. */
const removalBatchSize = 1_000;
const minBytesPerMs = 4_000;

/** @throws unavailable/media-store when the work takes too long, or fails in a way that is not ours */
export async function withDeadline<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms = storeDeadlineMs,
): Promise<T> {
  const timeout = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeout.abort();
      reject(storeUnavailable(new Error(`no answer within ${ms} ms`)));
    }, ms);
  });
  try {
    return await Promise.race([work(timeout.signal), deadline]);
  } catch (error) {
    throw error instanceof DomainError ? error : storeUnavailable(error);
  } finally {
    clearTimeout(timer);
  }
}

/** However many they are: each thousand has the time of one. @throws unavailable/media-store */
export async function removeInBatches(
  keys: readonly string[],
  remove: (batch: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < keys.length; from += removalBatchSize) {
    const batch = keys.slice(from, from + removalBatchSize);
    await withDeadline(() => remove(batch), removalDeadlineMs);
  }
}

/** For a whole upload: videos are large. */
export function uploadDeadlineMs(files: ReadonlyMap<string, PreparedFile>): number {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  return storeDeadlineMs + bytes / minBytesPerMs;
}

export function storeUnavailable(cause: unknown): DomainError {
  const message = 'Photos and videos cannot be reached just now. Nothing was changed; try again in a minute.';
  return Object.assign(new DomainError('unavailable', 'media-store', message), { cause });
}

export function storeFull(cause: unknown): DomainError {
  const message =
    'There is no room for more photos and videos. Nothing was changed; tell whoever operates the site.';
  return Object.assign(new DomainError('unavailable', 'media-full', message), { cause });
}

import { DomainError } from '@appliance-index/domain/errors';
import type { PreparedFile } from '../../application/catalogue/media-ports.js';
import { storeUnavailable } from './store-errors.js';

/** A slower store counts as down; `media reconcile` finds files that it stores after the deadline. */
export const storeDeadlineMs = 9_000;
/** Short, because the response to a failed upload waits for the removal of its files. */
const removalDeadlineMs = 3_000;
/** The maximum per S3 call. */
const removalBatchSize = 1_000;
const minBytesPerMs = 4_000;

/** @throws unavailable/media-store... when the work exceeds the deadline or fails with anything but a domain error */
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

/** Removes the files in batches, each with its own deadline. @throws unavailable/media-store... */
export async function removeInBatches(
  keys: readonly string[],
  remove: (batch: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < keys.length; from += removalBatchSize) {
    const batch = keys.slice(from, from + removalBatchSize);
    await withDeadline(() => remove(batch), removalDeadlineMs);
  }
}

/** The deadline of a whole upload, which grows with its size. */
export function uploadDeadlineMs(files: ReadonlyMap<string, PreparedFile>): number {
  const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0);
  return storeDeadlineMs + bytes / minBytesPerMs;
}

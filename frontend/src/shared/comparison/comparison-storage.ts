import { useSyncExternalStore } from 'react';

/**
 * The comparison in local storage, as raw text so that a page of cards need not parse it (`compared-models.ts` does);
 * '' when empty. The browser sends `storage` events to other tabs only, so this tab dispatches its own.
 */
const key = 'comparison';
/** Used where storage is unavailable. */
let fallback = '';

export function readStoredComparison(): string {
  try {
    return localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** Stores the text; without storage it lasts until the page is left. */
export function storeComparison(text: string): void {
  fallback = text;
  try {
    localStorage.setItem(key, text);
  } catch {
    // The fallback holds it.
  }
  dispatchEvent(new Event('storage'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether a model is in the comparison. Ids are UUIDs, so a match in another field is practically impossible. */
export const isCompared = (id: string) => readStoredComparison().includes(id);

/** As `isCompared`; does not re-render when other models change. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isCompared(id),
    () => false,
  );
}

/** The stored text; empty on the server and during hydration. */
export function useStoredComparison(): string {
  return useSyncExternalStore(subscribe, readStoredComparison, () => '');
}

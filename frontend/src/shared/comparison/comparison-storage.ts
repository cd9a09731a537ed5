import { useSyncExternalStore } from 'react';

/**
 * What was gathered for a comparison, as the text that the browser keeps; '' for nothing. It is a list of models, see
 * `compared-models.ts`, but who only asks whether something is in it needs no more than the text.
 * Other tabs hear of changes by the browser's own event, so this one raises it for itself.
 */
const key = 'comparison';
let unsaved = '';

export function readStoredComparison(): string {
  try {
    return localStorage.getItem(key) ?? unsaved;
  } catch {
    return unsaved;
  }
}

/** Keeps the text; a browser that keeps nothing still has it until the page is left. */
export function storeComparison(text: string): void {
  unsaved = text;
  try {
    localStorage.setItem(key, text);
  } catch {
    // Said above.
  }
  dispatchEvent(new Event('storage'));
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether a model is among what was gathered. Changes of the others are nothing to it. */
export function useIsCompared(id: string): boolean {
  // Ids are too long to be found by chance in anything else that is kept of a model.
  return useSyncExternalStore(
    subscribe,
    () => readStoredComparison().includes(id),
    () => false,
  );
}

/** The text as it is now. The server, and whoever takes over from it, begins with nothing. */
export function useStoredComparison(): string {
  return useSyncExternalStore(subscribe, readStoredComparison, () => '');
}

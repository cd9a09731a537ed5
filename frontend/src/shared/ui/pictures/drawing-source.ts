import { useSyncExternalStore } from 'react';

type Drawings = typeof import('./drawing-shapes');

let drawings: Drawings | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/**
 * Loads the drawings. The server does so before it renders. Browsers do so after the first page has become ready, which shows
 * what the server has drawn until then.
 */
export function loadDrawings(): Promise<void> {
  loading ??= import('./drawing-shapes').then((loaded) => {
    drawings = loaded;
    for (const show of waiting) show();
  });
  return loading;
}

function subscribe(show: () => void): () => void {
  waiting.add(show);
  // The next drawing tries again.
  loadDrawings().catch(() => (loading = undefined));
  return () => void waiting.delete(show);
}

/** The SVG markup that `choose` takes from the drawings; '' until they are loaded. */
export function useDrawing(choose: (drawings: Drawings) => string): string {
  const markup = () => (drawings ? choose(drawings) : '');
  return useSyncExternalStore(subscribe, markup, markup);
}

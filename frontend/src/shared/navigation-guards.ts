type Guard = (event: PopStateEvent) => void;

const guards: Guard[] = [];

/** Call before the router is created: `popstate` listeners run in the order they were added. */
export function installNavigationGuards(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/**
 * Adds a guard for Back and Forward that runs before the router and may stop the event. Only the latest guard runs.
 * Returns a function that removes it.
 */
export function addNavigationGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

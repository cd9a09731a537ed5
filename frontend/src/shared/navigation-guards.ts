type Guard = (event: PopStateEvent) => void;

const guards: Guard[] = [];

/** To be called before the router begins: browsers tell of Back and Forward in the order in which they were asked to. */
export function installNavigationGuards(): void {
  window.addEventListener('popstate', (event) => guards.at(-1)?.(event));
}

/**
 * Who hears of Back and Forward before the router, and may keep it from hearing; the latest of several, until it is
 * called off.
 */
export function addNavigationGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

type Guard = (event: PopStateEvent) => void;

let guard: Guard | null = null;

/** To be called before the router begins: browsers tell of Back and Forward in the order in which they were asked to. */
export function hearMovesFirst(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** Who hears of Back and Forward before the router, and may keep it from hearing; null for nobody. */
export function guardMoves(next: Guard | null): void {
  guard = next;
}

/** For when what had the focus is gone: the keyboard goes on at the page's beginning, which stays where it is. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** For what stands in the place of what had the focus; whoever is elsewhere meanwhile stays there. Also as a `ref`. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

import { useLayoutEffect } from 'react';

/** Names the main content while the component is shown, for screen readers: it takes the focus after a navigation. */
export function useMainName(name: string): void {
  useLayoutEffect(() => {
    const main = document.getElementById('main');
    main?.setAttribute('aria-label', name);
    return () => main?.removeAttribute('aria-label');
  }, [name]);
}

/** Moves the focus to the main content, without scrolling, when the focused element has been removed. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Focuses an element that replaced the focused one, unless the focus has moved elsewhere. Also usable as a `ref`. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

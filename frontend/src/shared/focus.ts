import { useEffect } from 'react';

/**
 * Moves the focus to the main content, without scrolling, after a navigation or when the focused element has been
 * removed. For screen readers, it is named by the page's title for as long as it has the focus.
 */
export function focusMain(): void {
  const main = document.getElementById('main');
  if (!main) return;
  main.setAttribute('aria-label', document.title);
  main.addEventListener('blur', () => main.removeAttribute('aria-label'), { once: true });
  main.focus({ preventScroll: true });
}

/** Renames the main content while it has the focus, such as when a page has loaded. */
export function useMainName(title: string): void {
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.id === 'main') activeElement.setAttribute('aria-label', title);
  }, [title]);
}

/** Scrolls to the control that has the focus, such as the box that was ticked, when a bar that appears at an edge covers it. */
export function useFocusInView(isBarShown: boolean): void {
  useEffect(() => {
    const { activeElement } = document;
    if (isBarShown && activeElement?.matches('button, input'))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [isBarShown]);
}

/** Focuses an element that replaced the focused one, unless the focus has moved elsewhere. Also usable as a `ref`. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

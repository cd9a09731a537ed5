import type { FocusEvent } from 'react';

/** Scrolls the strip around an entry sideways until the entry is in its middle; the page itself stays where it is. */
export function scrollIntoStrip(entry: HTMLElement | null): void {
  const strip = entry?.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const [inner, outer] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** For what the keyboard reaches; under a pointer nothing moves. */
export function scrollFocusIntoStrip({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) scrollIntoStrip(target);
}

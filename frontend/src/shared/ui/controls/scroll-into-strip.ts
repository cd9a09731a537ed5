import type { FocusEvent } from 'react';

/** Scrolls an element's parent sideways to centre the element, without scrolling the page. */
export function scrollIntoStrip(entry: HTMLElement | null): void {
  const strip = entry?.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const [inner, outer] = [entry.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** A focus handler that does so for keyboard focus only. */
export function scrollFocusIntoStrip({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) scrollIntoStrip(target);
}

import type { ComponentProps } from 'react';

/** A section whose recipe lets it scroll sideways; focusable, so that the keyboard can scroll it. */
export function ScrollRegion(props: ComponentProps<'section'> & { 'aria-label': string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
  return <section {...props} tabIndex={0} />;
}

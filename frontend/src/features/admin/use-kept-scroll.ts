import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far the lists were scrolled when they were left, by address. */
const positions = new Map<string, number>();
let returningTo: string | null = null;

/** To be called when a link leads back to a list: it then is where it was left, as with the browser's Back. */
export function returnToList(address: string): void {
  returningTo = address;
}

/** Keeps the scroll position of the list at this address for those who come back. `isReady` once the list has rows. */
export function useKeptScroll(isReady = true): void {
  const { pathname, search } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const address = pathname + search;
  useEffect(() => {
    if (!isReady) return;
    const position = isPop || returningTo === address ? positions.get(address) : undefined;
    returningTo = null;
    // The layout scrolls a new page to its top first.
    const frame = requestAnimationFrame(() => {
      if (position !== undefined) window.scrollTo(0, position);
      window.addEventListener('scroll', keep, { passive: true });
    });
    const keep = () => positions.set(address, window.scrollY);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [address, isReady, isPop]);
}

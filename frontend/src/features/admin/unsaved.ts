import { useEffect } from 'react';
import { guardMoves } from '../../shared/moves';

const question = 'There are unsaved changes. Leave without saving them?';

/** Whether what was typed may be thrown away. */
export function mayLeave(isDirty: boolean): boolean {
  return !isDirty || window.confirm(question);
}

/** Asks before a link, the Back button, a reload or a closed window throws away what was typed. */
export function useUnsavedGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const place = placeOf(history.state);
    let isReturning = false;
    // The browser has gone already; who stays is led back before the router hears of it.
    const onMove = (event: PopStateEvent) => {
      const steps = place - placeOf(event.state);
      if (isReturning) isReturning = false;
      else if (Number.isNaN(steps) || window.confirm(question)) return;
      else if (steps !== 0) {
        isReturning = true;
        history.go(steps);
      }
      event.stopImmediatePropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link || link.getAttribute('target') === '_blank' || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('beforeunload', onUnload);
    guardMoves(onMove);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      guardMoves(null);
      document.removeEventListener('click', onClick, true);
    };
  }, [isDirty]);
}

/** The router counts its places in the browser's history; a jump within a page is none. */
function placeOf(state: { idx?: number } | null): number {
  return state?.idx ?? Number.NaN;
}

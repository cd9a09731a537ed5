import { useEffect } from 'react';
import { guardMoves } from '../../shared/moves';

const confirmation = 'There are unsaved changes. Leave without saving them?';

/** Whether what was typed may be thrown away. */
export function confirmDiscard(isDirty: boolean): boolean {
  return !isDirty || window.confirm(confirmation);
}

let guards = 0;

/** Whether anything on the page would be lost by leaving it. */
export function hasUnsavedChanges(): boolean {
  return guards > 0;
}

/** Asks before a link, a search, the Back button, a reload or a closed window throws away what was typed. */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    guards += 1;
    const index = historyIndex(history.state);
    let isReturning = false;
    // The browser has gone already; who stays is led back before the router hears of it.
    const onMove = (event: PopStateEvent) => {
      const steps = index - historyIndex(event.state);
      if (isReturning) isReturning = false;
      else if (Number.isNaN(steps) || window.confirm(confirmation)) return;
      else if (steps !== 0) {
        isReturning = true;
        history.go(steps);
      }
      event.stopImmediatePropagation();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const ask = (event: Event) => {
      if (window.confirm(confirmation)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href], [data-leaves]') : null;
      if (link && link.getAttribute('target') !== '_blank') ask(event);
    };
    // A form with an address of its own leads away; those of the staff have none.
    const onSubmit = (event: SubmitEvent) => {
      if (event.target instanceof HTMLFormElement && event.target.hasAttribute('action')) ask(event);
    };
    window.addEventListener('beforeunload', onUnload);
    const stopGuarding = guardMoves(onMove);
    document.addEventListener('click', onClick, true);
    document.addEventListener('submit', onSubmit, true);
    return () => {
      guards -= 1;
      window.removeEventListener('beforeunload', onUnload);
      stopGuarding();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('submit', onSubmit, true);
    };
  }, [isDirty]);
}

/** The router counts its places in the browser's history; a jump within a page is none. */
function historyIndex(state: { idx?: number } | null): number {
  return state?.idx ?? Number.NaN;
}

import { useEffect } from 'react';
import { addNavigationGuard } from '../../shared/navigation-guards';
import { opensElsewhere } from '../../shared/ui/link';

const confirmation = 'You have unsaved changes. Leave without saving?';

/** Whether unsaved changes may be discarded; asks if there are any. */
export function confirmDiscard(isDirty: boolean): boolean {
  return !isDirty || window.confirm(confirmation);
}

let activeGuards = 0;
/** Each click is asked about once, however many guards there are. */
const asked = new WeakSet<Event>();

export function hasUnsavedChanges(): boolean {
  return activeGuards > 0;
}

/** While `isDirty`, asks before a link, a search, Back or Forward, a reload or closing the window discards the edits. */
export function useUnsavedChangesGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    activeGuards += 1;
    const index = historyIndex(history.state);
    let isReturning = false;
    // The browser has already moved. To stay, go back before the router notices.
    const onPopState = (event: PopStateEvent) => {
      const steps = index - historyIndex(event.state);
      if (isReturning) isReturning = false;
      else if (Number.isNaN(steps) || window.confirm(confirmation)) return;
      else if (steps !== 0) {
        isReturning = true;
        history.go(steps);
      }
      event.stopImmediatePropagation();
    };
    const confirmLeave = (event: Event) => {
      if (asked.has(event)) return;
      asked.add(event);
      if (window.confirm(confirmation)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      const leaver = event.target instanceof Element && event.target.closest('a[href], [data-leaves]');
      // A link in the text being edited is not followed.
      if (leaver instanceof HTMLElement && !leaver.isContentEditable && !staysHere(leaver, event))
        confirmLeave(event);
    };
    // Only forms with an `action` navigate; the staff's own forms have none.
    const onSubmit = (event: SubmitEvent) => {
      if (event.target instanceof HTMLFormElement && event.target.hasAttribute('action')) confirmLeave(event);
    };
    const guard = new AbortController();
    const { signal } = guard;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const stopGuarding = addNavigationGuard(onPopState);
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('submit', onSubmit, { capture: true, signal });
    return () => {
      activeGuards -= 1;
      guard.abort();
      stopGuarding();
    };
  }, [isDirty]);
}

/** Whether a link leads to a place of this page, or to another tab. */
function staysHere(leaver: HTMLElement, event: MouseEvent): boolean {
  if (!(leaver instanceof HTMLAnchorElement)) return false;
  const isPlace = leaver.getAttribute('href')?.startsWith('#') === true;
  return isPlace || leaver.target === '_blank' || opensElsewhere(event);
}

/** The router's index of a history entry; NaN for entries it did not create, such as in-page jumps. */
function historyIndex(state: { idx?: number } | null): number {
  return state?.idx ?? Number.NaN;
}

import type { MouseEvent } from 'react';

/** Of a button that may be off: unlike one that is `disabled` it keeps the keyboard's place, and only does not hear presses. */
export function softDisabled(isOff: boolean, press?: () => void) {
  return {
    'aria-disabled': isOff,
    onClick: (event: MouseEvent) => (isOff ? event.preventDefault() : press?.()),
  };
}

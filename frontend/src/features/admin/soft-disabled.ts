import type { MouseEvent } from 'react';

/** Of a button that may be off: unlike one that is `disabled` it keeps the keyboard's place, and only does not hear presses. */
export function softDisabled(isDisabled: boolean, onPress?: () => void) {
  return {
    'aria-disabled': isDisabled,
    onClick: (event: MouseEvent) => (isDisabled ? event.preventDefault() : onPress?.()),
  };
}

import type { MouseEvent } from 'react';

/** Props for a button that ignores presses while disabled but, unlike with `disabled`, keeps the focus. */
export function softDisabled(isDisabled: boolean, onPress?: () => void) {
  return {
    'aria-disabled': isDisabled,
    onClick: (event: MouseEvent) => (isDisabled ? event.preventDefault() : onPress?.()),
  };
}

import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from '../../shared/focus';

/**
 * Ref of the element that takes the focus when a removed row had it. Added rows do not move the focus. `shown` holds something of
 * each row, because another row may have moved up from the next page; false stands for one that is not shown.
 */
export function useFocusAfterRemoval<Target extends HTMLElement = HTMLElement>(
  shown: readonly (string | File | false)[],
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(shown);
  useEffect(() => {
    const now = new Set(shown);
    const isGone = last.current.some((row) => row !== false && !now.has(row));
    last.current = shown;
    if (isGone) focusIfLost(target.current);
  });
  return target;
}

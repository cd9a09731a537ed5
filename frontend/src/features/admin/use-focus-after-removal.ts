import { type RefObject, useEffect, useRef } from 'react';
import { focusIfLost } from '../../shared/focus';

/** Ref of the element that takes the focus when a removed row had it. Added rows do not move the focus. */
export function useFocusAfterRemoval<Target extends HTMLElement = HTMLElement>(
  count: number,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (isFewer) focusIfLost(target.current);
  }, [count]);
  return target;
}

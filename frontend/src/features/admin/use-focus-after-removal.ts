import { type RefObject, useEffect, useRef } from 'react';
import { takeLostFocus } from '../../shared/focus';

/** A row that goes may take the focus with it; then it goes on where this is put. Rows that come leave it where it is. */
export function useFocusAfterRemoval<Place extends HTMLElement = HTMLElement>(
  rows: number,
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(rows);
  useEffect(() => {
    const isFewer = rows < last.current;
    last.current = rows;
    if (isFewer) takeLostFocus(place.current);
  }, [rows]);
  return place;
}

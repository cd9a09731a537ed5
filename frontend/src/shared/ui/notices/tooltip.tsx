import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tooltip } from '../../../styled-system/recipes';

/** A tooltip opens after the pointer has rested for the open delay, or at once within the skip delay after another closed. */
const openDelayMs = 700;
const skipDelayMs = 300;

const styles = tooltip();

let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** Also part of the button's accessible name, so that it is hidden from screen readers. */
  text: string;
  /** What a press on the button adds: a link that leads on. */
  more?: ReactNode;
  /** The button. */
  children: ReactNode;
}

/**
 * A tooltip for a button, opened by hover, keyboard focus or a press. It stays while the pointer or the focus is in it. Radix's
 * tooltip would add 18 KB to the page.
 */
export function Tooltip({ text, more, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState<'nothing' | 'text' | 'all'>('nothing');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (next: 'text' | 'all') => {
    clearTimeout(timer.current);
    setShown((now) => (now === 'all' ? now : next));
  };
  const openSoon = () => {
    const delay = Date.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
    timer.current = setTimeout(() => show('text'), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (shown !== 'nothing') closedAt = Date.now();
    setShown('nothing');
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === 'nothing') return;
    const listening = new AbortController();
    const hide = () => setShown('nothing');
    const hideOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // A link that goes with the tooltip would take the focus along.
      if (anchor.current?.contains(document.activeElement)) anchor.current.querySelector('button')?.focus();
      hide();
    };
    // The pointer may rest on the button while the focus is elsewhere.
    document.addEventListener('keydown', hideOnEscape, listening);
    // A finger that is lifted leaves the button, and not every browser focuses a button that is touched.
    const hideOutside = ({ target }: Event) => anchor.current?.contains(target as Node) || hide();
    document.addEventListener('pointerdown', hideOutside, listening);
    return () => listening.abort();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the button inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of that button click, too.
    <span
      className={styles.anchor}
      ref={anchor}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && close()}
      onFocus={({ target }) => target.matches(':focus-visible') && show('text')}
      onBlur={({ relatedTarget }) => !anchor.current?.contains(relatedTarget) && close()}
      onClick={() => show('all')}
    >
      {children}
      {shown !== 'nothing' && (
        <span className={styles.tip}>
          <span role="tooltip" aria-hidden="true">
            {text}
          </span>
          {shown === 'all' && more}
        </span>
      )}
    </span>
  );
}

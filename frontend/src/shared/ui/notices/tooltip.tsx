import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { enlargedText } from '../enlarged-text';
import { styled } from '../styled';

/** A tooltip opens after the pointer has rested for the open delay, or at once within the skip delay after another closed. */
const openDelayMs = 700;
const skipDelayMs = 300;

const Anchor = styled('span', { base: { position: 'relative', display: 'inline-flex' } });

const Tip = styled('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    // Below the button: beside and above it are the labels and buttons of its card.
    top: '100%',
    zIndex: 10,
    width: 'max-content',
    maxWidth: '260px',
    padding: '7px 10px',
    border: '6px solid transparent',
    borderInline: 0,
    backgroundClip: 'padding-box',
    borderRadius: '{radii.badge}',
    backgroundColor: '{colors.fg.default}',
    color: '{colors.bg.canvas}',
    fontSize: '{fontSizes.sm}',
    lineHeight: 1.35,
    [enlargedText]: { maxWidth: '60vw' },
    // On phones the buttons are at the left edge.
    '@media (max-width: 46.24em)': { insetInlineStart: 0, insetInlineEnd: 'auto', maxWidth: '220px' },
    '& a': { display: 'block', paddingTop: '6px', color: 'inherit', fontWeight: 600 },
  },
});

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
  // A finger that is lifted leaves the button, and not every browser focuses a button that is touched.
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!anchor.current?.contains(target as Node)) setShown('nothing');
    };
    if (shown === 'all') document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [shown]);
  return (
    <Anchor
      ref={anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => pointerType !== 'touch' && openSoon()}
      onPointerLeave={({ pointerType }: PointerEvent) => pointerType !== 'touch' && close()}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && show('text')}
      onBlur={({ relatedTarget }: FocusEvent) => !anchor.current?.contains(relatedTarget) && close()}
      onClick={() => show('all')}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      {children}
      {shown !== 'nothing' && (
        <Tip>
          <span role="tooltip" aria-hidden="true">
            {text}
          </span>
          {shown === 'all' && more}
        </Tip>
      )}
    </Anchor>
  );
}

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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
    bottom: '100%',
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
  },
});

let closedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  /** Also part of the button's accessible name, so the tooltip itself is hidden from screen readers. */
  text: string;
  /** The button. */
  children: ReactNode;
}

/** A tooltip for a button, opened by hover, keyboard focus or tap. Radix's tooltip would add 18 KB to the page. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = () => {
    clearTimeout(timer.current);
    setIsOpen(true);
  };
  const openSoon = () => {
    const delay = Date.now() - closedAt < skipDelayMs ? 0 : openDelayMs;
    timer.current = setTimeout(open, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) closedAt = Date.now();
    setIsOpen(false);
  };
  return (
    <Anchor
      onPointerEnter={openSoon}
      onPointerLeave={close}
      onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && open()}
      onBlur={close}
      onClick={open}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <Tip role="tooltip" aria-hidden="true">
          {text}
        </Tip>
      )}
    </Anchor>
  );
}

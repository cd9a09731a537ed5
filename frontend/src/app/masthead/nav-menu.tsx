import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronIcon } from '../../shared/ui/pictures/icons';
import { masthead, navMenu } from '../../styled-system/recipes';

const styles = navMenu();
const { entry, icon } = masthead();

const typeaheadResetMs = 1_000;

interface NavMenuProps {
  label: ReactNode;
  /** The accessible name when the label is an icon. */
  name?: string;
  isCurrent?: boolean;
  /** Whether the right edges of the menu and its label meet. */
  isAtEnd?: boolean;
  children: ReactNode;
}

/** A menu of links. It is a native disclosure, so it works without scripts. Escape, a click or focus outside, and navigation close it. */
export function NavMenu({ label, name, isCurrent = false, isAtEnd = false, children }: NavMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      if (!menu.current?.contains(event.target as Node)) close(menu.current);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, []);
  const handleMenuKey = useMenuKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !menu.current?.open) return handleMenuKey(event);
    close(menu.current);
    menu.current.querySelector('summary')?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget);
  };
  return (
    <details
      key={key}
      ref={menu}
      className={styles.root}
      data-end={isAtEnd || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <summary
        className={name === undefined ? entry : icon}
        aria-label={name}
        aria-current={isCurrent || undefined}
      >
        {label}
        {name === undefined && <ChevronIcon />}
      </summary>
      <div className={styles.panel}>{children}</div>
    </details>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}

/** Keyboard navigation for a menu: Down opens it; arrows, Home, End and typed letters move the focus. */
function useMenuKeys(): (event: KeyboardEvent<HTMLDetailsElement>) => void {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (event) => {
    const { currentTarget: menu, key, target, timeStamp: at } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLInputElement) return;
    if (!menu.open) {
      if (key !== 'ArrowDown') return;
      menu.open = true;
    }
    const items = [...menu.querySelectorAll<HTMLElement>('a, button:enabled')];
    const current = items.indexOf(target as HTMLElement);
    let next = itemForKey(key, items, current);
    if (key.length === 1 && key !== ' ') {
      const text = (at - typed.current.at < typeaheadResetMs ? typed.current.text : '') + key.toLowerCase();
      typed.current = { text, at };
      next = findByText(items, text.length === 1 ? current + 1 : current, text);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** The item an arrow key, Home or End leads to; wraps around at both ends. */
function itemForKey(key: string, items: HTMLElement[], current: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return items[(current + 1) % items.length];
  if (key === 'ArrowUp') return items.at(current <= 0 ? -1 : current - 1);
  if (key === 'Home') return items[0];
  return key === 'End' ? items.at(-1) : undefined;
}

/** The first item that starts with the text, searching from `place` and wrapping around. */
function findByText(items: HTMLElement[], place: number, text: string): HTMLElement | undefined {
  const from = Math.max(0, place);
  const inOrder = [...items.slice(from), ...items.slice(0, from)];
  return inOrder.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(text));
}

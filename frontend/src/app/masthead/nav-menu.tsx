import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronIcon } from '../../shared/ui/pictures/icons';
import { masthead, navMenu } from '../../styled-system/recipes';
import { useMenuKeys } from './menu-keys';

const styles = navMenu();
const { entry, icon } = masthead();

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

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { menuRecipe } from '../../shared/ui/controls/menu.recipe';
import { ChevronIcon } from '../../shared/ui/pictures/icons';
import { styled } from '../../shared/ui/styled';
import { useMenuKeys } from './menu-keys';

const Panel = styled('div', menuRecipe);
const Disclosure = styled('details', { base: { position: 'relative' } });

interface NavMenuProps {
  label: ReactNode;
  /** The accessible name when the label is an icon. */
  name?: string;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A menu of links. It is a native disclosure, so it works without scripts. Escape, a click or focus outside, and navigation close it. */
export function NavMenu({ label, name, isCurrent = false, className = 'navbtn', children }: NavMenuProps) {
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
    <Disclosure key={key} ref={menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <summary className={className} aria-label={name} aria-current={isCurrent || undefined}>
        {label}
        {name === undefined && <ChevronIcon />}
      </summary>
      <Panel>{children}</Panel>
    </Disclosure>
  );
}

function close(menu: HTMLDetailsElement | null): void {
  if (menu) menu.open = false;
}

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
  /** Read aloud when the label is an icon. */
  name?: string;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

/** A menu of links. It is a disclosure, so it opens without a script, too; Escape, a click or the focus elsewhere, and going on close it. */
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
  const walk = useMenuKeys();
  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !menu.current?.open) return walk(event);
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

import { type KeyboardEvent, useRef } from 'react';

const typeaheadResetMs = 1_000;

/** Keyboard navigation for a menu: Down opens it; arrows, Home, End and typed letters move the focus. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLDetailsElement>) => void {
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

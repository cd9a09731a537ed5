import { type KeyboardEvent, useRef } from 'react';

/** So long do typed letters make one word. */
const typingMs = 1_000;

/** Leads the keyboard through a menu: Down opens it, arrows, Home and End walk, and letters go to what begins with them. */
export function useMenuKeys(): (event: KeyboardEvent<HTMLDetailsElement>) => void {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (event) => {
    const { currentTarget: menu, key, target, timeStamp: at } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || target instanceof HTMLInputElement) return;
    if (!menu.open) {
      if (key !== 'ArrowDown') return;
      menu.open = true;
    }
    const entries = [...menu.querySelectorAll<HTMLElement>('a, button:enabled')];
    const here = entries.indexOf(target as HTMLElement);
    let next = stepOf(key, entries, here);
    if (key.length === 1 && key !== ' ') {
      const text = (at - typed.current.at < typingMs ? typed.current.text : '') + key.toLowerCase();
      typed.current = { text, at };
      next = namedFrom(entries, text.length === 1 ? here + 1 : here, text);
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** Past either end it goes on at the other one. */
function stepOf(key: string, entries: HTMLElement[], here: number): HTMLElement | undefined {
  if (key === 'ArrowDown') return entries[(here + 1) % entries.length];
  if (key === 'ArrowUp') return entries.at(here <= 0 ? -1 : here - 1);
  if (key === 'Home') return entries[0];
  return key === 'End' ? entries.at(-1) : undefined;
}

/** The first whose words begin with the text, from a place on and round. */
function namedFrom(entries: HTMLElement[], place: number, text: string): HTMLElement | undefined {
  const from = Math.max(0, place);
  const inOrder = [...entries.slice(from), ...entries.slice(0, from)];
  return inOrder.find(({ textContent }) => textContent.trim().toLowerCase().startsWith(text));
}

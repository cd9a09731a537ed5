import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useClientValue } from './use-client-value';

/**
 * Stands in a long list once that is there: restores its scroll position after a page load, its own or that of a model
 * opened from it. The browser tries before the list has its former length, when the page may still be too short. An element,
 * because it renders once more after hydration, which its list need not do.
 */
export function ScrollRestoration(): null {
  const { key } = useLocation();
  const isLengthKnown = useClientValue(true, false);
  useLayoutEffect(() => {
    // All entries that the router has not made have the same key.
    if (!isLengthKnown || key === 'default') return;
    const name = `place ${key}`;
    const saved = takeSaved(name);
    if (saved !== null) window.scrollTo(0, Number(saved));
    const saveScroll = () => save(name, String(window.scrollY));
    window.addEventListener('pagehide', saveScroll);
    return () => {
      window.removeEventListener('pagehide', saveScroll);
      saveScroll();
    };
  }, [isLengthKnown, key]);
  return null;
}

function save(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without storage the browser's own restoration has to do.
  }
}

function takeSaved(name: string): string | null {
  try {
    const value = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return value;
  } catch {
    return null;
  }
}

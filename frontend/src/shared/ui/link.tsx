import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useLayoutEffect,
  useRef,
} from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { focusMain } from '../focus';

const NavigateContext = createContext<{ readonly current: NavigateFunction } | null>(null);

/** Lets the links inside it navigate without a page load. */
export function LinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useLayoutEffect(() => {
    latest.current = navigate;
  });
  return <NavigateContext value={latest}>{children}</NavigateContext>;
}

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of the site, or a query of the same page. */
  to: string;
  /** Replaces the history entry instead of adding one; implied for a link to the current URL. */
  replace?: boolean;
}

/**
 * A link within the site. The router's own links each subscribe to the location: on a page of cards, a hundred of them
 * would re-render on every navigation and take a seventh of the first render.
 */
export function Link({ to, replace = false, onClick, ...props }: LinkProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // Opened elsewhere, it changes nothing here.
    if (opensElsewhere(event)) return;
    onClick?.(event);
    if (!navigate || event.defaultPrevented) return;
    event.preventDefault();
    const isOpen = event.currentTarget.href === location.href;
    navigate.current(to, { replace: replace || isOpen });
    // Leads to the top, as to any other page, unless it is one of several views.
    if (!isOpen || replace) return;
    window.scrollTo(0, 0);
    focusMain();
  };
  return <a {...props} href={to} onClick={follow} />;
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether the click asks for another tab or window, or for a download. */
export function opensElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

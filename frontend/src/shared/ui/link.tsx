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

const NavigateContext = createContext<{ readonly current: NavigateFunction } | null>(null);

/** Lets the links in it lead to their pages without loading the site anew. */
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
  /** Whether Back passes over the page that one leaves; it always does where one is already. */
  replace?: boolean;
}

/**
 * A link within the site. The router's own each listen to where one is: a page of cards has a hundred, which would all be
 * rendered again at every choice, and take a seventh of its first rendering.
 */
export function Link({ to, replace = false, onClick, ...props }: LinkProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || wantsElsewhere(event)) return;
    event.preventDefault();
    navigate.current(to, { replace: replace || event.currentTarget.href === location.href });
  };
  return <a {...props} href={to} onClick={follow} />;
}

/** Whether a press asks for another tab or window, or for a file. */
function wantsElsewhere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}

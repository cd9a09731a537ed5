import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { httpReads } from '../shared/api-client';
import { installNavigationGuards } from '../shared/navigation-guards';
import { App, createQueryClient } from './app';
import type { PageState } from './document';
import { replayEarlyActions } from './early-actions';
import { hydrateRoot } from './react-dom';
import { canonicalPath, loadPage, matchRoute } from './routes';

declare global {
  /** Called by the inline start script of a page, which reports a failure. */
  var hydratePage: () => Promise<void>;
}

globalThis.hydratePage = async () => {
  const root = document.getElementById('root');
  const json = document.getElementById('state')?.textContent;
  if (!root || !json) return;
  const state: PageState = JSON.parse(json);
  const queryClient = createQueryClient();
  for (const [key, data] of state.queries) queryClient.setQueryData(key, data);
  await loadPage(matchRoute(canonicalPath(location.pathname)).route);
  installNavigationGuards();
  // A transition hydrates in slices, so that no tap waits for the whole page.
  startTransition(() => {
    hydrateRoot(
      root,
      // Navigation must not be a transition: a pressed control would revert for a frame.
      <BrowserRouter useTransitions={false}>
        <App reads={httpReads} queryClient={queryClient} />
      </BrowserRouter>,
    );
  });
  replayEarlyActions(root);
};

// Replaced in open pages when a recipe changes; the server puts the same styles into each page.
if (import.meta.env.DEV) void import('../styled-system/styles.css');

import createCache from '@emotion/cache';
import type { QueryKey } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { httpReads } from '../shared/api-client';
import { App, createQueryClient } from './app';
import { canonicalPath, loadPage, matchRoute } from './routes';
import { styleKey } from './theme/style-key';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const state = document.getElementById('state')?.textContent;
  if (!root) return;
  const queryClient = createQueryClient();
  const known: [QueryKey, unknown][] = state ? JSON.parse(state) : [];
  for (const [key, data] of known) queryClient.setQueryData(key, data);
  await loadPage(matchRoute(canonicalPath(location.pathname)).route);
  hydrateRoot(
    root,
    // A pressed control has to show it at once; a transition would take the press back for a frame.
    <BrowserRouter useTransitions={false}>
      <App reads={httpReads} queryClient={queryClient} styles={createCache({ key: styleKey })} />
    </BrowserRouter>,
  );
}

void start();

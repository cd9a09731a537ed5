import type { PublicReads } from '@appliance-index/backend/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ReadsContext } from '../shared/reads';
import { Layout } from './layout';
import { ReadyMark } from './ready-mark';
import { canonicalPath, isNotFoundRoute, matchRoute } from './routes';

/**
 * Data is never stale and is not refetched or retried on its own; a page changes only when the visitor asks for it.
 * Offline requests fail at once instead of being paused, so that they can be retried.
 */
export function createQueryClient(): QueryClient {
  const networkMode = 'always';
  const never = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, ...never, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { networkMode, retry: false },
    },
  });
}

/** The whole site, the same on the server and in the browser. Needs a router around it. */
export function App({ reads, queryClient }: { reads: PublicReads; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ReadsContext value={reads}>
        <Layout>
          <CurrentPage />
        </Layout>
      </ReadsContext>
    </QueryClientProvider>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return <Navigate replace to={canonical} />;
  const { route } = matchRoute(canonical);
  const Page = route.loadedPage ?? route.lazyPage;
  return (
    <>
      {isNotFoundRoute(route) ? (
        <Page />
      ) : (
        <Routes>
          <Route path={route.path} element={<Page />} />
        </Routes>
      )}
      <ReadyMark />
    </>
  );
}

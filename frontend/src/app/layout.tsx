import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { messageOf } from '../shared/api-client';
import { useStoredComparison } from '../shared/comparison/comparison-storage';
import { focusIfLost, focusMain } from '../shared/focus';
import { SessionProvider } from '../shared/session-provider';
import { toastLoadError } from '../shared/toasts';
import { RetryButton } from '../shared/ui/controls/retry-button';
import { LazyComponent, lazySource } from '../shared/ui/lazy-component';
import { LinkProvider } from '../shared/ui/link';
import { ErrorBoundary } from '../shared/ui/notices/error-boundary';
import { PageSkeleton } from '../shared/ui/notices/skeleton';
import { ToastHost } from '../shared/ui/notices/toast-host';
import { Page } from '../shared/ui/page-title';
import { Empty } from '../shared/ui/primitives';
import { skipLink } from '../styled-system/recipes';
import { Footer } from './footer';
import { Header } from './masthead/header';
import { ReadyMark } from './ready-mark';
import { resetFailedPage } from './routes';

/** The frame of every page, with its loading and error states. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(_, error) => (
        // Replaces the whole layout when an error occurs outside the page itself.
        <main id="main" tabIndex={-1}>
          <PageError error={error} onRetry={() => location.reload()} />
        </main>
      )}
    >
      <LinkProvider>
        <PageFrame>{children}</PageFrame>
      </LinkProvider>
    </ErrorBoundary>
  );
}

function PageFrame({ children }: { children: ReactNode }) {
  const { pathname, search, key } = useLocation();
  const listsModels = pathname === '/compare' && new URLSearchParams(search).has('ids');
  const { reset } = useQueryErrorResetBoundary();
  const client = useQueryClient();
  useScrollToTopOnNavigation();
  usePrintTheme();
  return (
    <SessionProvider>
      <a className={skipLink()} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary
          key={pathname}
          resetKey={key}
          fallback={(retry, error) => <PageError error={error} onRetry={retry} />}
          onError={() => resetFailedPage(pathname, client)}
          onRetry={reset}
        >
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {/* A comparison lists its models itself, and the staff panel has none. */}
      {!listsModels && !/^\/admin\b/.test(pathname) && <ComparisonTrayHost />}
      <ToastHost />
    </SessionProvider>
  );
}

const comparisonTray = lazySource(() => import('./comparison-tray'));

/** Loads the comparison tray once a model has been picked. */
function ComparisonTrayHost() {
  const comparison = useStoredComparison();
  if (comparison === '') return null;
  return (
    <LazyComponent
      source={comparisonTray}
      props={{}}
      resetKey={comparison}
      onError={() => toastLoadError('The comparison')}
    />
  );
}

/** What the server writes about the page that it renders; see `pageMetadata`. */
const firstPageTags = [
  'link[rel=canonical]',
  'meta[name=robots][data-served]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Scrolls to the top and focuses the main content, or the field that the link names, on navigation to another page, or
 * by a link to another query of the same page. Replaced queries, and Back and Forward within a page, leave scroll and
 * focus alone.
 */
function useScrollToTopOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && (before.search === search || !isFollowed)) return;
    for (const tag of document.head.querySelectorAll(firstPageTags)) tag.remove();
    window.scrollTo(0, 0);
    const target = document.getElementById(hash.slice(1));
    if (target) target.focus();
    else focusMain();
  }, [pathname, search, hash, isFollowed]);
}

/** Prints in the light theme, and restores the dark theme on screen afterwards. */
function usePrintTheme(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    const listening = new AbortController();
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const after = () => void classList.toggle('dark', wasDark);
    addEventListener('beforeprint', before, listening);
    addEventListener('afterprint', after, listening);
    return () => listening.abort();
  }, []);
}

function PageError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Page title="This page could not be loaded" description="The page could not be loaded.">
      <Empty role="alert">
        {/* On Back, what has the focus goes with the page before. */}
        <h1 tabIndex={-1} ref={focusIfLost}>
          This page could not be loaded
        </h1>
        <p>{messageOf(error, 'Check your connection and try again. Nothing you saved is lost.')}</p>
        <RetryButton onRetry={onRetry} error={error} />
      </Empty>
      <ReadyMark />
    </Page>
  );
}

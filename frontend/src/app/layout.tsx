import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../shared/api-client';
import { useGathered } from '../shared/gathered';
import { UserProvider, useSession } from '../shared/session';
import { Loading } from '../shared/ui/loading';
import { Button, Empty } from '../shared/ui/pieces';
import { ToastHost } from '../shared/ui/toast-host';
import { Footer } from './footer';
import { Header } from './header';

/** What every page stands in. Waiting and failing are drawn here, once. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  useStartOfPage(pathname);
  return (
    <SignedIn>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname} onRetry={reset}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      <TrayHost />
      <ToastHost />
    </SignedIn>
  );
}

/** A part of its own, so that knowing who it is renders only those again who ask. */
function SignedIn({ children }: { children: ReactNode }) {
  return <UserProvider value={useSession().user}>{children}</UserProvider>;
}

const GatheredTray = lazy(() => import('./gathered-tray'));

/** Where what was gathered for a comparison appears. What shows it is fetched when there is something. */
function TrayHost() {
  if (useGathered() === '') return null;
  return (
    <Suspense>
      <GatheredTray />
    </Suspense>
  );
}

/** Going to another page starts at its top, for the eye and for the reader. */
function useStartOfPage(pathname: string): void {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    // It names the page that came from the server; browsers share by it.
    document.querySelector('link[rel=canonical]')?.remove();
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

interface BoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

class ErrorBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <Failure error={this.state.error} onRetry={retry} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = error instanceof ApiError ? error.body : {};
  return (
    <div className="wrap">
      <Empty role="alert">
        <h1>This page could not be loaded</h1>
        <p>{known.message ?? 'The connection may be interrupted. Nothing of yours is lost.'}</p>
        {known.requestId && <p className="small">Request {known.requestId}</p>}
        <Button type="button" className="btn line" onClick={onRetry}>
          Try again
        </Button>
      </Empty>
    </div>
  );
}

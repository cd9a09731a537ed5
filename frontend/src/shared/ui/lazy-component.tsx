import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './notices/error-boundary';

export interface LazySource<Props> {
  load: () => Promise<{ default: ComponentType<Props> }>;
  Component: ComponentType<Props>;
  isLoaded?: boolean;
}

/** A component whose script is fetched when it is first rendered. */
export function lazySource<Props>(load: LazySource<Props>['load']): LazySource<Props> {
  return { load, Component: lazy(load) };
}

/** Loads it, so that it renders without suspending. */
export async function preload<Props>(source: LazySource<Props>): Promise<void> {
  if (source.isLoaded) return;
  source.Component = (await source.load()).default;
  source.isLoaded = true;
}

interface LazyComponentProps<Props> {
  source: LazySource<Props>;
  props: Props;
  /** Shown while the script is loading. */
  loading?: ReactNode;
  /** Shown when the script could not be loaded. */
  fallback?: (retry: () => void) => ReactNode;
  onError?: () => void;
  /** A new value retries after a failure. */
  resetKey?: string;
}

/** Renders a lazily loaded component; when its script fails to load, the rest of the page is unaffected. */
export function LazyComponent<Props extends object>({
  source,
  props,
  loading,
  fallback = () => null,
  onError,
  resetKey,
}: LazyComponentProps<Props>) {
  const handleError = () => {
    // React caches a failed lazy component for good; a retry needs a new one.
    source.Component = lazySource(source.load).Component;
    onError?.();
  };
  return (
    <ErrorBoundary resetKey={resetKey} fallback={fallback} onError={handleError}>
      <Suspense fallback={loading}>
        <CurrentComponent source={source} props={props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Reads the source at render time, so that a retry gets the new component. */
function CurrentComponent<Props extends object>({
  source: { Component },
  props,
}: Pick<LazyComponentProps<Props>, 'source' | 'props'>) {
  return <Component {...props} />;
}

import { useEffect } from 'react';
import { useToasts } from '../../toasts';
import { LazyComponent, lazySource } from '../lazy-component';

const toastViewport = lazySource(() => import('./toast-viewport'));

/** Renders toasts. Their script is loaded while the browser is idle, because it must also work once the connection is lost. */
export function ToastHost() {
  const { current, recent } = useToasts();
  useEffect(preloadWhenIdle, []);
  if (!current && recent.length === 0) return null;
  return (
    <LazyComponent source={toastViewport} resetKey={String(current?.id)}>
      {(ToastViewport) => <ToastViewport toast={current} />}
    </LazyComponent>
  );
}

function preloadWhenIdle(): void {
  const preload = () => void toastViewport.load().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else setTimeout(preload, 2_000);
}

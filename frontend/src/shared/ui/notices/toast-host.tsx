import { useEffect } from 'react';
import { useToast } from '../../toasts';
import { LazyComponent, lazySource } from '../lazy-component';

const toastViewport = lazySource(() => import('./toast-viewport'));

/** Renders toasts. Their script is loaded while the browser is idle, because it must also work once the connection is lost. */
export function ToastHost() {
  const toast = useToast();
  useEffect(preloadWhenIdle, []);
  if (toast === undefined) return null;
  return <LazyComponent source={toastViewport} props={{ toast }} resetKey={String(toast?.id)} />;
}

function preloadWhenIdle(): void {
  const preload = () => void toastViewport.load().catch(() => undefined);
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(preload);
  else setTimeout(preload, 2_000);
}

import { useEffect } from 'react';
import { useToasts } from '../../toasts';
import { LazyComponent, lazySource } from '../lazy-component';

const toastViewport = lazySource(() => import('./toast-viewport'));

/** Where toasts appear. What shows them is fetched while nothing else is: it also tells of a connection that is gone. */
export function ToastHost() {
  const { current, recent } = useToasts();
  useEffect(whenIdle, []);
  if (!current && recent.length === 0) return null;
  return (
    <LazyComponent source={toastViewport} resetKey={String(current?.id)}>
      {(ToastViewport) => <ToastViewport toast={current} />}
    </LazyComponent>
  );
}

function whenIdle(): void {
  const fetchEarly = () => void toastViewport.load().catch(() => undefined);
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(fetchEarly);
  else setTimeout(fetchEarly, 2_000);
}

import { lazy, Suspense } from 'react';
import { useToasts } from '../toasts';

const ToastViewport = lazy(() => import('./toast-viewport'));

/** Where toasts appear. What shows them is fetched with the first one. */
export function ToastHost() {
  const { current, recent } = useToasts();
  if (!current && recent.length === 0) return null;
  return (
    <Suspense>
      <ToastViewport toast={current} />
    </Suspense>
  );
}

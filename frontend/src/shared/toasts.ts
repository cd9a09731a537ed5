import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** 'bad' for an error. */
  tone: 'good' | 'bad';
  /** A button, such as Undo. */
  action?: { label: string; run: () => void };
}

/** How long a dismissed toast stays among the recent ones. */
const removalDelayMs = 1_000_000;

interface Toasts {
  /** One at a time: a new toast replaces the current one. */
  current: Toast | null;
  /** Newest first. */
  recent: readonly Toast[];
}

const none: Toasts = { current: null, recent: [] };
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Toasts): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast for a few seconds, and returns its id. */
export function toast(options: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  const { current, recent } = toasts;
  const next: Toast = { tone: 'good', ...options, id: ++lastId };
  if (current) forgetLater(current.id);
  change({ current: next, recent: current ? [current, ...recent] : recent });
  return next.id;
}

export function toastSuccess(description: string, action?: Toast['action']): void {
  toast({ title: 'Success', description, ...(action && { action }) });
}

export function toastError(description: string, title = 'Error'): number {
  return toast({ title, description, tone: 'bad' });
}

/** Returns a function that shows an error toast until the component is gone. */
export function useErrorToast(): (description: string) => void {
  const shown = useRef(0);
  useEffect(() => () => dismissToast(shown.current), []);
  return (description) => {
    shown.current = toastError(description);
  };
}

/** Reports a lazy-loaded feature, such as 'The comparison', that could not be loaded. */
export function toastLoadError(feature: string): void {
  const description = 'Check your connection, then try again or reload the page.';
  toastError(description, `${feature} could not be loaded`);
}

export function dismissToast(id: number): void {
  const { current, recent } = toasts;
  if (current?.id !== id) return;
  forgetLater(id);
  change({ current: null, recent: [current, ...recent] });
}

function forgetLater(id: number): void {
  setTimeout(() => {
    change({ ...toasts, recent: toasts.recent.filter((each) => each.id !== id) });
  }, removalDelayMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): Toasts {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
}

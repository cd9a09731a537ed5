import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** 'bad' for what went wrong. */
  tone: 'good' | 'bad';
  /** One thing that can be done about it, like taking it back. */
  action?: { label: string; run: () => void };
}

/** How long a dismissed toast is still known. */
const removalDelayMs = 1_000_000;

interface Toasts {
  /** One at a time: a new one takes the place of the old. */
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

/** Says something in the corner for a few seconds. */
export function toast(said: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): void {
  const { current, recent } = toasts;
  const next: Toast = { tone: 'good', ...said, id: ++lastId };
  if (current) forgetLater(current.id);
  change({ current: next, recent: current ? [current, ...recent] : recent });
}

/** Says that something worked, and offers to take it back where that can be done. */
export function toastSuccess(description: string, action?: Toast['action']): void {
  toast({ title: 'Success', description, ...(action && { action }) });
}

/** Says what went wrong. */
export function toastError(description: string, title = 'Error'): void {
  toast({ title, description, tone: 'bad' });
}

/** For a part of the page that could not be fetched. */
export function toastLoadError(part: string): void {
  const description = 'The connection may be interrupted. Try again, or reload the page.';
  toastError(description, `${part} could not be loaded`);
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

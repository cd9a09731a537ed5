import { useEffect, useRef } from 'react';
import { createStore } from './create-store';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  /** 'bad' for an error. */
  tone: 'good' | 'bad';
  /** A button, such as Undo. */
  action?: { label: string; run: () => void };
}

/** One at a time: a new toast replaces the current one. Undefined before the first toast, null once it is gone. */
const store = createStore<Toast | null | undefined>(undefined);
let lastId = 0;

/** Shows a toast for a few seconds, and returns its id. */
export function toast(options: Omit<Toast, 'id' | 'tone'> & { tone?: Toast['tone'] }): number {
  const id = ++lastId;
  store.set({ tone: 'good', ...options, id });
  return id;
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
  if (store.get()?.id === id) store.set(null);
}

/** The current toast; null once it is gone, and undefined before the first one. */
export function useToast(): Toast | null | undefined {
  return store.use((current) => current);
}

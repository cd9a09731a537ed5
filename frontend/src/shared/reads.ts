import type { CategoriesView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';

/** Gives the pages what they read with: HTTP in the browser, the tasks themselves on the server. */
export const ReadsContext = createContext<PublicReads | null>(null);

export function useReads(): PublicReads {
  const reads = use(ReadsContext);
  if (!reads) throw new Error('The pages need a ReadsContext around them.');
  return reads;
}

/** Home, the overview and the choosers read this one answer. */
export function categoriesQuery(reads: PublicReads) {
  return queryOptions<CategoriesView>({ queryKey: ['categories'], queryFn: () => reads.categories() });
}

/** For what may not exist: null then, and any other error of a read as it is. */
export function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Whether an error of a read says that the thing does not exist, on either side. */
function isNotFound(error: unknown): boolean {
  const { kind, status } = (error ?? {}) as { kind?: string; status?: number };
  return kind === 'not-found' || status === 404;
}

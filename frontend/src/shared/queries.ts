import type { CategoriesView, PublicReads } from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';

/** Home, the overview and the choosers read this one answer. */
export function categoriesQuery(reads: PublicReads) {
  return queryOptions<CategoriesView>({ queryKey: ['categories'], queryFn: () => reads.categories() });
}

import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { limits } from '../../shared/limits';

interface PagedQuery<Item> {
  queryKey: QueryKey;
  /** The entries that follow the one of that name, or the first ones. */
  fetchPage: (last: string | undefined) => Promise<Item[]>;
  cursorOf: (item: Item) => string;
}

/** A long list, read page by page and shown as one. */
export function pagedQuery<Item>({ queryKey, fetchPage, cursorOf }: PagedQuery<Item>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Item[]) => page.slice(limits.pageSize - 1).map(cursorOf)[0],
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

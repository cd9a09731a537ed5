import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { limits } from '../../shared/limits';

interface PagedQuery<Item> {
  queryKey: QueryKey;
  /** The entries that follow the one of that name, or the first ones. */
  read: (last: string | undefined) => Promise<Item[]>;
  nameOf: (item: Item) => string;
}

/** A long list, read page by page and shown as one. */
export function pagedQuery<Item>({ queryKey, read, nameOf }: PagedQuery<Item>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Item[]) => page.slice(limits.pageSize - 1).map(nameOf)[0],
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

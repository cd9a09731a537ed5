import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { limits } from '../../shared/limits';
import { Button } from '../../shared/ui/pieces';

interface ListPages<Item> {
  queryKey: QueryKey;
  /** The entries that follow the one of that name, or the first ones. */
  read: (last: string | undefined) => Promise<Item[]>;
  nameOf: (item: Item) => string;
}

/** A long list, page by page. */
export function useListPages<Item>({ queryKey, read, nameOf }: ListPages<Item>) {
  const { data, ...query } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Item[]) => page.slice(limits.pageSize - 1).map(nameOf)[0],
    staleTime: 0,
  });
  return { ...query, data: data?.pages.flat() };
}

interface MoreProps {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  children: string;
}

/** Asks for the next page while there is one. */
export function More({ query: { hasNextPage, isFetchingNextPage, fetchNextPage }, children }: MoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button type="button" className="btn line" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
      {isFetchingNextPage ? 'Loading...' : children}
    </Button>
  );
}

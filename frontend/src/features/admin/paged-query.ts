import { pageSize } from '@appliance-index/domain/limits';
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../shared/api-client';

/** What the API answers at a path. */
export function jsonQuery<Answer>(queryKey: QueryKey, path: string, options: { staleTime?: number } = {}) {
  return queryOptions({ queryKey, queryFn: () => getJson<Answer>(path), ...options });
}

interface PagedQuery<Item> {
  queryKey: QueryKey;
  /** The page after the cursor, or the first page. */
  fetchPage: (cursor: string | undefined) => Promise<Item[]>;
  cursorOf: (item: Item) => string;
}

/** A list that is fetched page by page and shown as one. */
export function pagedQuery<Item>({ queryKey, fetchPage, cursorOf }: PagedQuery<Item>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Item[]) => page.slice(pageSize - 1).map(cursorOf)[0],
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

/** Query parameters for the non-empty values. */
export function toSearchParams(filter: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const nonEmpty = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(nonEmpty);
}

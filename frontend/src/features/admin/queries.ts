import { pageSize } from '@appliance-index/domain/limits';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../shared/api-client';

/** What staff change. The keys of what the panel reads of it begin with 'staff' and its name. */
export type Noun =
  | 'aliases'
  | 'articles'
  | 'audit'
  | 'catalogue'
  | 'imports'
  | 'profiles'
  | 'quality'
  | 'technicians'
  | 'views';

/** By the beginnings of their keys, what other pages read of models and articles. */
const publicReads = [
  ...['appliance', 'article', 'blog', 'categories', 'compare', 'methodology', 'ranking', 'score', 'search'],
];

/** After a change: what the panel shows of it is read again, and what other pages have read is dropped. */
export async function refresh(client: QueryClient, noun: Noun): Promise<void> {
  for (const name of publicReads) client.removeQueries({ queryKey: [name] });
  await client.invalidateQueries({ queryKey: ['staff', noun] });
}

/** What the API answers at a path. */
export function jsonQuery<Answer>(noun: Noun, path: string) {
  return queryOptions({ queryKey: ['staff', noun, path], queryFn: () => getJson<Answer>(path) });
}

/** What the API answers at a path, read again whenever it is shown. */
export function freshQuery<Answer>(noun: Noun, path: string) {
  return queryOptions({ ...jsonQuery<Answer>(noun, path), staleTime: 0 });
}

type Filter = Readonly<Record<string, string>>;

interface PagedQuery<Item> {
  noun: Noun;
  path: string;
  /** An empty value matches everything. */
  filter?: Filter;
  /** The parameters of the page that follows an item. */
  after: (item: Item) => Filter;
}

/** A list that is fetched page by page and shown as one. */
export function pagedQuery<Item>({ noun, path, filter, after }: PagedQuery<Item>) {
  return infiniteQueryOptions({
    queryKey: ['staff', noun, path, filter],
    queryFn: ({ pageParam }) => getJson<Item[]>(`${path}?${toSearchParams({ ...filter, ...pageParam })}`),
    initialPageParam: {} as Filter,
    getNextPageParam: (page: Item[]) => page.slice(pageSize - 1).map(after)[0],
    select: ({ pages }) => pages.flat(),
    staleTime: 0,
  });
}

/** Query parameters for the non-empty values. */
export function toSearchParams(filter: Filter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));
}

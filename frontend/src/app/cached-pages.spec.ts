import { expect, test } from '@jest/globals';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { refresh } from '../features/admin/queries';
import { applianceQuery, typeRankingQuery } from '../features/appliance/api';
import { articleQuery, blogQuery } from '../features/blog/api';
import { comparisonQuery } from '../features/compare/api';
import { methodologyQuery } from '../features/methodology/api';
import { searchQuery } from '../features/search/api';
import { httpReads as reads } from '../shared/api-client';
import { categoriesQuery, rankingQuery } from '../shared/reads';

const cataloguePages = [
  categoriesQuery(reads),
  rankingQuery(reads, 'fridges', 'french-door'),
  applianceQuery(reads, 'a'),
  typeRankingQuery(reads, new QueryClient(), { category: 'fridges', subcategory: 'french-door' }),
  searchQuery(reads, new URLSearchParams('q=lg')),
  comparisonQuery(reads, null),
  methodologyQuery(reads),
];
const blogPages = [blogQuery(reads, null), blogQuery(reads, 'recalls'), articleQuery(reads, '7')];

test.each(['catalogue', 'articles'] as const)(
  'no page visited before a change of the %s is shown again from the cache',
  async (noun) => {
    const client = new QueryClient();
    const pages: { queryKey: QueryKey }[] = [...cataloguePages, ...blogPages];
    for (const { queryKey } of pages) client.setQueryData(queryKey, {});
    await refresh(client, noun);
    const outdated = pages.filter(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated === false);
    expect(outdated.map(({ queryKey }) => queryKey)).toEqual([]);
  },
);

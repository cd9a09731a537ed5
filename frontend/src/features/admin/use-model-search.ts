import type { SearchView } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getJson } from '../../shared/api-client';
import { pluralize } from '../../shared/formats';

const maxFound = 8;

/** Models that match what was typed as a whole, or else every word of it. They are searched for anew each time they are asked for. */
export function useModelSearch() {
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['staff', 'models', text],
    queryFn: async () => {
      const found = await getJson<SearchView>(`/api/search?q=${encodeURIComponent(text)}`);
      return [...found.results, ...found.wordMatches].slice(0, maxFound);
    },
    enabled: text !== '',
    staleTime: 0,
  });
  const find = () => {
    const asked = typed.trim();
    if (asked !== text) setText(asked);
    else if (asked !== '') void refetch();
  };
  return { typed, setTyped, find, data, foundText: data ? foundTextOf(data.length) : '', error, isFetching };
}

/** For a status beside the list, which screen readers would not notice. */
function foundTextOf(count: number): string {
  return count === 0 ? 'No model matches.' : `${pluralize(count, 'model')} to choose from.`;
}

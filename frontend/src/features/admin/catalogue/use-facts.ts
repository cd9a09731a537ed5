import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { factsQuery } from './api';
import type { Facts } from './list-view';

export function useFacts(): Facts {
  const { data } = useQuery(factsQuery);
  return useMemo(() => new Map(data?.map((fact) => [fact.id, fact])), [data]);
}

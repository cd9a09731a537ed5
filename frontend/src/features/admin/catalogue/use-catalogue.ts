import type { CategoryView } from '@appliance-index/backend/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { categoriesQuery, useReads } from '../../../shared/reads';
import { factsQuery } from './api';
import { type Facts, type TypeLabels, typeLabels } from './list-view';

const none: readonly CategoryView[] = [];

/** The categories with their types. */
export function useCategories(): readonly CategoryView[] {
  return useQuery(categoriesQuery(useReads())).data?.categories ?? none;
}

export function useTypes(category: string | null): CategoryView['types'] {
  return useCategories().find((each) => each.category === category)?.types ?? [];
}

export function useTypeLabels(): TypeLabels {
  const categories = useCategories();
  return useMemo(() => typeLabels(categories), [categories]);
}

export function useFacts(): Facts {
  const { data } = useQuery(factsQuery);
  return useMemo(() => new Map(data?.map((fact) => [fact.id, fact])), [data]);
}

import type { ModelsView, PublicReads } from '@appliance-index/backend/contract';
import { modelListQuery, parseModelList } from '@appliance-index/domain/models/model-list';
import { queryOptions } from '@tanstack/react-query';

/** A page of the table, with the parameters that it answers. */
export type AskedModels = ModelsView & { query: string };

/** The page of the table that the parameters describe; values that mean nothing are ignored. */
export function modelsQuery(reads: PublicReads, parameters: URLSearchParams) {
  const query = modelListQuery(parseModelList(parameters).list);
  return queryOptions<AskedModels>({
    queryKey: ['ranking', 'models', query],
    queryFn: async () => ({ ...(await reads.models(query)), query }),
  });
}

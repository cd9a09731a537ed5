import type { MediaView } from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../shared/api-client';
import { invalidateCatalogue } from './api';

/** Photos and videos of a model, in display order. */
export function mediaQuery(applianceId: string) {
  return queryOptions({
    queryKey: ['staff', 'media', applianceId],
    queryFn: () => getJson<MediaView[]>(`/api/media/appliance/${applianceId}`),
    staleTime: 0,
  });
}

export async function invalidateMedia(client: QueryClient, applianceId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: mediaQuery(applianceId).queryKey });
  await invalidateCatalogue(client);
}

export function reorderMedia(applianceId: string, ids: readonly string[]): Promise<MediaView[]> {
  return sendJson('PUT', `/api/media/appliance/${applianceId}/order`, { ids });
}

export function deleteMedia(id: string): Promise<unknown> {
  return sendJson('DELETE', `/api/media/${id}`);
}

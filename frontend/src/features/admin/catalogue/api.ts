import type {
  ApplianceView,
  CatalogueFactView,
  CellChangesView,
  HistoryEntryView,
  MediaView,
  SavedViewView,
  TrashedView,
} from '@appliance-index/backend/contract';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../shared/api-client';
import { freshQuery, jsonQuery, pagedQuery } from '../queries';
import type { Facts } from './list-view';

/** All models, best first. */
export const appliancesQuery = jsonQuery<ApplianceView[]>('catalogue', '/api/appliances');

/** What is known of each model besides its fields, by its id. */
export const factsQuery = queryOptions({
  ...jsonQuery<CatalogueFactView[]>('catalogue', '/api/admin/appliances/facts'),
  select: (facts): Facts => new Map(facts.map((fact) => [fact.id, fact])),
});

/** One's own saved views and the shared ones. */
export const viewsQuery = jsonQuery<SavedViewView[]>('views', '/api/admin/views');

/** Replaces one's own view of that name. @throws ApiError 400 with the errors by field, 409 for too many */
export function saveView(view: Pick<SavedViewView, 'name' | 'query' | 'isShared'>): Promise<SavedViewView> {
  return sendJson('POST', '/api/admin/views', view);
}

export function deleteView(id: string): Promise<unknown> {
  return sendJson('DELETE', `/api/admin/views/${id}`);
}

/** Deleted models, most recently deleted first. */
export const trashQuery = pagedQuery<TrashedView>({
  noun: 'catalogue',
  path: '/api/admin/trash',
  after: ({ appliance, deletedAt }) => ({ after: appliance.id, deletedAt }),
});

export function historyQuery(id: string) {
  return freshQuery<HistoryEntryView[]>('catalogue', `/api/admin/appliances/${id}/history`);
}

/** Form values by field. A number that cannot be parsed stays text, and the server rejects it with a message. */
export type ApplianceDraft = Readonly<Record<string, string | number | null>>;

/** @throws ApiError 400 with the errors by field, 409 if the model already exists */
export function addAppliance(draft: ApplianceDraft): Promise<ApplianceView> {
  return sendJson('POST', '/api/appliances', draft);
}

/** @throws ApiError 409 with the current model if someone else has saved since `version` */
export function updateAppliance(id: string, draft: ApplianceDraft, version: number): Promise<ApplianceView> {
  return sendJson('PUT', `/api/appliances/${id}`, { ...draft, version });
}

export function deleteAppliance(id: string): Promise<unknown> {
  return sendJson('DELETE', `/api/appliances/${id}`);
}

export function restoreAppliance(id: string): Promise<ApplianceView> {
  return sendJson('POST', `/api/admin/appliances/${id}/restore`);
}

export function undoChange(id: string, changeId: string): Promise<ApplianceView> {
  return sendJson('POST', `/api/admin/appliances/${id}/history/${changeId}/undo`);
}

export type BulkChange =
  | { action: 'delete' | 'restore' }
  | { action: 'categorise'; category: string; subcategory: string | null };

/** Changes all of the models or none. */
export function changeInBulk(ids: readonly string[], change: BulkChange): Promise<unknown> {
  return sendJson('POST', '/api/admin/appliances/bulk', { ids, ...change });
}

/** Cells of a model as text, over a version of it. */
export interface CellEdit {
  id: string;
  version: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * Plans changes of cells, applies them, or applies those that give back what was there: all or none.
 * @throws ApiError 400 if a cell to be applied cannot be read, 404, or 409 with the current model for a version that is outdated
 */
export function changeCells(
  models: readonly CellEdit[],
  run: 'plan' | 'apply' | 'undo',
): Promise<CellChangesView> {
  const body = { models, apply: run !== 'plan', undo: run === 'undo' };
  return sendJson('POST', '/api/admin/appliances/cells', body);
}

/** Photos and videos of a model, in display order. */
export function mediaQuery(applianceId: string) {
  return freshQuery<MediaView[]>('catalogue', `/api/media/appliance/${applianceId}`);
}

export function reorderMedia(applianceId: string, ids: readonly string[]): Promise<MediaView[]> {
  return sendJson('PUT', `/api/media/appliance/${applianceId}/order`, { ids });
}

export function deleteMedia(id: string): Promise<unknown> {
  return sendJson('DELETE', `/api/media/${id}`);
}

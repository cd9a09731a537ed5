import type {
  ApplianceView,
  AuditRecordView,
  HistoryEntryView,
  ImportRecord,
  ImportReport,
  MediaView,
  RollbackReport,
  TechnicianCounts,
  TechnicianDecisionView,
  TechnicianView,
  TrashedView,
} from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, getJson, sendForm, sendJson } from '../../shared/api-client';
import { pagedQuery } from './paged-query';

const segment = encodeURIComponent;

/** Every model, best first. */
export const appliancesQuery = queryOptions({
  queryKey: ['appliances'],
  queryFn: () => getJson<ApplianceView[]>('/api/appliances'),
});

/** Nothing that was read of the catalogue before is true any more; what stands on the staff's page is read anew. */
export async function invalidateCatalogue(client: QueryClient): Promise<void> {
  for (const name of ['ranking', 'appliance', 'search', 'compare', 'score', 'methodology']) {
    client.removeQueries({ queryKey: [name] });
  }
  const shown = [['categories'], appliancesQuery.queryKey, trashQuery.queryKey, historyKey];
  await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** What could not be changed because a colleague has deleted it leaves the list. */
export async function invalidateIfMissing(client: QueryClient, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status === 404) await invalidateCatalogue(client);
}

/** Deleted models, latest first. */
export const trashQuery = pagedQuery({
  queryKey: ['staff', 'trash'],
  fetchPage: (after) => getJson<TrashedView[]>(`/api/admin/trash?${toSearchParams({ after })}`),
  cursorOf: ({ appliance }) => appliance.id,
});

const techniciansKey = ['staff', 'technicians'];

/** How many technicians stand where. */
export const technicianCountsQuery = queryOptions({
  queryKey: [...techniciansKey, 'counts'],
  queryFn: () => getJson<TechnicianCounts>('/api/admin/technicians/counts'),
  staleTime: 0,
});

/** Those of a state, longest waiting first. */
export function techniciansQuery(verification: keyof TechnicianCounts) {
  return pagedQuery({
    queryKey: [...techniciansKey, verification],
    fetchPage: (after) =>
      getJson<TechnicianView[]>(`/api/admin/technicians?${toSearchParams({ verification, after })}`),
    cursorOf: ({ email }) => email,
  });
}

/** Who stands where is read anew. */
export function invalidateTechnicians(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: techniciansKey });
}

const historyKey = ['staff', 'history'];

export function historyQuery(id: string) {
  return queryOptions({
    queryKey: [...historyKey, id],
    queryFn: () => getJson<HistoryEntryView[]>(`/api/admin/appliances/${id}/history`),
    staleTime: 0,
  });
}

/** What was changed, newest first; an empty filter leaves nothing out. */
export function auditQuery(filter: { subject: string; text: string }) {
  return pagedQuery({
    queryKey: ['staff', 'audit', filter],
    fetchPage: (before) =>
      getJson<AuditRecordView[]>(`/api/admin/audit?${toSearchParams({ ...filter, before })}`),
    cursorOf: ({ id }) => id,
  });
}

/** What is given of a filter. */
export function toSearchParams(filter: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(given);
}

/** What the form holds; a number that is none is sent as it was typed, and the server says why not. */
export type ApplianceDraft = Readonly<Record<string, string | number | null>>;

/** @throws ApiError 400 with what is wrong by field, 409 for a model that is there already */
export function addAppliance(draft: ApplianceDraft): Promise<ApplianceView> {
  return sendJson('POST', '/api/appliances', draft);
}

/** @throws ApiError 409 with the current model when somebody else saved meanwhile */
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

/** All of them or none. */
export function changeInBulk(ids: readonly string[], change: BulkChange): Promise<unknown> {
  return sendJson('POST', '/api/admin/appliances/bulk', { ids, ...change });
}

export function decideTechnician(
  email: string,
  decision: 'verify' | 'revoke',
): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/${decision}`);
}

export function rejectTechnician(email: string, reason: string): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/reject`, { reason });
}

/** Photos and videos of a model, in their order. */
export function mediaQuery(applianceId: string) {
  return queryOptions({
    queryKey: ['staff', 'media', applianceId],
    queryFn: () => getJson<MediaView[]>(`/api/media/appliance/${applianceId}`),
    staleTime: 0,
  });
}

/** What is shown of a model's photos is read anew. */
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

/** Imports of scores, newest first. */
export const importsQuery = pagedQuery({
  queryKey: ['staff', 'imports'],
  fetchPage: (before) => getJson<ImportRecord[]>(`/api/admin/imports?${toSearchParams({ before })}`),
  cursorOf: ({ id }) => id,
});

/** Plans, or with `apply: '1'` writes; both answer the same report. @throws ApiError for a file that cannot be used */
export function importFile(file: File, values: Readonly<Record<string, string>>): Promise<ImportReport> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== '') form.append(name, value);
  form.append('files', file);
  return sendForm('/api/admin/imports', form);
}

/** What rolling an import back would do. */
export function rollbackQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'rollback', id],
    queryFn: () => rollBack(id, false),
    staleTime: 0,
  });
}

export function rollBack(id: string, apply: boolean): Promise<RollbackReport> {
  return sendJson('POST', `/api/admin/imports/${id}/rollback`, { apply });
}

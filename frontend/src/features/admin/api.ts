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

/** All models, best first. */
export const appliancesQuery = queryOptions({
  queryKey: ['appliances'],
  queryFn: () => getJson<ApplianceView[]>('/api/appliances'),
});

/** Drops everything cached from the catalogue, and refetches what the staff panel shows. */
export async function invalidateCatalogue(client: QueryClient): Promise<void> {
  for (const name of ['ranking', 'appliance', 'search', 'compare', 'score', 'methodology']) {
    client.removeQueries({ queryKey: [name] });
  }
  const shown = [['categories'], appliancesQuery.queryKey, trashQuery.queryKey, historyKey];
  await Promise.all(shown.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Refreshes the catalogue after a 404: a colleague has deleted the model. */
export async function invalidateIfMissing(client: QueryClient, error: unknown): Promise<void> {
  if (error instanceof ApiError && error.status === 404) await invalidateCatalogue(client);
}

/** Deleted models, most recently deleted first. */
export const trashQuery = pagedQuery({
  queryKey: ['staff', 'trash'],
  fetchPage: (after) => getJson<TrashedView[]>(`/api/admin/trash?${toSearchParams({ after })}`),
  cursorOf: ({ appliance }) => appliance.id,
});

const techniciansKey = ['staff', 'technicians'];

/** Technicians per verification state. */
export const technicianCountsQuery = queryOptions({
  queryKey: [...techniciansKey, 'counts'],
  queryFn: () => getJson<TechnicianCounts>('/api/admin/technicians/counts'),
  staleTime: 0,
});

/** Technicians in one verification state, longest waiting first. */
export function techniciansQuery(verification: keyof TechnicianCounts) {
  return pagedQuery({
    queryKey: [...techniciansKey, verification],
    fetchPage: (after) =>
      getJson<TechnicianView[]>(`/api/admin/technicians?${toSearchParams({ verification, after })}`),
    cursorOf: ({ email }) => email,
  });
}

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

/** The audit log, newest first. An empty filter value matches everything. */
export function auditQuery(filter: { subject: string; text: string }) {
  return pagedQuery({
    queryKey: ['staff', 'audit', filter],
    fetchPage: (before) =>
      getJson<AuditRecordView[]>(`/api/admin/audit?${toSearchParams({ ...filter, before })}`),
    cursorOf: ({ id }) => id,
  });
}

/** Query parameters for the non-empty values. */
export function toSearchParams(filter: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const nonEmpty = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams(nonEmpty);
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

export function decideTechnician(
  email: string,
  decision: 'verify' | 'revoke',
): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/${decision}`);
}

export function rejectTechnician(email: string, reason: string): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/reject`, { reason });
}

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

/** Score imports, newest first. */
export const importsQuery = pagedQuery({
  queryKey: ['staff', 'imports'],
  fetchPage: (before) => getJson<ImportRecord[]>(`/api/admin/imports?${toSearchParams({ before })}`),
  cursorOf: ({ id }) => id,
});

/** Plans an import, or with `apply: '1'` applies it. @throws ApiError for an unusable file */
export function importFile(file: File, values: Readonly<Record<string, string>>): Promise<ImportReport> {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== '') form.append(name, value);
  form.append('files', file);
  return sendForm('/api/admin/imports', form);
}

/** A dry run of rolling an import back. */
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

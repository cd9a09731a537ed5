import type {
  ImportRecord,
  ImportReport,
  MappingPreview,
  ProfileView,
  RollbackReport,
  StoredImport,
} from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, sendForm, sendJson } from '../../../shared/api-client';
import { freshQuery, jsonQuery, pagedQuery, refresh } from '../queries';

/** Score imports, newest first. */
export const importsQuery = pagedQuery<ImportRecord>({
  noun: 'imports',
  path: '/api/admin/imports',
  after: ({ id }) => ({ before: id }),
});

/** What must be chosen before a file can be read: of a workbook the sheet, or of several profiles that fit the one to use. */
export interface NeededChoices {
  readonly sheet?: readonly string[];
  readonly profile?: readonly string[];
}

/** What the server needs to be chosen, and between which names; null if the error is another one. */
export function neededChoices(error: unknown): NeededChoices | null {
  if (!(error instanceof ApiError)) return null;
  const { choices, issues } = error.body;
  const field = issues?.[0]?.path;
  return choices && (field === 'sheet' || field === 'profile') ? { [field]: choices } : null;
}

/** Plans an import, or with `apply: '1'` applies it. @throws ApiError for an unusable file */
export function importFile(file: File, values: Readonly<Record<string, string>>): Promise<ImportReport> {
  return sendForm('/api/admin/imports', formOf(file, values));
}

function formOf(file: File, values: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== '') form.append(name, value);
  form.append('files', file);
  return form;
}

/** What a mapping makes of the columns of a file; without one, the server uses or finds a profile, or proposes. */
export function previewQuery(file: File, values: Readonly<Record<string, string>>, mapping: string | null) {
  const { kind = '', sheet = '', retailer = '', scale = '', allowRoundedCounts = '', profile = '' } = values;
  const reading = { kind, sheet, retailer, scale, allowRoundedCounts };
  const fields = { ...reading, ...(mapping === null ? { profile } : { mapping }) };
  const { name, size, lastModified } = file;
  return queryOptions({
    queryKey: ['staff', 'import-preview', { name, size, lastModified, ...fields }],
    queryFn: ({ signal }) =>
      sendForm<MappingPreview>('/api/admin/imports/preview', formOf(file, fields), signal),
    // Another one once a profile is saved or deleted.
    gcTime: 0,
    staleTime: 0,
  });
}

export const profilesQuery = jsonQuery<ProfileView[]>('profiles', '/api/admin/import-profiles');

export type ProfileFields = Pick<ProfileView, 'retailer' | 'mapping'>;

export function saveProfile(name: string, fields: ProfileFields): Promise<ProfileView> {
  return sendJson('PUT', `/api/admin/import-profiles/${encodeURIComponent(name)}`, fields);
}

export function deleteProfile(name: string): Promise<ProfileView> {
  return sendJson('DELETE', `/api/admin/import-profiles/${encodeURIComponent(name)}`);
}

/** What an import has done, as it is kept. */
export function storedImportQuery(id: string) {
  return freshQuery<StoredImport>('imports', `/api/admin/imports/${id}`);
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

/** Refetches what an import or its rollback has changed. */
export function refreshAfterImport(client: QueryClient): void {
  void refresh(client, 'imports');
  void refresh(client, 'catalogue');
}

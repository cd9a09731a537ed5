import type { AuditRecordView } from '@appliance-index/backend/contract';
import { getJson } from '../../../shared/api-client';
import { pagedQuery, toSearchParams } from '../paged-query';

/** The audit log, newest first. An empty filter value matches everything. */
export function auditQuery(filter: { subject: string; text: string }) {
  return pagedQuery({
    queryKey: ['staff', 'audit', filter],
    fetchPage: (before) =>
      getJson<AuditRecordView[]>(`/api/admin/audit?${toSearchParams({ ...filter, before })}`),
    cursorOf: ({ id }) => id,
  });
}

import type {
  TechnicianCounts,
  TechnicianDecisionView,
  TechnicianView,
} from '@appliance-index/backend/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../shared/api-client';
import { pagedQuery, toSearchParams } from '../paged-query';

const segment = encodeURIComponent;

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

/** `note` says what was checked; it may be empty. */
export function decideTechnician(
  email: string,
  decision: 'verify' | 'revoke',
  note: string,
): Promise<TechnicianDecisionView> {
  const body = decision === 'verify' ? { note } : undefined;
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/${decision}`, body);
}

export function rejectTechnician(
  email: string,
  reason: string,
  note: string,
): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${segment(email)}/reject`, { reason, note });
}

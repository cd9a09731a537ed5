import type {
  TechnicianCounts,
  TechnicianDecisionView,
  TechnicianView,
} from '@appliance-index/backend/contract';
import type { TechCorrection } from '@appliance-index/domain/people/account';
import { sendJson } from '../../../shared/api-client';
import { freshQuery, pagedQuery } from '../queries';

/** Technicians per verification state. */
export const technicianCountsQuery = freshQuery<TechnicianCounts>(
  'technicians',
  '/api/admin/technicians/counts',
);

/** Technicians in one verification state, longest waiting first. */
export function techniciansQuery(verification: keyof TechnicianCounts) {
  return pagedQuery<TechnicianView>({
    noun: 'technicians',
    path: '/api/admin/technicians',
    filter: { verification },
    after: ({ email }) => ({ after: email }),
  });
}

export interface Decision {
  decision: 'verify' | 'revoke' | 'reject';
  /** What was checked, which may be empty, the details as they were then, and the reason of a rejection. Nothing for a revocation. */
  body?: { note: string; seen: TechCorrection; reason?: string };
}

export function decideTechnician(
  email: string,
  { decision, body }: Decision,
): Promise<TechnicianDecisionView> {
  return sendJson('POST', `/api/admin/technicians/${encodeURIComponent(email)}/${decision}`, body);
}

import type { ChangedFindings, FindingView, QualityCheckView } from '@appliance-index/backend/contract';
import { sendJson } from '../../../shared/api-client';
import type { FormValues } from '../../../shared/ui/controls/form';
import { freshQuery, pagedQuery } from '../queries';

export type FindingState = FindingView['state'];

/** All checks with their counts, and their first findings in a state. */
export function overviewQuery(state: FindingState) {
  return freshQuery<QualityCheckView[]>('quality', `/api/admin/quality?state=${state}`);
}

/** The findings of a check in a state, by name. */
export function findingsQuery(check: string, state: FindingState) {
  return pagedQuery<FindingView>({
    noun: 'quality',
    path: `/api/admin/quality/${encodeURIComponent(check)}`,
    filter: { state },
    after: ({ subject, name }) => ({ after: subject, afterName: name ?? '' }),
  });
}

/** Accepts findings of one check; `until` is the last day, as 'YYYY-MM-DD'. @throws ApiError 400 with the errors by field */
export function acceptFindings(
  findings: readonly FindingView[],
  { reason = '', until = '' }: FormValues,
): Promise<ChangedFindings> {
  const subjects = findings.map(({ subject }) => subject);
  return sendJson('POST', `/api/admin/quality/${findings[0]?.check}/accept`, { subjects, reason, until });
}

export function reopenFinding({ check, subject }: FindingView): Promise<ChangedFindings> {
  return sendJson('POST', `/api/admin/quality/${check}/reopen`, { subjects: [subject] });
}

import { pageSize } from '@appliance-index/domain/limits';
import type { AuditFilter, AuditLog, AuditRecord } from './audit-ports.js';
import type { AuditRecordView } from './catalogue/change-views.js';

/** The audit log as staff read it. */
export class AuditReview {
  constructor(private readonly log: AuditLog) {}

  /** A page of matching entries, newest first: the first page, or the one before the filter's `beforeId`. */
  async list(filter: AuditFilter): Promise<AuditRecordView[]> {
    return (await this.log.list(filter, pageSize)).map(auditRecordView);
  }
}

function auditRecordView({ at, ...record }: AuditRecord): AuditRecordView {
  const { id, actor, action, subject, subjectId, label, before, after } = record;
  return { id, at: at.toISOString(), actor, action, subject, subjectId, label, before, after };
}

import type { ApplianceView } from './appliances.js';

/** GET /api/admin/trash */
export interface TrashedView {
  appliance: ApplianceView;
  /** ISO times. */
  deletedAt: string;
  /** When it goes for good. */
  removedAt: string;
}

/** GET /api/admin/appliances/{id}/history */
export interface HistoryEntryView {
  id: string;
  /** An ISO time. */
  at: string;
  actor: string;
  action: string;
  /** The fields that changed; null for what was not there. */
  before: object | null;
  after: object | null;
}

/** GET /api/admin/audit */
export interface AuditRecordView extends HistoryEntryView {
  subject: string;
  subjectId: string;
  label: string;
}

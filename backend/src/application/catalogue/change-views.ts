import type { ApplianceView } from './appliance-views.js';

/** GET /api/admin/trash */
export interface TrashedView {
  appliance: ApplianceView;
  /** ISO 8601. */
  deletedAt: string;
  /** When it will be deleted permanently; ISO 8601. */
  removedAt: string;
}

/** GET /api/admin/appliances/{id}/history */
export interface HistoryEntryView {
  id: string;
  /** ISO 8601. */
  at: string;
  actor: string;
  action: string;
  /** Changed fields only; null when the model did not exist. */
  before: object | null;
  after: object | null;
}

/** GET /api/admin/audit */
export interface AuditRecordView extends HistoryEntryView {
  subject: string;
  subjectId: string;
  label: string;
}

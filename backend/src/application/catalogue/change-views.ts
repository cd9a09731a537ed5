import { anyObject, enumOf, flag, id, text, time, type ValueOf, view } from '../shapes.js';
import { ApplianceView } from './appliance-views.js';

/** GET /api/admin/trash */
export const TrashedView = view('Trashed', {
  appliance: ApplianceView,
  deletedAt: time,
  /** When it will be deleted permanently. */
  removedAt: time,
});
export type TrashedView = ValueOf<typeof TrashedView>;

/** GET /api/admin/appliances/{id}/history */
export const HistoryEntryView = view('HistoryEntry', {
  id: text,
  at: time,
  actor: text,
  action: text,
  /** Changed fields only; null when the model did not exist. */
  before: anyObject,
  after: anyObject,
});
export type HistoryEntryView = ValueOf<typeof HistoryEntryView>;

/** GET /api/admin/views */
export const SavedViewView = view('SavedView', {
  id,
  name: text,
  /** The parameters of its address. */
  query: text,
  /** Whether all of the staff see it. */
  isShared: flag,
  isOwn: flag,
});
export type SavedViewView = ValueOf<typeof SavedViewView>;

/** The kinds of things that audited changes apply to. */
export const auditSubjects = [
  'appliance',
  'media',
  'account',
  'import',
  'article',
  'finding',
  'view',
  'profile',
  'alias',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** GET /api/admin/audit */
export const AuditRecordView = view('AuditRecord', {
  ...HistoryEntryView.properties,
  subject: enumOf(auditSubjects),
  subjectId: text,
  label: text,
});
export type AuditRecordView = ValueOf<typeof AuditRecordView>;

import type { AuditRecordView, HistoryEntryView } from '../../../application/views/changes.js';
import { anything, object, text, time } from './pieces.js';

const changeFields = {
  id: text,
  at: time,
  actor: text,
  action: text,
  before: anything,
  after: anything,
};

export const historySchema = object<HistoryEntryView>(changeFields);

export const auditRecordSchema = object<AuditRecordView>({
  ...changeFields,
  subject: text,
  subjectId: text,
  label: text,
});

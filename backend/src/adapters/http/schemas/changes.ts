import type { AuditRecordView, HistoryEntryView, TrashedView } from '../../../application/views/changes.js';
import { applianceSchema } from './appliances.js';
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

export const trashedSchema = object<TrashedView>({
  appliance: applianceSchema,
  deletedAt: time,
  removedAt: time,
});

export const auditRecordSchema = object<AuditRecordView>({
  ...changeFields,
  subject: text,
  subjectId: text,
  label: text,
});

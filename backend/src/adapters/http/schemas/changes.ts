import type {
  AuditRecordView,
  HistoryEntryView,
  TrashedView,
} from '../../../application/catalogue/change-views.js';
import { applianceSchema } from './appliances.js';
import { anyObject, object, text, time } from './primitives.js';

const changeFields = {
  id: text,
  at: time,
  actor: text,
  action: text,
  before: anyObject,
  after: anyObject,
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

import { anything, object, text, time } from './pieces.js';

const changeFields = {
  id: text,
  at: time,
  actor: text,
  action: text,
  before: anything,
  after: anything,
};

export const historySchema = object(changeFields);

export const auditRecordSchema = object({
  ...changeFields,
  subject: text,
  subjectId: text,
  label: text,
});

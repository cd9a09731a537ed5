import { findingStates } from '@appliance-index/domain/quality/finding';
import { qualityCheckCodes } from '@appliance-index/domain/quality/quality-checks';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import {
  array,
  count,
  enumOf,
  id,
  nullable,
  optionalText,
  record,
  shapeOf,
  text,
  type ValueOf,
  view,
} from '../shapes.js';

/** 'YYYY-MM-DD' */
const day = shapeOf<string>({ type: 'string', format: 'date' });

export const FindingView = view('Finding', {
  check: enumOf(qualityCheckCodes),
  /** Identifies the model, brand or retailer within the check. */
  subject: text,
  /** Of the model, if the finding is about one. */
  applianceId: nullable(id),
  retailer: nullable(enumOf(retailerSlugs)),
  /** Of the model or brand; null for a finding about a retailer. */
  name: optionalText,
  state: enumOf(findingStates),
  /** What was found, without naming the subject. */
  sentence: text,
  /** Why it is accepted, and the last day on which it is; null in other states. */
  reason: optionalText,
  until: nullable(day),
});
export type FindingView = ValueOf<typeof FindingView>;

/** GET /api/admin/quality */
export const QualityCheckView = view('QualityCheck', {
  code: enumOf(qualityCheckCodes),
  title: text,
  advice: text,
  about: enumOf(['model', 'retailer', 'brand']),
  counts: shapeOf<Record<(typeof findingStates)[number], number>>({
    type: 'object',
    required: [...findingStates],
    properties: record(findingStates, count),
  }),
  /** The first ones in the requested state. */
  findings: array(FindingView),
});
export type QualityCheckView = ValueOf<typeof QualityCheckView>;

/** The subjects whose findings were accepted or reopened. */
export const ChangedFindings = view('ChangedFindings', { subjects: array(text) });
export type ChangedFindings = ValueOf<typeof ChangedFindings>;

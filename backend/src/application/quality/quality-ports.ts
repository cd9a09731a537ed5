import type { Acceptance } from '@appliance-index/domain/quality/acceptance';
import type { FindingState } from '@appliance-index/domain/quality/finding';
import type { Figures, QualityCheckCode } from '@appliance-index/domain/quality/quality-checks';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';

/** What a check finds about one subject. */
export interface Finding {
  code: QualityCheckCode;
  /** Identifies the model, brand or retailer within the check. */
  subject: string;
  /** Of the model, if the finding is about one. */
  applianceId: string | null;
  retailer: RetailerSlug | null;
  /** Of the model or brand; null for a finding about a retailer. */
  name: string | null;
  state: FindingState;
  /** Null once it is fixed. */
  figures: Figures | null;
  /** Why and until when it is accepted; null in other states. */
  reason: string | null;
  until: string | null;
}

/** The first findings of one check in one state, and how many there are. */
export interface FindingGroup {
  code: QualityCheckCode;
  state: FindingState;
  total: number;
  first: Finding[];
}

export interface FindingFilter {
  code: QualityCheckCode;
  state: FindingState;
  /** The last one before; it need not exist any more. */
  after?: Pick<Finding, 'name' | 'subject'> | undefined;
}

/** What is odd about the data: derived when it is read. Only acceptances are stored. */
export abstract class Findings {
  /** A group for each check and state with findings, the first `limit` of them in the order of `list`. */
  abstract groups(limit: number): Promise<FindingGroup[]>;
  /** By name and subject. */
  abstract list(filter: FindingFilter, limit: number): Promise<Finding[]>;
  /** The open and the accepted findings of a check about these subjects. */
  abstract present(code: QualityCheckCode, subjects: readonly string[]): Promise<Finding[]>;
  /** Accepts findings of one check, in place of an earlier acceptance. */
  abstract accept(findings: readonly Finding[], acceptance: Acceptance): Promise<void>;
  /** Takes acceptances back; returns the subjects that had one. */
  abstract reopen(code: QualityCheckCode, subjects: readonly string[]): Promise<string[]>;
  /** Number of open findings of every check. */
  abstract openCounts(): Promise<Record<QualityCheckCode, number>>;
}

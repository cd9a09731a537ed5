/** What a change was about. */
export const auditSubjects = ['appliance', 'media', 'account', 'import', 'article'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** A change that somebody made: who, what, and the fields that it moved. */
export interface AuditEntry {
  /** An admin's address, or 'cli:' and the operator's account on the machine. */
  actor: string;
  /** In the infinitive: 'update', 'delete', 'verify'. */
  action: string;
  subject: AuditSubject;
  subjectId: string;
  /** What people call it: 'LG WM5800HVA'. */
  label: string;
  /** Only fields that changed; null for what was not there. */
  before: object | null;
  after: object | null;
}

export interface AuditRecord extends AuditEntry {
  /** Grows with time. */
  id: string;
  at: Date;
}

/** All conditions that are given must hold. */
export interface AuditFilter {
  subject?: AuditSubject;
  subjectId?: string;
  /** Found in the label, the action or the actor. */
  text?: string;
  /** Only entries older than this one. */
  beforeId?: string;
}

/** The memory of who changed what. Entries are added, never changed. */
export abstract class AuditLog {
  /** In the transaction that is under way, so that no change is without its entry. */
  abstract record(entry: AuditEntry, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, limit: number): Promise<AuditRecord[]>;
  /** `id` is any text. */
  abstract find(id: string): Promise<AuditRecord | null>;
}

/** The kinds of things that audited changes apply to. */
export const auditSubjects = ['appliance', 'media', 'account', 'import', 'article'] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** An audited change: who, what, and the fields that changed. */
export interface AuditEntry {
  /** An account's e-mail address (its id once it is erased), or 'cli:' and the operator's user name on the machine. */
  actor: string;
  /** An infinitive: 'update', 'delete', 'verify'. */
  action: string;
  subject: AuditSubject;
  subjectId: string;
  /** Human-readable name of the subject: 'LG WM5800HVA'. */
  label: string;
  /** Changed fields only; null when the subject did not exist. */
  before: object | null;
  after: object | null;
}

export interface AuditRecord extends AuditEntry {
  /** Increases with time. */
  id: string;
  at: Date;
}

/** Conditions are combined with AND. */
export interface AuditFilter {
  subject?: AuditSubject;
  subjectId?: string;
  /** Matches part of the label, the action or the actor. */
  text?: string;
  /** Only entries older than this one. */
  beforeId?: string;
}

/** The append-only log of who changed what. */
export abstract class AuditLog {
  /** Joins the current transaction, so that a change is never stored without its entry. */
  abstract record(entry: AuditEntry, at: Date): Promise<void>;
  /** Newest first. */
  abstract list(filter: AuditFilter, limit: number): Promise<AuditRecord[]>;
  /**
   * The changes of one model, newest first. Among them the imports that added it or changed its scores, with the model's
   * own values instead of the import's figures, and their rollbacks, without values. Malformed ids are allowed.
   */
  abstract historyOf(applianceId: string, limit: number): Promise<AuditRecord[]>;
}

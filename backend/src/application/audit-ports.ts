import type { AuditSubject } from './catalogue/change-views.js';

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

/** Who changes something, and what they call it. */
export type Change = Pick<AuditEntry, 'actor' | 'action'>;

/** What a change did to one subject. */
export type AuditedEffect = Omit<AuditEntry, keyof Change>;

/** Changes of audited subjects. Without one, the repositories refuse to write these subjects. */
export abstract class Changes {
  /**
   * Runs `work` atomically, like `Transactions`, and writes one entry for each audited subject that it has changed. The
   * repositories know what they changed, so callers only say who changes it and why. In a nested change, the inner one counts.
   */
  abstract run<T>(change: Change, work: () => Promise<T>): Promise<T>;
  /** Adds an effect on a subject that none of its own fields shows, such as on its votes. @throws Error outside of a change */
  abstract record(effect: AuditedEffect): void;
}

/** The append-only log of who changed what. */
export abstract class AuditLog {
  /** Newest first. */
  abstract list(filter: AuditFilter, limit: number): Promise<AuditRecord[]>;
  /**
   * The changes of one model, newest first. Among them the imports that added it or changed its scores, with the model's
   * own values instead of the import's figures, and their rollbacks, without values. Malformed ids are allowed.
   */
  abstract historyOf(applianceId: string, limit: number): Promise<AuditRecord[]>;
}

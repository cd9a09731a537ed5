import {
  type AuditEntry,
  type AuditFilter,
  AuditLog,
  type AuditRecord,
} from '../../application/audit-ports.js';
import { isUuid, numericId } from '../../domain/ids.js';
import type { Database } from './database.js';
import { containsPattern } from './like-pattern.js';

const columns = `id, at, actor, action, subject, subject_id as "subjectId", label, before, after`;

export class PostgresAuditLog implements AuditLog {
  constructor(private readonly database: Pick<Database, 'query'>) {}

  async record(entry: AuditEntry, at: Date): Promise<void> {
    const { actor, action, subject, subjectId, label, before, after } = entry;
    await this.database.query(
      `insert into audit_log (at, actor, action, subject, subject_id, label, before, after)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
      [at, actor, action, subject, subjectId, label, toJson(before), toJson(after)],
    );
  }

  async list({ subject, subjectId, text, beforeId }: AuditFilter, limit: number): Promise<AuditRecord[]> {
    const conditions: string[] = [];
    const values: unknown[] = [];
    const addCondition = (value: unknown, condition: (parameter: string) => string) => {
      if (value === undefined) return;
      values.push(value);
      conditions.push(condition(`$${values.length}`));
    };
    addCondition(subject, (parameter) => `subject = ${parameter}`);
    addCondition(subjectId, (parameter) => `subject_id = ${parameter}`);
    addCondition(
      text ? containsPattern(text) : undefined,
      // Staff read and may type 'create-admin' as 'Create admin'.
      (parameter) => `concat_ws(E'\\n', label, actor, action, replace(action, '-', ' ')) ilike ${parameter}`,
    );
    addCondition(beforeId, (parameter) => `id < ${parameter}::bigint`);
    const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
    const rows = await this.database.query<AuditRow>(
      `select ${columns} from audit_log ${where} order by id desc limit ${limit}`,
      values,
    );
    return rows.map(toRecord);
  }

  async historyOf(applianceId: string, limit: number): Promise<AuditRecord[]> {
    if (!isUuid(applianceId)) return [];
    // Models have the timestamps of the imports that added and deleted them.
    const rows = await this.database.query<AuditRow>(
      `select ${columns} from audit_log where subject = 'appliance' and subject_id = $1::uuid::text
         or subject = 'import' and at in (
           select unnest(array[created_at, deleted_at]) from appliances where id = $1::uuid)
       order by id desc limit $2`,
      [applianceId, limit],
    );
    return rows.map(toRecord);
  }

  async find(id: string): Promise<AuditRecord | null> {
    if (!numericId.test(id)) return null;
    const [found] = await this.database.query<AuditRow>(
      `select ${columns} from audit_log where id = $1::bigint`,
      [id],
    );
    return found ? toRecord(found) : null;
  }
}

/** The driver returns timestamps as text. */
type AuditRow = Omit<AuditRecord, 'at'> & { at: string };

function toRecord(row: AuditRow): AuditRecord {
  return { ...row, at: new Date(row.at) };
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

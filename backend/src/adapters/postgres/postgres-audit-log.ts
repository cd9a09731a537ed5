import { isUuid } from '@appliance-index/domain/ids';
import { retailers } from '@appliance-index/domain/scores/retailers';
import {
  type AuditedEffect,
  type AuditFilter,
  AuditLog,
  type AuditRecord,
  type Change,
} from '../../application/audit-ports.js';
import type { Database } from './database.js';
import { containsPattern } from './like-pattern.js';

const columns = `id, at, actor, action, subject, subject_id as "subjectId", label, before, after`;

/** As in the index. Staff read and may type 'create-admin' as 'Create admin'. */
const searched = String.raw`label || E'\n' || actor || E'\n' || action || E'\n' || replace(action, '-', ' ')`;

/** Joins the transaction that `query` runs in, so that a change is never stored without its entries. */
export async function insertEntries(
  query: Database['query'],
  { actor, action }: Change,
  effects: Iterable<AuditedEffect>,
  at: Date,
): Promise<void> {
  for (const { subject, subjectId, label, before, after } of effects) {
    await query(
      `insert into audit_log (at, actor, action, subject, subject_id, label, before, after)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
      [at, actor, action, subject, subjectId, label, toJson(before), toJson(after)],
    );
  }
}

export class PostgresAuditLog implements AuditLog {
  constructor(private readonly database: Database) {}

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
    addCondition(text ? containsPattern(text) : undefined, (parameter) => `(${searched}) ilike ${parameter}`);
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
    const rows = await this.database.query<AuditRow>(selectHistory, [applianceId, limit]);
    return rows.map(toRecord);
  }
}

const scoreFields = retailers.map(
  ({ slug, scoreField, countField }) =>
    `('${slug}', '${scoreField}', previous_score, score),
     ('${slug}', '${countField}', previous_review_count, review_count)`,
);

/**
 * The records of model $1. Imports write no record per score: the month scores tell which they changed. A month score changed
 * nothing on the model when the scores of a later month were in effect. Models have the timestamps of the imports that
 * added and deleted them.
 */
const selectHistory = `
  with imported as (
    select own.id::text as id, jsonb_object_agg(name, former) as before, jsonb_object_agg(name, given) as after
    from score_snapshots dated join imports own on own.id = import_id
      join appliances on appliances.id = appliance_id and created_at <> own.applied_at
      join lateral (values ${scoreFields.join(', ')}) as field (slug, name, former, given) on slug = retailer
    where appliance_id = $1::uuid and former is distinct from given and not exists (
      select from score_snapshots later join imports on imports.id = later.import_id
      where later.appliance_id = $1::uuid and later.retailer = dated.retailer and later.month > dated.month
        and later.import_id < own.id and (imports.rolled_back_at is null or imports.rolled_back_at > own.applied_at))
    group by own.id
  ), existence as (
    select unnest(array[created_at, deleted_at]) as at from appliances where id = $1::uuid
  )
  select ${columns} from audit_log where subject = 'appliance' and subject_id = $1::uuid::text
  union all
  select audit_log.id, at, actor, action, subject, subject_id, label, changed.before, changed.after
  from audit_log left join imported on imported.id = subject_id
    left join lateral (select imported.before, imported.after where action = 'import') changed on true
  where subject = 'import' and (subject_id in (select id from imported) or at in (select at from existence))
  order by id desc limit $2`;

/** The driver returns timestamps as text. */
type AuditRow = Omit<AuditRecord, 'at'> & { at: string };

function toRecord(row: AuditRow): AuditRecord {
  return { ...row, at: new Date(row.at) };
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}

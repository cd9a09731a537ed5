import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { ImportKind, ImportRecord, ReportCard } from '../../../application/imports/import-report.js';
import type { Client } from '../database.js';
import { uniqueOptions } from './import-sql.js';

export type NewRecord = Omit<ImportRecord, 'id' | 'rolledBackAt'>;

export interface ImportRow {
  id: string;
  kind: ImportKind;
  file_name: string;
  file_hash: string;
  retailers: RetailerSlug[];
  month: string | null;
  actor: string;
  /** A Date or text, depending on the connection. */
  applied_at: Date | string;
  row_count: number;
  rejected_count: number;
  ignored_count: number;
  created_count: number;
  changed_count: number;
  unchanged_count: number;
  formula_version: string;
  rolled_back_at: Date | string | null;
}

export function toImportRecord(row: ImportRow): ImportRecord {
  return {
    id: row.id,
    kind: row.kind,
    fileName: row.file_name,
    fileHash: row.file_hash,
    retailers: row.retailers,
    month: row.month,
    actor: row.actor,
    appliedAt: new Date(row.applied_at).toISOString(),
    counts: {
      rows: row.row_count,
      rejected: row.rejected_count,
      ignored: row.ignored_count,
      created: row.created_count,
      changed: row.changed_count,
      unchanged: row.unchanged_count,
    },
    formulaVersion: row.formula_version,
    rolledBackAt: row.rolled_back_at && new Date(row.rolled_back_at).toISOString(),
  };
}

const importStatement = `
  insert into imports (kind, file_hash, options, file_name, retailers, month, actor, applied_at, row_count,
    rejected_count, ignored_count, created_count, changed_count, unchanged_count, formula_version)
  values ($1, $2, ${uniqueOptions}, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) returning id`;

/** Returns the id of the import. */
export async function insertImport(client: Client, record: NewRecord, options: string): Promise<string> {
  const { kind, fileName, fileHash, retailers, month, actor, appliedAt, counts, formulaVersion } = record;
  const { rows, rejected, ignored, created, changed, unchanged } = counts;
  const inserted = await client.query<{ id: string }>(importStatement, [
    ...[kind, fileHash, options, fileName, retailers, month, actor, appliedAt],
    ...[rows, rejected, ignored, created, changed, unchanged, formulaVersion],
  ]);
  const [row] = inserted.rows;
  if (!row) throw new Error('The insert of the import returned no row.');
  return row.id;
}

/** To be called in the transaction that inserts the import. */
export async function keepReportCard(client: Client, id: string, card: ReportCard): Promise<void> {
  await client.query('update imports set report_card = $2 where id = $1', [id, card]);
}

/** Paged, so that an import of any size is read in constant memory. */
export const selectScoresOfImport = `
  select appliance_id as "applianceId", brand, model, category, retailer, score, review_count as "reviewCount"
  from score_snapshots join appliances on appliances.id = appliance_id
  where import_id = $1 and (appliance_id, retailer) > ($2::uuid, $3) and appliances.id >= $2::uuid
  order by appliance_id, retailer limit $4`;

const countScoresOfImport = 'select count(*)::int from score_snapshots where import_id = $1';

/** The largest changes first, and scores that were new before those that were found. `total` counts all. */
export const selectStoredScores = `
  select appliance_id as "applianceId", brand, model, category, subcategory, retailer, score, review_count as "reviewCount",
    previous_score as "scoreBefore", previous_review_count as "reviewCountBefore", (${countScoresOfImport}) as total
  from score_snapshots join appliances on appliances.id = appliance_id
  where import_id = $1
  order by abs(score - previous_score) desc nulls first, abs(review_count - previous_review_count) desc nulls first,
    brand, model, retailer limit $2`;

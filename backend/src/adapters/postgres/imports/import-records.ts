import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import type { ImportKind, ImportRecord } from '../../../application/imports/import-report.js';

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

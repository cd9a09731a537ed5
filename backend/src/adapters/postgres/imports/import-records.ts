import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ImportKind, ImportRecord, ReportCard } from '../../../application/imports/import-report.js';
import type { AuditedEntity } from '../audit/audited-entity.js';

export type NewRecord = Omit<ImportRecord, 'id' | 'rolledBackAt'>;

const importCounts = defineEntity({
  name: 'StoredImportCounts',
  embeddable: true,
  properties: {
    rows: p.integer().fieldName('row_count'),
    rejected: p.integer().fieldName('rejected_count'),
    ignored: p.integer().fieldName('ignored_count'),
    created: p.integer().fieldName('created_count'),
    changed: p.integer().fieldName('changed_count'),
    unchanged: p.integer().fieldName('unchanged_count'),
  },
});

/** Maps `ImportRecord`, and what is kept of an import beside it. */
export const importsSchema = defineEntity({
  name: 'StoredImport',
  tableName: 'imports',
  properties: {
    id: p.bigint('string').primary(),
    kind: p.text().$type<ImportKind>(),
    fileName: p.text(),
    fileHash: p.text(),
    options: p.text(),
    retailers: p.array<RetailerSlug>(),
    month: p.text().nullable(),
    actor: p.text(),
    appliedAt: p.datetime(),
    counts: () => p.embedded(importCounts).prefix(false),
    formulaVersion: p.text(),
    rolledBackAt: p.datetime().nullable(),
    reportCard: p.json<ReportCard>().nullable().lazy(),
  },
});
export const StoredImport = importsSchema.class;
export type StoredImport = InferEntity<typeof importsSchema>;

/** An import and its rollback have an entry each. */
export const auditedImports: AuditedEntity<StoredImport> = {
  entity: StoredImport,
  effectsOf: (changes) =>
    changes.flatMap(({ before, after }) => {
      if (after === null) return [];
      const { id, fileName, month = null, retailers, counts } = after;
      const values = before ? {} : { month, retailers, ...counts };
      return [{ subject: 'import', subjectId: id, label: fileName, before: null, after: values }];
    }),
};

export function toImportRecord(stored: StoredImport): ImportRecord {
  const { options: _, reportCard: __, counts, month = null, appliedAt, rolledBackAt, ...record } = stored;
  return {
    ...record,
    month,
    counts: { ...counts },
    appliedAt: appliedAt.toISOString(),
    rolledBackAt: rolledBackAt?.toISOString() ?? null,
  };
}

/**
 * The newest import in effect (not rolled back) with the same kind, file hash and options, which may end in ' after ID', or
 * from earlier releases in whether the import created missing models.
 */
export async function findSameImport(
  entities: EntityManager,
  { kind, fileHash }: Pick<ImportRecord, 'kind' | 'fileHash'>,
  options: string,
): Promise<StoredImport | undefined> {
  const where = { kind, fileHash, rolledBackAt: null };
  const found = await entities.find(StoredImport, where, { orderBy: { id: 'desc' } });
  return found.find((each) => `${each.options} `.startsWith(`${options} `));
}

/** Kind, hash and options are unique among imports in effect, so a repeat that adds rejected rows appends ' after ID'. */
export async function insertImport(
  entities: EntityManager,
  record: NewRecord,
  options: string,
): Promise<StoredImport> {
  const same = await findSameImport(entities, record, options);
  const stored = entities.create(StoredImport, {
    ...record,
    options: same ? `${options} after ${same.id}` : options,
    appliedAt: new Date(record.appliedAt),
    rolledBackAt: null,
  });
  await entities.persist(stored).flush();
  return stored;
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

import { retailerFields, retailers } from '@appliance-index/domain/scores/retailers';
import type { RollbackCounts } from '../../../application/imports/import-ports.js';
import { columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { baselineCte, latestOf, mergedScoreColumns, newestScores } from './historical-scores-sql.js';
import { analyzePlan, planColumns } from './import-sql.js';

const currentScores = retailers.map(
  ({ slug, scoreField, countField }) =>
    `('${slug}', live.${columnOf(scoreField)}, live.${columnOf(countField)})`,
);

/** Per model and retailer: the score without the import, the score it wrote (`own_`) and the current one (`shown_`). */
const createRestored = `
  create temp table restored on commit drop as
  with recursive ${baselineCte(`
    select appliance_id, retailer, import_id, previous_score, previous_review_count
    from score_snapshots where import_id = $1`)},
  other_snapshots as (${newestScores(
    'import_id <> $1 and (appliance_id, retailer) in (select appliance_id, retailer from baseline)',
  )})
  select former.*, own.score as own_score, own.review_count as own_count,
    shown.score as shown_score, shown.review_count as shown_count
  from (${latestOf('baseline', 'other_snapshots')}) former
    join score_snapshots own using (appliance_id, retailer)
    join appliances live on live.id = appliance_id
    cross join lateral (values ${currentScores.join(', ')}) as shown (retailer, score, review_count)
  where own.import_id = $1 and shown.retailer = former.retailer`;

const showsImported = '(shown_score, shown_count) is not distinct from (own_score, own_count)';
const showsRestored = '(shown_score, shown_count) is not distinct from (score, review_count)';

/** Current scores that differ from the imported ones stay; unless they equal the restored ones, they were edited since. */
const countKeptEdits = `select count(*)::int as count from restored where not ${showsImported} and not ${showsRestored}`;
/** Scores that are current without this import, too; not those that it found and left unchanged. */
const countReplaced = `
  select count(*)::int as count from restored where ${showsRestored} and (not ${showsImported} or import_id > $1)`;
const deleteUnaffected = `delete from restored where not ${showsImported} or ${showsRestored}`;

/** Ignores the audit records of this import and of imports rolled back before, which share their import's timestamp. */
const hasOtherEdits = `
  exists (select from audit_log where subject in ('appliance', 'media') and subject_id = live.id::text
    and not (action = 'import' and at in (select applied_at from imports where rolled_back_at is not null or id = $1)))`;

/**
 * Models created by this import, or by one rolled back before, that have not been edited since and are in no other import
 * in effect. A model's created_at tells which import created it, because models without scores are in no snapshot.
 */
const createOrphans = `
  create temp table orphans on commit drop as
  select live.id from appliances live where live.deleted_at is null
  and (live.created_at = (select applied_at from imports where id = $1)
    or live.created_at in (select applied_at from imports where rolled_back_at is not null)
      and live.id in (select appliance_id from score_snapshots where import_id = $1))
  and not exists (select from score_snapshots other join imports on imports.id = import_id
    where other.appliance_id = live.id and other.import_id <> $1 and rolled_back_at is null)
  and not ${hasOtherEdits}`;

const losesScore = '(score is null and shown_score is not null)';
const countModels = `
  select count(distinct appliance_id)::int as changed,
    (count(distinct appliance_id) filter (where not ${losesScore}))::int as restored,
    (count(distinct appliance_id) filter (where ${losesScore}))::int as cleared
  from restored where appliance_id not in (select id from orphans)`;

type ModelCounts = Pick<RollbackCounts, 'changed' | 'restored' | 'cleared'>;

/** The scores of the restored models without the import. */
const formerScores = `
  select live.id, ${mergedScoreColumns('restored').join(', ')}
  from restored join appliances live on live.id = appliance_id group by live.id`;

const restoreScores = `
  update appliances set ${retailerFields.map((field) => `${columnOf(field)} = former.${columnOf(field)}`).join(', ')},
    version = version + 1, updated_at = $1
  from (${formerScores}) former where former.id = appliances.id`;

/** The decisions that added the orphans add them again with the next import. */
const forgetNewModels = `
  update aliases set appliance_id = null where decision = 'new' and appliance_id in (select id from orphans)`;

/** Without scores, models that go to the trash have no rank. */
const plannedColumns = planColumns.map((column) => {
  if (retailerFields.every((field) => columnOf(field) !== column)) return `live.${column}`;
  return `case when orphans.id is null then former.${column} end as ${column}`;
});

/** The changes as those of an import without a file, to be ranked like these. */
const createPlan = `
  create temp table plan on commit drop as
  select 0 as line, live.id, live.id as live_id, match_key, brand, model, category, ${plannedColumns.join(', ')},
    true as differs
  from appliances live left join (${formerScores}) former using (id) left join orphans using (id)
  where deleted_at is null and (former.id is not null or orphans.id is not null and is_rated)`;

/** Plans and writes the rollback of one import. The plan is left in the table that holds an import's. */
export class ImportRollback {
  constructor(
    private readonly client: Client,
    private readonly importId: string,
  ) {}

  async plan(): Promise<RollbackCounts> {
    const { client, importId } = this;
    await client.query(createRestored, [importId]);
    const keptEdits = await this.count(countKeptEdits);
    const replaced = await this.count(countReplaced, [importId]);
    await client.query(deleteUnaffected);
    await client.query('analyze restored');
    await client.query(createOrphans, [importId]);
    const trashed = await this.count('select count(*)::int as count from orphans');
    const { rows } = await client.query<ModelCounts>(countModels);
    const { changed = 0, restored = 0, cleared = 0 } = rows[0] ?? {};
    await client.query(createPlan);
    await client.query(analyzePlan);
    return { changed, restored, cleared, keptEdits, replaced, trashed };
  }

  async write(at: Date): Promise<void> {
    const { client } = this;
    await client.query(
      'update appliances set deleted_at = $1, updated_at = $1 where id in (select id from orphans)',
      [at],
    );
    await client.query(forgetNewModels);
    await client.query(restoreScores, [at]);
  }

  private async count(text: string, values: readonly string[] = []): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(text, [...values]);
    return rows[0]?.count ?? 0;
  }
}

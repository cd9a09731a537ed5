import { retailers } from '../../../domain/scores/retailers.js';
import { columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { planColumns } from './import-sql.js';

/**
 * Per model and retailer: what the import wrote, and what would stand there without it: the newest month left, else
 * what stood there before any import. What the import itself found may come from one that is rolled back by now.
 */
const restored = `
  create temp table restored on commit drop as
  with recursive found (appliance_id, retailer, import_id, score, review_count) as (
    select appliance_id, retailer, import_id, previous_score, previous_review_count
    from score_snapshots where import_id = $1
    union all
    select found.appliance_id, found.retailer, earlier.import_id, earlier.previous_score, earlier.previous_review_count
    from found cross join lateral (
      select * from score_snapshots where appliance_id = found.appliance_id and retailer = found.retailer
        and import_id < found.import_id and score is not distinct from found.score
        and review_count is not distinct from found.review_count
      order by import_id desc limit 1
    ) earlier
  ), origin as (
    select distinct on (appliance_id, retailer) * from found order by appliance_id, retailer, import_id
  )
  select own.appliance_id, own.retailer, own.score, own.review_count, own.created_appliance,
    case when left_over.month is null then origin.score else left_over.score end as old_score,
    case when left_over.month is null then origin.review_count else left_over.review_count end as old_count
  from score_snapshots own join origin using (appliance_id, retailer) left join lateral (
    select other.month, other.score, other.review_count from score_snapshots other join imports on imports.id = other.import_id
    where other.appliance_id = own.appliance_id and other.retailer = own.retailer
      and other.import_id <> own.import_id and rolled_back_at is null
    order by other.month desc, other.import_id desc limit 1
  ) left_over on true
  where own.import_id = $1`;

/** A value that is no longer the import's own was changed since, and stays. */
const isOwn = (column: string, value: string) => `live.${column} is not distinct from restored.${value}`;

const createPlan = `
  create temp table plan on commit drop as
  select 0 as line, live.id, live.id as live_id, live.match_key, live.brand, live.model, live.category,
    ${planColumns.map(restoredColumn).join(', ')}, true as differs
  from appliances live
  where live.id in (select appliance_id from restored)`;

function restoredColumn(column: string): string {
  const retailer = retailers.find(({ scoreField, countField }) =>
    [scoreField, countField].map(columnOf).includes(column),
  );
  if (!retailer) return `live.${column}`;
  const [score, count] = [columnOf(retailer.scoreField), columnOf(retailer.countField)];
  const old = column === score ? 'old_score' : 'old_count';
  return `coalesce((select ${old} from restored where appliance_id = live.id and retailer = '${retailer.slug}'
      and ${isOwn(score, 'score')} and ${isOwn(count, 'review_count')}),
    case when exists (select from restored where appliance_id = live.id and retailer = '${retailer.slug}'
      and ${isOwn(score, 'score')} and ${isOwn(count, 'review_count')}) then null else live.${column} end) as ${column}`;
}

const markUnchanged = `
  update plan set differs = false from appliances live where live.id = plan.id
    and ${planColumns.map((column) => `plan.${column} is not distinct from live.${column}`).join(' and ')}`;

const edited = retailers.map(({ slug, scoreField, countField }) => {
  const [score, count] = [columnOf(scoreField), columnOf(countField)];
  return `retailer = '${slug}' and not (${isOwn(score, 'score')} and ${isOwn(count, 'review_count')})`;
});

/** Models that the import created, that nobody touched since, and that no other import knows. */
const createAlone = `
  create temp table alone on commit drop as
  select live.id from appliances live where live.version = 1 and live.deleted_at is null
  and exists (select from score_snapshots own where own.appliance_id = live.id and own.import_id = $1 and created_appliance)
  and not exists (select from score_snapshots other join imports on imports.id = import_id
    where other.appliance_id = live.id and other.import_id <> $1 and rolled_back_at is null)`;

/** Takes back what one import set. */
export class RollbackPlan {
  constructor(
    private readonly client: Client,
    private readonly importId: string,
  ) {}

  async plan(): Promise<{ changed: number; keptEdits: number; trashed: number }> {
    const { client, importId } = this;
    await client.query(restored, [importId]);
    await client.query('create index on restored (appliance_id, retailer)');
    await client.query(createPlan);
    await client.query(markUnchanged);
    const kept = await this.count(
      `select count(*)::int as count from restored join appliances live on live.id = appliance_id
       where ${edited.join(' or ')}`,
    );
    await client.query(createAlone, [importId]);
    const trashed = await this.count('select count(*)::int as count from alone');
    const changed = await this.count(
      'select count(*)::int as count from plan where differs and not exists (select from alone where alone.id = plan.id)',
    );
    return { changed, keptEdits: kept, trashed };
  }

  async write(at: Date): Promise<void> {
    const { client, importId } = this;
    await client.query(
      'update appliances set deleted_at = $1, updated_at = $1 where id in (select id from alone)',
      [at],
    );
    await client.query(
      `update appliances live set ${planColumns.map((column) => `${column} = plan.${column}`).join(', ')},
         version = version + 1, updated_at = $1
       from plan where plan.id = live.id and plan.differs`,
      [at],
    );
    await client.query('update imports set rolled_back_at = $2 where id = $1', [importId, at]);
  }

  private async count(text: string, values: unknown[] = []): Promise<number> {
    const { rows } = await this.client.query<{ count: number }>(text, values);
    return rows[0]?.count ?? 0;
  }
}

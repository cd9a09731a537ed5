import { retailerFields } from '@appliance-index/domain/scores/retailers';
import type { Assessment } from '@appliance-index/domain/trust/assessment';
import type { TrustInput } from '@appliance-index/domain/trust/trust';
import { columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { newestScoreMonths } from '../postgres-score-history.js';
import { type Assess, inputColumns, ratedInOrder, readInputs } from '../trust/trust-inputs.js';
import { mergedScoreColumns, monthEndScoresCte } from './historical-scores-sql.js';
import { insertStandings } from './rank-sql.js';

const createMonthEnd = 'create temp table month_end (like appliances including generated) on commit drop';

/** When month $1 was closed. */
const endOfMonth = `(select min(applied_at) from imports
  where kind = 'scores' and retailers <> '{}' and month > $1 and rolled_back_at is null)`;

/**
 * The models with their scores at the end of month $1; scores not covered by any import keep their current values. Models
 * already ranked for that month keep the category and type they had then. Models that were deleted when a later month had
 * begun are included, as they are when the month is closed at that moment; not so those of imports rolled back since, and
 * those that were added later and have no score of that time.
 */
const fillMonthEnd = `
  insert into month_end (id, brand, model, category, subcategory, match_key, search_text, version, created_at, updated_at,
    ${retailerFields.map(columnOf).join(', ')})
  with recursive ${monthEndScoresCte}
  select live.id, brand, model, coalesce(standing.category, live.category),
    case when standing.category is null then live.subcategory else standing.subcategory end,
    match_key, search_text, version, created_at, updated_at, ${mergedScoreColumns('month_end_scores').join(', ')}
  from appliances live
    left join month_end_scores on month_end_scores.appliance_id = live.id
    left join standings standing on standing.month = $1 and standing.appliance_id = live.id
  where (deleted_at is null or deleted_at > ${endOfMonth}
      and deleted_at not in (select rolled_back_at from imports where rolled_back_at is not null))
    and (created_at < ${endOfMonth} or live.id in (select appliance_id from until_then))
  group by live.id, standing.month, standing.appliance_id`;

/** The likely places that the models have now, in month $1. */
const rangesOfNow = `
  update standings set
    category_low = (trust #>> '{inCategory,placeLow}')::integer, category_high = (trust #>> '{inCategory,placeHigh}')::integer,
    type_low = (trust #>> '{inType,placeLow}')::integer, type_high = (trust #>> '{inType,placeHigh}')::integer
  from appliance_trust now
  where month = $1 and now.appliance_id = standings.appliance_id and now.category = standings.category
    and now.subcategory is not distinct from standings.subcategory`;

const storeRanges = `
  update standings set
    category_low = ranges.category_low, category_high = ranges.category_high,
    type_low = ranges.type_low, type_high = ranges.type_high
  from unnest($2::uuid[], $3::integer[], $4::integer[], $5::integer[], $6::integer[])
    as ranges (id, category_low, category_high, type_low, type_high)
  where month = $1 and appliance_id = ranges.id`;

/** A statement's parameters hold that many rows at most. */
const rowsPerStatement = 10_000;

/** The models of a past month count although they may have been deleted since. */
const selectMonthEnd = `select ${inputColumns} from month_end where ${ratedInOrder}`;

/** Of the models from one index to before another. */
function rangeColumns(
  ids: readonly string[],
  { inCategory, inType }: Assessment,
  from: number,
  to: number,
): unknown[] {
  const columns = [inCategory.placeLow, inCategory.placeHigh, inType.placeLow, inType.placeHigh];
  return [ids.slice(from, to), ...columns.map((column) => [...column.subarray(from, to)])];
}

/** Records the ranks at the end of a month, for the movement arrows of the next one. */
export class Standings {
  constructor(
    private readonly client: Client,
    private readonly assess: Assess,
  ) {}

  /** To be called before the first scores of a new month are written, while the rows still show the previous month. */
  async closePreviousMonth(month: string): Promise<void> {
    const newest = (await this.months())[0];
    if (newest === undefined || newest >= month) return;
    await this.replace(newest, 'appliances');
    await this.client.query(rangesOfNow, [newest]);
  }

  /** Scores for a month before the newest one change the ranks at the end of the previous month. */
  async rebuildIfPast(month: string): Promise<void> {
    const [newest] = await this.months();
    if (newest !== undefined && month < newest) await this.rebuildPrevious();
  }

  async rebuildPrevious(): Promise<void> {
    const previous = (await this.months())[1];
    if (previous === undefined) return;
    await this.client.query(createMonthEnd);
    await this.client.query(fillMonthEnd, [previous]);
    await this.replace(previous, 'month_end');
    await this.storeRanges(previous);
  }

  private async storeRanges(month: string): Promise<void> {
    const ids: string[] = [];
    const inputs = await readInputs<TrustInput>(this.client, selectMonthEnd, ({ id }) => ids.push(id));
    const assessment = await this.assess(inputs);
    for (let from = 0; from < ids.length; from += rowsPerStatement) {
      const ranges = rangeColumns(ids, assessment, from, from + rowsPerStatement);
      await this.client.query(storeRanges, [month, ...ranges]);
    }
  }

  private async replace(month: string, table: string): Promise<void> {
    await this.client.query('delete from standings where month = $1', [month]);
    await this.client.query(insertStandings(table), [month]);
  }

  /** Newest first. */
  private async months(): Promise<string[]> {
    const { rows } = await this.client.query<{ month: string }>(newestScoreMonths);
    return rows.map(({ month }) => month);
  }
}

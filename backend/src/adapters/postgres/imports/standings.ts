import { retailerFields } from '../../../domain/scores/retailers.js';
import { columnOf } from '../appliance-rows.js';
import type { Client } from '../database.js';
import { newestScoreMonths } from '../postgres-score-history.js';
import { writeStandings } from './import-sql.js';
import { scoresWhenOver, withScoresOf } from './past-scores.js';

const createPast = 'create temp table past (like appliances including generated) on commit drop';

/**
 * The live models with the scores that were known when the month $1 was over; what no file brought is as it stands now.
 * Where a place was written down already, the model is of the type that it was of then.
 */
const fillPast = `
  insert into past (id, brand, model, category, subcategory, match_key, search_text, version, created_at, updated_at,
    ${retailerFields.map(columnOf).join(', ')})
  with recursive ${scoresWhenOver}
  select live.id, brand, model, coalesce(stood.category, live.category),
    case when stood.category is null then live.subcategory else stood.subcategory end,
    match_key, search_text, version, created_at, updated_at, ${withScoresOf('known').join(', ')}
  from appliances live
    left join known on known.appliance_id = live.id
    left join standings stood on stood.month = $1 and stood.appliance_id = live.id
  where deleted_at is null group by live.id, stood.month, stood.appliance_id`;

/** Writes down where models stood at the end of a month, for the arrows of the next. */
export class Standings {
  constructor(private readonly client: Client) {}

  /** Before the first scores of a new month are written, the rows still show the month before. */
  async closeMonthBefore(month: string): Promise<void> {
    const newest = (await this.months())[0];
    if (newest === undefined || newest >= month) return;
    await this.replace(newest, 'appliances');
  }

  /** Scores of a month that is already over change how the previous month ended. */
  async rebuildIfPast(month: string): Promise<void> {
    const [newest] = await this.months();
    if (newest !== undefined && month < newest) await this.rebuildPrevious();
  }

  async rebuildPrevious(): Promise<void> {
    const previous = (await this.months())[1];
    if (previous === undefined) return;
    await this.client.query(createPast);
    await this.client.query(fillPast, [previous]);
    await this.replace(previous, 'past');
  }

  private async replace(month: string, table: string): Promise<void> {
    await this.client.query('delete from standings where month = $1', [month]);
    await this.client.query(writeStandings(table), [month]);
  }

  /** Newest first. */
  private async months(): Promise<string[]> {
    const { rows } = await this.client.query<{ month: string }>(newestScoreMonths);
    return rows.map(({ month }) => month);
  }
}

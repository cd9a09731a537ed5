import type { Client } from '../database.js';
import { scoreMonths } from '../postgres-score-history.js';
import { createPast, writeStandings } from './import-sql.js';

/** Writes down where models stood at the end of a month, for the arrows of the next. */
export class Standings {
  constructor(private readonly client: Client) {}

  /** Before the first scores of a new month are written, the rows still show the month before. */
  async closeMonthBefore(month: string): Promise<void> {
    const newest = (await this.months())[0];
    if (newest === undefined || newest >= month) return;
    await this.client.query('delete from standings where month = $1', [newest]);
    await this.client.query(writeStandings('appliances'), [newest]);
  }

  /** Scores of a month that is already over change how the previous month ended. */
  async rebuildIfPast(month: string): Promise<void> {
    const [newest] = await this.months();
    if (newest !== undefined && month < newest) await this.rebuildPrevious();
  }

  async rebuildPrevious(): Promise<void> {
    const previous = (await this.months())[1];
    if (previous === undefined) return;
    await this.client.query('delete from standings where month = $1', [previous]);
    const [create = '', fill = ''] = createPast;
    await this.client.query(create);
    await this.client.query(fill, [previous]);
    await this.client.query(writeStandings('past'), [previous]);
  }

  /** Newest first. */
  private async months(): Promise<string[]> {
    const { rows } = await this.client.query<{ month: string }>(scoreMonths);
    return rows.map(({ month }) => month);
  }
}

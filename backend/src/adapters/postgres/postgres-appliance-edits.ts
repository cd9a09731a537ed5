import {
  Appliance,
  type ApplianceFields,
  applianceFieldNames,
  brandKey,
} from '@appliance-index/domain/catalogue/appliance';
import { DomainError } from '@appliance-index/domain/errors';
import { isUuid } from '@appliance-index/domain/ids';
import { ApplianceEdits, type Purged } from '../../application/catalogue/editing-ports.js';
import type { MediaItem } from '../../application/catalogue/media-ports.js';
import { type ApplianceRow, applianceColumns, columnOf, toAppliance } from './appliance-rows.js';
import type { Database } from './database.js';
import { lockCatalogue } from './postgres-catalogue-version.js';
import { mediaColumns } from './postgres-media-items.js';

const uniqueViolation = '23505';

/** Votes are deleted with their models; the limit keeps a purge within the statement timeout. */
const maxVotesPerPurge = 200_000;
const dueForPurge = `
  select id from (
    select id, votes, sum(votes) over (order by deleted_at, id) as votes_so_far from appliances cross join lateral (
        select coalesce(sum(upvotes + downvotes), 0) as votes from vote_tallies where appliance_id = id
      ) tally
      where deleted_at < $1 order by deleted_at, id limit $2
  ) due where votes_so_far <= ${maxVotesPerPurge} or votes_so_far = votes`;

/** Columns derived from the fields and stored, so that rankings and searches need not compute them. */
const derivedColumns = {
  price_cents: (appliance: Appliance) => appliance.priceCents,
  search_text: (appliance: Appliance) => appliance.searchText,
  match_key: (appliance: Appliance) => appliance.matchKey,
} as const;
const columns = [...applianceFieldNames.map(columnOf), ...Object.keys(derivedColumns)];
const parameters = columns.map((_, index) => `$${index + 2}`);

export class PostgresApplianceEdits implements ApplianceEdits {
  constructor(private readonly database: Database) {}

  async lock(id: string): Promise<Appliance | null> {
    if (!isUuid(id)) return null;
    await this.database.query(lockCatalogue);
    const [row] = await this.database.query<ApplianceRow>(
      `select ${applianceColumns} from appliances where id = $1 for update`,
      [id],
    );
    return row ? toAppliance(row) : null;
  }

  async brandSpelling(brand: string): Promise<string> {
    // The character after '|' ends the range of keys that begin with the brand's.
    const [found] = await this.database.query<{ brand: string }>(
      `select brand from appliances where deleted_at is null and match_key > $1 and match_key < $2
       group by brand order by brand = $3 desc, count(*) desc, brand limit 1`,
      [`${brandKey(brand)}|`, `${brandKey(brand)}}`, brand],
    );
    return found?.brand ?? brand;
  }

  add(fields: ApplianceFields): Promise<Appliance> {
    const appliance = new Appliance(crypto.randomUUID(), fields);
    return this.write(
      `insert into appliances (id, ${columns.join(', ')}) values ($1, ${parameters.join(', ')})`,
      appliance,
    );
  }

  save(appliance: Appliance): Promise<Appliance> {
    const assignments = columns.map((column, index) => `${column} = ${parameters[index]}`).join(', ');
    return this.write(
      `update appliances set ${assignments}, deleted_at = $${columns.length + 2},
         version = version + 1, updated_at = now() where id = $1`,
      appliance,
      [appliance.deletedAt],
    );
  }

  async trashed(limit: number, afterId?: string): Promise<Appliance[]> {
    const afterCursor = 'and (deleted_at, id) < (select deleted_at, id from appliances where id = $2)';
    const rows = await this.database.query<ApplianceRow>(
      `select ${applianceColumns} from appliances where deleted_at is not null ${afterId ? afterCursor : ''}
         order by deleted_at desc, id desc limit $1`,
      [limit, ...(afterId ? [afterId] : [])],
    );
    return rows.map(toAppliance);
  }

  async purge(before: Date, limit: number): Promise<Purged> {
    const due = await this.database.query<{ id: string }>(dueForPurge, [before, limit]);
    // Even a delete that removes nothing would bump the catalogue version.
    if (due.length === 0) return { appliances: 0, media: [] };
    // Checks deleted_at again, because a selected model may have been restored meanwhile. Its media are still visible
    // here: the cascade deletes them at the end of the statement.
    const rows = await this.database.query<{ id: string; item: MediaItem | null }>(
      `with purged as (
         delete from appliances where deleted_at < $1 and id = any ($2::uuid[]) returning id
       )
       select purged.id, to_jsonb(media) as item from purged
         left join (select ${mediaColumns} from appliance_media) as media on media."applianceId" = purged.id`,
      [before, due.map(({ id }) => id)],
    );
    return {
      appliances: new Set(rows.map(({ id }) => id)).size,
      media: rows.flatMap(({ item }) => item ?? []),
    };
  }

  private async write(sql: string, appliance: Appliance, extraValues: unknown[] = []): Promise<Appliance> {
    const values = [
      appliance.id,
      ...applianceFieldNames.map((name) => appliance[name]),
      ...Object.values(derivedColumns).map((derive) => derive(appliance)),
      ...extraValues,
    ];
    try {
      const [row] = await this.database.query<ApplianceRow>(`${sql} returning ${applianceColumns}`, values);
      if (!row) throw new Error('The locked model no longer exists.');
      return toAppliance(row);
    } catch (error) {
      throw (error as { code?: string }).code === uniqueViolation ? duplicateModel(appliance) : error;
    }
  }
}

function duplicateModel({ brand, model, category }: Appliance): DomainError {
  const message = `${brand} ${model} is already in the catalogue, under ${category}.`;
  return new DomainError('conflict', 'duplicate', message, [{ path: 'model', message }]);
}

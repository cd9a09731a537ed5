import {
  Appliance,
  type ApplianceFields,
  applianceFieldNames,
  brandKey,
  duplicateMessage,
} from '@appliance-index/domain/catalogue/appliance';
import { DomainError } from '@appliance-index/domain/errors';
import { isUuid } from '@appliance-index/domain/ids';
import { pick } from '@appliance-index/domain/objects';
import { LockMode, raw, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { ApplianceEdits, type Purged, type TrashStart } from '../../application/catalogue/editing-ports.js';
import type { MediaItem } from '../../application/catalogue/media-ports.js';
import { type ApplianceRow, applianceColumns, toAppliance } from './appliance-rows.js';
import { appliancesSchema, type EditedAppliance } from './appliances-schema.js';
import type { Database } from './database.js';
import { lockCatalogue, sharedCatalogue } from './postgres-catalogue-version.js';
import { mediaColumns } from './postgres-media-items.js';

/** Votes are deleted with their models; the limit keeps a purge within the statement timeout. */
const maxVotesPerPurge = 200_000;
const dueForPurge = `
  select id from (
    select id, votes, sum(votes) over (order by deleted_at, id) as votes_so_far from appliances cross join lateral (
        select coalesce(sum(upvotes + downvotes), 0) as votes from vote_tallies where appliance_id = id
      ) tally
      where deleted_at < $1 order by deleted_at, id limit $2
  ) due where votes_so_far <= ${maxVotesPerPurge} or votes_so_far = votes`;

/** As by the clock of the database. */
const touched = { updatedAt: raw<Date>('now()') };

const writtenFields = [...applianceFieldNames, 'priceCents', 'searchText', 'matchKey', 'deletedAt'] as const;

export class PostgresApplianceEdits implements ApplianceEdits {
  constructor(private readonly database: Database) {}

  async lock(id: string): Promise<Appliance | null> {
    if (!isUuid(id)) return null;
    const where = { id, [raw(sharedCatalogue)]: [] };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const edited = await this.database.entities().findOne(appliancesSchema, where, options);
    return edited && applianceOf(edited);
  }

  async lockAll(): Promise<void> {
    await this.database.query(lockCatalogue);
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

  async holderOf(matchKey: string): Promise<string | null> {
    const [found] = await this.database.query<{ id: string }>(
      'select id from appliances where deleted_at is null and match_key = $1',
      [matchKey],
    );
    return found?.id ?? null;
  }

  add(fields: ApplianceFields): Promise<Appliance> {
    const appliance = new Appliance(crypto.randomUUID(), fields);
    const edited = this.database
      .entities()
      .create(appliancesSchema, pick(appliance, ['id', 'coverUrl', 'version', ...writtenFields]));
    return this.write(edited, appliance);
  }

  async save(appliance: Appliance): Promise<Appliance> {
    const edited = await this.database.entities().findOneOrFail(appliancesSchema, { id: appliance.id });
    return this.write(Object.assign(edited, pick(appliance, writtenFields), touched), appliance);
  }

  private async write(edited: EditedAppliance, appliance: Appliance): Promise<Appliance> {
    try {
      await this.database.entities().flush();
      return applianceOf(edited);
    } catch (error) {
      throw error instanceof UniqueConstraintViolationException ? duplicateModel(appliance) : error;
    }
  }

  async trashed(limit: number, start?: TrashStart): Promise<Appliance[]> {
    const rows = await this.database.query<ApplianceRow>(
      `select ${applianceColumns} from appliances where deleted_at is not null ${start ? 'and (deleted_at, id) < ($2, $3)' : ''}
         order by deleted_at desc, id desc limit $1`,
      [limit, ...(start ? [start.deletedAt, start.id] : [])],
    );
    return rows.map(toAppliance);
  }

  async purge(before: Date, limit: number): Promise<Purged> {
    const due = await this.database.query<{ id: string }>(dueForPurge, [before, limit]);
    // Even a delete that removes nothing would bump the catalogue version.
    if (due.length === 0) return { appliances: 0, media: [] };
    await this.lockAll();
    // Checks deleted_at again, because a selected model may have been restored meanwhile. Its media are still visible
    // here: the cascade deletes them at the end of the statement.
    const rows = await this.database.query<{ id: string; item: MediaItem | null }>(
      `with purged as (
         delete from appliances where deleted_at < $1 and id = any ($2::uuid[]) returning id
       ), forgotten as (
         delete from import_findings where appliance_id in (select id from purged)
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
}

/** The columns are never undefined, although the mapping's types allow it. */
function applianceOf(edited: EditedAppliance): Appliance {
  return Object.assign(
    new Appliance(edited.id, edited as ApplianceFields),
    pick(edited, ['coverUrl', 'version', 'deletedAt']),
  );
}

function duplicateModel(appliance: Appliance): DomainError {
  const message = duplicateMessage(appliance);
  return new DomainError('conflict', 'duplicate', message, [{ path: 'model', message }]);
}

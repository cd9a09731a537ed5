import { applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import { mediaLimits } from '@appliance-index/domain/catalogue/media';
import { DomainError } from '@appliance-index/domain/errors';
import { isUuid, nilUuid } from '@appliance-index/domain/ids';
import { type MediaItem, MediaItems } from '../../application/catalogue/media-ports.js';
import { iteratePages } from '../../application/pagination.js';
import type { Database } from './database.js';
import { lockCatalogue } from './postgres-catalogue-version.js';

/** Selects the fields of `MediaItem`. */
export const mediaColumns = `id, appliance_id as "applianceId", type, url, position, width, height, bytes::float8 as bytes, label`;
type NewItem = Omit<MediaItem, 'position' | 'applianceId'>;

const pageSize = 500;
const maxLabelLength = 500;

/** A model's cover is its first image; videos are skipped. */
const refreshCover = `
  update appliances set cover_url = (
    select url from appliance_media where appliance_id = $1 and type = 'image' order by position, id limit 1
  ) where id = $1`;

export class PostgresMediaItems implements MediaItems {
  constructor(private readonly database: Database) {}

  async listFor(applianceId: string): Promise<MediaItem[]> {
    if (!isUuid(applianceId)) return [];
    return this.database.prepared<MediaItem>(
      `select ${mediaColumns} from appliance_media
       where appliance_id = $1 and exists (select from appliances where id = $1 and deleted_at is null)
       order by position, id`,
      [applianceId],
    );
  }

  async find(id: string): Promise<MediaItem | null> {
    if (!isUuid(id)) return null;
    const [found] = await this.database.query<MediaItem>(
      `select ${mediaColumns} from appliance_media where id = $1`,
      [id],
    );
    return found ?? null;
  }

  async isShown(id: string): Promise<boolean> {
    if (!isUuid(id)) return false;
    const found = await this.database.prepared(
      `select from appliance_media as media left join appliances on appliances.id = media.appliance_id
       where media.id = $1 and appliances.deleted_at is null`,
      [id],
    );
    return found.length > 0;
  }

  async add(applianceId: string, items: readonly NewItem[]): Promise<void> {
    const existing = await this.lockModel(applianceId);
    const { itemsPerModel } = mediaLimits;
    if (existing.length + items.length > itemsPerModel) {
      const message = `An appliance can have at most ${itemsPerModel} photos and videos. Delete some first.`;
      throw new DomainError('invalid', 'media-count', message);
    }
    const names = items.map(({ label }) => label);
    await this.record(applianceId, names.join(', '), null, { files: names });
    const first = (existing.at(-1)?.position ?? -1) + 1;
    for (const [index, item] of items.entries())
      await this.insert({ ...item, applianceId, position: first + index });
    await this.database.query(refreshCover, [applianceId]);
  }

  async addPictures(items: readonly NewItem[]): Promise<void> {
    for (const item of items) {
      const { id, label } = item;
      this.database.auditTrail.record({
        subject: 'media',
        subjectId: id,
        label,
        before: null,
        after: { file: label },
      });
      await this.insert({ ...item, applianceId: null, position: 0 });
    }
  }

  private async insert(item: MediaItem): Promise<void> {
    const { id, applianceId, type, url, position, width, height, bytes, label } = item;
    await this.database.query(
      `insert into appliance_media (id, appliance_id, type, url, position, width, height, bytes, label)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, applianceId, type, url, position, width, height, bytes, label],
    );
  }

  async remove(id: string): Promise<boolean> {
    await this.database.query(lockCatalogue);
    const [item] = await this.database.query<Pick<MediaItem, 'applianceId' | 'label'>>(
      `select appliance_id as "applianceId", label from appliance_media where id = $1 for update`,
      [id],
    );
    if (!item) return false;
    await this.record(item.applianceId ?? id, item.label, { file: item.label }, null);
    await this.database.query('delete from appliance_media where id = $1', [id]);
    await this.database.query(refreshCover, [item.applianceId]);
    return true;
  }

  async reorder(applianceId: string, ids: readonly string[]): Promise<MediaItem[]> {
    const before = await this.lockModel(applianceId);
    const existingIds = before.map(({ id }) => id);
    const requested = ids.filter((id) => existingIds.includes(id));
    const orderedIds = [...new Set([...requested, ...existingIds])];
    if (orderedIds.every((id, index) => id === existingIds[index])) return before;
    const after = orderedIds.flatMap((id, position) => {
      const item = before.find((each) => each.id === id);
      return item ? [{ ...item, position }] : [];
    });
    await this.record(applianceId, `${after.length} items`, orderOf(before), orderOf(after));
    await this.database.query(
      `update appliance_media set position = ordinal - 1
         from unnest($2::uuid[]) with ordinality as requested (item, ordinal)
         where id = item and appliance_id = $1`,
      [applianceId, orderedIds],
    );
    await this.database.query(refreshCover, [applianceId]);
    return after;
  }

  all(): AsyncIterable<MediaItem> {
    const nextPage = `select ${mediaColumns} from appliance_media where id > $1 order by id limit ${pageSize}`;
    return iteratePages((last) => this.database.query<MediaItem>(nextPage, [last?.id ?? nilUuid]), pageSize);
  }

  /** Locks the model, so that no position is assigned twice, and returns its media. */
  private async lockModel(applianceId: string): Promise<MediaItem[]> {
    await this.database.query(lockCatalogue);
    const found = isUuid(applianceId)
      ? await this.database.query('select from appliances where id = $1 and deleted_at is null for update', [
          applianceId,
        ])
      : [];
    if (found.length === 0) throw applianceNotFound();
    return this.listFor(applianceId);
  }

  /** The label of the entry includes the model, unless that is in the trash or the item is an article's. */
  private async record(
    subjectId: string,
    items: string,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    const [model] = await this.database.query<{ name: string }>(
      `select brand || ' ' || model as name from appliances where id = $1 and deleted_at is null`,
      [subjectId],
    );
    const label = (model ? `${model.name}: ${items}` : items).slice(0, maxLabelLength);
    this.database.auditTrail.record({ subject: 'media', subjectId, label, before, after });
  }
}

function orderOf(items: readonly MediaItem[]): object {
  return { order: items.map(({ label }) => label).join(', ') };
}

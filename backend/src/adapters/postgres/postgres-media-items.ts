import { applianceNotFound } from '@appliance-index/domain/catalogue/appliance';
import { mediaLimits } from '@appliance-index/domain/catalogue/media';
import { DomainError } from '@appliance-index/domain/errors';
import { isUuid, nilUuid } from '@appliance-index/domain/ids';
import { LockMode } from '@mikro-orm/postgresql';
import { type MediaItem, MediaItems } from '../../application/catalogue/media-ports.js';
import { iteratePages } from '../../application/pagination.js';
import type { Database } from './database.js';
import { mediaSchema, type StoredMediaItem } from './media-schema.js';
import { lockCatalogue } from './postgres-catalogue-version.js';

/** Selects the fields of `MediaItem`. */
export const mediaColumns = `id, appliance_id as "applianceId", type, url, position, width, height, bytes::float8 as bytes, label`;
type NewItem = Omit<MediaItem, 'position' | 'applianceId'>;

const pageSize = 500;

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
    const first = (existing.at(-1)?.position ?? -1) + 1;
    await this.store(items.map((item, index) => ({ ...item, applianceId, position: first + index })));
    await this.database.query(refreshCover, [applianceId]);
  }

  addPictures(items: readonly NewItem[]): Promise<void> {
    return this.store(items.map((item) => ({ ...item, applianceId: null, position: 0 })));
  }

  private async store(items: readonly MediaItem[]): Promise<void> {
    const entities = this.database.entities();
    for (const item of items) entities.create(mediaSchema, item);
    await entities.flush();
  }

  async remove(id: string): Promise<boolean> {
    await this.database.query(lockCatalogue);
    const entities = this.database.entities();
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const item = await entities.findOne(mediaSchema, { id }, options);
    if (!item) return false;
    entities.remove(item);
    await entities.flush();
    await this.database.query(refreshCover, [item.applianceId]);
    return true;
  }

  async reorder(applianceId: string, ids: readonly string[]): Promise<MediaItem[]> {
    const before = await this.lockModel(applianceId);
    const requested = ids.flatMap((id) => before.find((item) => item.id === id) ?? []);
    const after = [...new Set([...requested, ...before])];
    if (after.some((item, index) => item !== before[index])) {
      for (const [position, item] of after.entries()) item.position = position;
      await this.database.entities().flush();
      await this.database.query(refreshCover, [applianceId]);
    }
    return this.listFor(applianceId);
  }

  all(): AsyncIterable<MediaItem> {
    const nextPage = `select ${mediaColumns} from appliance_media where id > $1 order by id limit ${pageSize}`;
    return iteratePages((last) => this.database.query<MediaItem>(nextPage, [last?.id ?? nilUuid]), pageSize);
  }

  /** Locks the model, so that no position is assigned twice, and returns its media in order. */
  private async lockModel(applianceId: string): Promise<StoredMediaItem[]> {
    await this.database.query(lockCatalogue);
    const found = isUuid(applianceId)
      ? await this.database.query('select from appliances where id = $1 and deleted_at is null for update', [
          applianceId,
        ])
      : [];
    if (found.length === 0) throw applianceNotFound();
    const options = { orderBy: { position: 'asc', id: 'asc' }, refresh: true } as const;
    return this.database.entities().find(mediaSchema, { applianceId }, options);
  }
}

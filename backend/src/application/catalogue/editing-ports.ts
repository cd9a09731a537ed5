import type { Appliance, ApplianceFields } from '../../domain/catalogue/appliance.js';
import type { MediaItem } from './media-ports.js';

/** What was removed for good. */
export interface Purged {
  appliances: number;
  /** What they had; it went with them, but its files are still there. */
  media: MediaItem[];
}

/** Writes single models, for staff. Call it in a transaction. */
export abstract class ApplianceEdits {
  /** The model, in the trash or not, held until the transaction ends. Null when there is none. `id` is any text. */
  abstract lock(id: string): Promise<Appliance | null>;
  /** @throws conflict/duplicate when a model of the same brand, name and category is in the catalogue */
  abstract add(fields: ApplianceFields): Promise<Appliance>;
  /** Every field, and whether it lies in the trash; the version grows by one. @throws conflict/duplicate */
  abstract save(appliance: Appliance): Promise<Appliance>;
  /** The models in the trash, latest first; with an id those that follow it, and none when it does not lie there. */
  abstract trashed(limit: number, afterId?: string): Promise<Appliance[]>;
  /** Removes for good what has lain in the trash since before then, `limit` at most and fewer of popular models. None when nothing is left. */
  abstract purge(before: Date, limit: number): Promise<Purged>;
}

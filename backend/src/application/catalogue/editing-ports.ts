import type { Appliance, ApplianceFields } from '@appliance-index/domain/catalogue/appliance';
import type { SavedViewFields } from '@appliance-index/domain/catalogue/saved-view';
import type { MediaItem } from './media-ports.js';

/** Where a page of the trash begins: after a model that was deleted then, which may be restored or gone meanwhile. */
export interface TrashStart {
  id: string;
  deletedAt: Date;
}

/** The result of a permanent deletion. */
export interface Purged {
  appliances: number;
  /** Their deleted media items; the stored files still have to be removed. */
  media: MediaItem[];
}

export interface SavedView extends SavedViewFields {
  id: string;
  /** The id of an account. */
  owner: string;
}

/** Views of the list of models that staff keep. */
export abstract class SavedViews {
  /** An account's own views and the shared ones, by name. */
  abstract of(accountId: string): Promise<SavedView[]>;
  /** Adds a view, or replaces the account's one of that name. */
  abstract put(owner: string, fields: SavedViewFields): Promise<SavedView>;
  abstract remove(id: string): Promise<void>;
}

/** Writes single models, for staff. Must run in a transaction. */
export abstract class ApplianceEdits {
  /** Locks the model, in the trash or not, until the transaction ends. Null when there is none; `id` may be malformed. */
  abstract lock(id: string): Promise<Appliance | null>;
  /** Keeps out all other changes of the catalogue until the transaction ends: before several models are locked. */
  abstract lockAll(): Promise<void>;
  /** The catalogue's own spelling of the brand ('Café' for 'Cafe'); the given one when it has none or has it, too. */
  abstract brandSpelling(brand: string): Promise<string>;
  /** The id of the model with this match key that is not in the trash; null when there is none. */
  abstract holderOf(matchKey: string): Promise<string | null>;
  /** @throws conflict/duplicate when the catalogue has a model with the same match key */
  abstract add(fields: ApplianceFields): Promise<Appliance>;
  /** Saves all fields and `deletedAt`, and increments the version. @throws conflict/duplicate */
  abstract save(appliance: Appliance): Promise<Appliance>;
  /** A page of the trash, latest first: the first page, or the one after `start`. */
  abstract trashed(limit: number, start?: TrashStart): Promise<Appliance[]>;
  /**
   * Permanently deletes models trashed before `before`: at most `limit`, or fewer if they have many votes.
   * Call it until it deletes none.
   */
  abstract purge(before: Date, limit: number): Promise<Purged>;
}

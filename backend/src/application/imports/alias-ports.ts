import type { Alias } from '@appliance-index/domain/catalogue/alias';
import type { ModelName } from '@appliance-index/domain/catalogue/closest-models';

/** A model of the catalogue. */
export interface NamedModel extends ModelName {
  id: string;
}

/** A decision with who made it, and the model that it means as it is now. */
export interface StoredAlias {
  alias: Alias;
  /** Null for a decision that means no model (yet). */
  model: (NamedModel & { isDeleted: boolean }) | null;
  decidedBy: string | null;
}

/** Stores what staff decided about spellings. Methods that lock or write must run in a change. */
export abstract class AliasStore {
  /** A page in the order of the spellings: the first page, or the one after `afterId`; empty for an unknown id. */
  abstract page(limit: number, afterId?: string): Promise<StoredAlias[]>;
  /** Those that mean the model, at most `limit`. Malformed ids are allowed. */
  abstract ofModel(applianceId: string, limit: number): Promise<StoredAlias[]>;
  abstract withIds(ids: readonly string[]): Promise<StoredAlias[]>;
  /** Locks the catalogue, and the decisions about these spellings that there are. */
  abstract lockByKeys(writtenKeys: readonly string[]): Promise<Alias[]>;
  /** Null when there is none; malformed ids are allowed. */
  abstract lock(id: string): Promise<Alias | null>;
  abstract save(aliases: readonly Alias[]): Promise<void>;
  abstract remove(alias: Alias): Promise<void>;
  /** Those of the models that are in the catalogue, not in the trash. */
  abstract models(ids: readonly string[]): Promise<NamedModel[]>;
  /** Those of the match keys that the catalogue has. */
  abstract knownKeys(matchKeys: readonly string[]): Promise<Set<string>>;
  /** Those of the brands, by their keys, of which the catalogue has models. */
  abstract knownBrands(brandKeys: readonly string[]): Promise<Set<string>>;
}

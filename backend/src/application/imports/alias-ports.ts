import type { Alias, AliasDecision } from '@appliance-index/domain/catalogue/alias';
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

/** Conditions are combined with AND. */
export interface AliasFilter {
  /** In the name or in what it means, without case. */
  text?: string | undefined;
  decision?: AliasDecision | undefined;
}

/** Where a page of a list begins: after a name, after a number of entries, or at the beginning. */
export interface PageStart {
  /** As `writtenKeyOf` returns it. A colleague may have removed the decision about it meanwhile. */
  afterKey?: string | undefined;
  skipped?: number;
}

/** Stores what staff decided about names. Methods that lock or write must run in a change. */
export abstract class AliasStore {
  /** A page in the order of the names. */
  abstract page(filter: AliasFilter, limit: number, start: PageStart): Promise<StoredAlias[]>;
  abstract count(filter: AliasFilter): Promise<number>;
  /** Those that mean the model, at most `limit`. Malformed ids are allowed. */
  abstract ofModel(applianceId: string, limit: number): Promise<StoredAlias[]>;
  abstract withIds(ids: readonly string[]): Promise<StoredAlias[]>;
  /** Locks the catalogue, and the decisions about these names that there are. */
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

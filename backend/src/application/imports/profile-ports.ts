import type { ImportProfile, ProfileFields } from '@appliance-index/domain/imports/import-profile';

/** Stores import profiles, of which there are few. Methods that lock or write must run in a change. */
export abstract class ProfileStore {
  /** By name. */
  abstract all(): Promise<ImportProfile[]>;
  /** Locks the profile; null when there is none of this name. */
  abstract lock(name: string): Promise<ImportProfile | null>;
  abstract add(name: string, fields: ProfileFields): Promise<ImportProfile>;
  /** Saves the fields that have been changed. */
  abstract save(profile: ImportProfile): Promise<ImportProfile>;
  abstract remove(profile: ImportProfile): Promise<void>;
}

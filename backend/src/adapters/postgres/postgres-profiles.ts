import { ImportProfile, type ProfileFields } from '@appliance-index/domain/imports/import-profile';
import { LockMode, raw } from '@mikro-orm/postgresql';
import type { ProfileStore } from '../../application/imports/profile-ports.js';
import type { Database } from './database.js';
import { lockCatalogue } from './postgres-catalogue-version.js';

export class PostgresProfiles implements ProfileStore {
  constructor(private readonly database: Database) {}

  async all(): Promise<ImportProfile[]> {
    const rows = await this.database.query<ProfileFields & { id: string; name: string; savedAt: string }>(
      'select id, name, retailer, mapping, saved_at as "savedAt" from import_profiles order by name',
    );
    return rows.map(({ id, name, savedAt, ...fields }) =>
      Object.assign(new ImportProfile(id, name, fields), { savedAt: new Date(savedAt) }),
    );
  }

  async lock(name: string): Promise<ImportProfile | null> {
    // There is nothing else to lock of a profile that two are about to add.
    await this.database.query(lockCatalogue);
    const entities = this.database.entities();
    return entities.findOne(ImportProfile, { name }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  add(name: string, fields: ProfileFields): Promise<ImportProfile> {
    const profile = new ImportProfile(crypto.randomUUID(), name, fields);
    this.database.entities().persist(profile);
    return this.save(profile);
  }

  async save(profile: ImportProfile): Promise<ImportProfile> {
    this.database.entities().assign(profile, { savedAt: raw<Date>('now()') });
    await this.database.entities().flush();
    return profile;
  }

  async remove(profile: ImportProfile): Promise<void> {
    this.database.entities().remove(profile);
    await this.database.entities().flush();
  }
}

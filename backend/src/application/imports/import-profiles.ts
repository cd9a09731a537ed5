import { DomainError } from '@appliance-index/domain/errors';
import {
  type ImportProfile,
  isProfileName,
  maxProfiles,
  type ProfileFields,
  type ProfileInput,
  parseProfile,
} from '@appliance-index/domain/imports/import-profile';
import { retailerSlugs } from '@appliance-index/domain/scores/retailers';
import type { Changes } from '../audit-ports.js';
import { enumOf, nullable, text, time, type ValueOf, view } from '../shapes.js';
import type { ProfileStore } from './profile-ports.js';

/** GET /api/admin/import-profiles */
export const ProfileView = view('ImportProfile', {
  name: text,
  retailer: nullable(enumOf(retailerSlugs)),
  mapping: text,
  savedAt: time,
});
export type ProfileView = ValueOf<typeof ProfileView>;

export type ProfileState = 'added' | 'changed' | 'unchanged';

/** Keeps column mappings under names. */
export class ImportProfiles {
  constructor(
    private readonly store: ProfileStore,
    private readonly changes: Changes,
  ) {}

  async list(): Promise<ProfileView[]> {
    return (await this.store.all()).map(profileView);
  }

  /** @throws not-found/profile */
  async show(name: string): Promise<ProfileView> {
    return profileView(requireProfile(await this.store.all(), name));
  }

  /** Adds the profile, or replaces the one of this name. @throws invalid/profile, invalid/mapping */
  async save(name: string, input: ProfileInput, actor: string): Promise<ProfileView> {
    const [saved] = await this.saveAll([{ name, ...input }], actor);
    return this.show(saved?.name ?? name);
  }

  /** Saves all profiles or none. @throws invalid/profile, invalid/mapping */
  saveAll(
    profiles: readonly (ProfileInput & { name?: unknown })[],
    actor: string,
  ): Promise<{ name: string; state: ProfileState }[]> {
    const parsed = profiles.map(({ name, ...input }) => ({
      name: String(name),
      fields: parseProfile(name, input),
    }));
    return this.changes.run({ actor, action: 'save' }, async () => {
      const saved = [];
      for (const { name, fields } of parsed) saved.push({ name, state: await this.write(name, fields) });
      if ((await this.store.all()).length <= maxProfiles) return saved;
      throw new DomainError(
        'invalid',
        'profile',
        `There can be ${maxProfiles} profiles. Delete those no longer used.`,
      );
    });
  }

  /** Returns what was deleted. @throws not-found/profile */
  delete(name: string, actor: string): Promise<ProfileView> {
    return this.changes.run({ actor, action: 'delete' }, async () => {
      const profile = isProfileName(name) ? await this.store.lock(name) : null;
      if (!profile) throw noProfile(name);
      await this.store.remove(profile);
      return profileView(profile);
    });
  }

  private async write(name: string, fields: ProfileFields): Promise<ProfileState> {
    const current = await this.store.lock(name);
    if (!current) {
      await this.store.add(name, fields);
      return 'added';
    }
    if (current.retailer === fields.retailer && current.mapping === fields.mapping) return 'unchanged';
    await this.store.save(Object.assign(current, fields));
    return 'changed';
  }
}

function profileView({ name, retailer, mapping, savedAt }: ImportProfile): ProfileView {
  return { name, retailer, mapping, savedAt: savedAt.toISOString() };
}

/** @throws not-found/profile */
export function requireProfile(profiles: readonly ImportProfile[], name: string): ImportProfile {
  const found = profiles.find((profile) => profile.name === name);
  if (found) return found;
  throw noProfile(name, profiles);
}

function noProfile(name: string, others: readonly ImportProfile[] = []): DomainError {
  const names = others.map((profile) => profile.name).join(', ');
  const advice = names === '' ? '' : ` Those that exist: ${names.slice(0, 400)}.`;
  return new DomainError('not-found', 'profile', `There is no profile "${name}".${advice}`);
}

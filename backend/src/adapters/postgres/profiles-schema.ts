import { ImportProfile } from '@appliance-index/domain/imports/import-profile';
import type { RetailerSlug } from '@appliance-index/domain/scores/retailers';
import { defineEntity, type EntityCtor, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

const profileClass = ImportProfile as unknown as EntityCtor<ImportProfile>;

/** Maps `ImportProfile`, which is free of persistence code, to its table. */
export const profilesSchema = defineEntity({
  class: profileClass,
  tableName: 'import_profiles',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    retailer: p.text().nullable().$type<RetailerSlug | null>(),
    mapping: p.text(),
    savedAt: p.datetime(),
  },
});

export const auditedProfiles = auditedAs(profileClass, {
  subject: 'profile',
  label: ({ name }) => name,
  valuesOf: ({ retailer, mapping }) => ({ retailer, mapping }),
});

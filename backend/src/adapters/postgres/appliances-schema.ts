import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance';
import type { CategorySlug } from '@appliance-index/domain/catalogue/taxonomy';
import { pick, recordFrom } from '@appliance-index/domain/objects';
import { retailerFields } from '@appliance-index/domain/scores/retailers';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

/**
 * A model under edit, with the columns derived from its fields, so that rankings and searches need not compute them. It maps no
 * class of the domain: MikroORM wraps every getter of a class that it maps, also for the thousands of models in lists.
 */
export const appliancesSchema = defineEntity({
  name: 'EditedAppliance',
  tableName: 'appliances',
  properties: {
    id: p.uuid().primary(),
    brand: p.text(),
    model: p.text(),
    category: p.text().$type<CategorySlug>(),
    subcategory: p.text().nullable(),
    imageUrl: p.text().nullable(),
    priceRange: p.text().nullable(),
    ...recordFrom(retailerFields, () => p.integer().nullable()),
    reliabilityScore: p.integer().nullable(),
    priceCents: p.integer().nullable(),
    searchText: p.text(),
    matchKey: p.text(),
    coverUrl: p.text().nullable(),
    version: p.integer().version(),
    updatedAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
  },
});

export type EditedAppliance = InferEntity<typeof appliancesSchema>;

/** A model in the trash counts as absent. */
export const auditedAppliances = auditedAs<EditedAppliance>(appliancesSchema.class, {
  subject: 'appliance',
  label: ({ brand, model }) => `${brand} ${model}`,
  valuesOf: (appliance) => (appliance.deletedAt === null ? pick(appliance, applianceFieldNames) : null),
});

import {
  type ApplianceFieldName,
  type ApplianceFields,
  applianceFieldNames,
  isIdentifying,
  isNumberField,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { pick, recordFrom } from '@appliance-index/domain/objects';
import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

const property = <T>(name: ApplianceFieldName) => {
  const column = (isNumberField(name) ? p.integer() : p.text()).$type<T>();
  return isIdentifying(name) ? column : column.nullable().$type<T>();
};

/** As the domain describes the fields. */
const fieldProperties = recordFrom(applianceFieldNames, property) as {
  [Name in ApplianceFieldName]: ReturnType<typeof property<ApplianceFields[Name]>>;
};

/**
 * A model under edit, with the columns derived from its fields, so that rankings and searches need not compute them. It maps no
 * class of the domain: MikroORM wraps every getter of a class that it maps, also for the thousands of models in lists.
 */
export const appliancesSchema = defineEntity({
  name: 'EditedAppliance',
  tableName: 'appliances',
  properties: {
    id: p.uuid().primary(),
    ...fieldProperties,
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

import { Alias, type AliasDecision, nameInFiles } from '@appliance-index/domain/catalogue/alias';
import { pick } from '@appliance-index/domain/objects';
import { defineEntity, type EntityCtor, p } from '@mikro-orm/core';
import { auditedAs } from './audit/audited-entity.js';

const aliasClass = Alias as unknown as EntityCtor<Alias>;

/** Maps `Alias`, which is free of persistence code, to its table. */
export const aliasesSchema = defineEntity({
  class: aliasClass,
  tableName: 'aliases',
  properties: {
    id: p.uuid().primary(),
    writtenKey: p.text(),
    brand: p.text(),
    model: p.text().nullable(),
    category: p.text().nullable(),
    decision: p.text().$type<AliasDecision>(),
    applianceId: p.uuid().nullable(),
    sameAs: p.text().nullable(),
    decidedAt: p.datetime(),
  },
});

export const auditedAliases = auditedAs(aliasClass, {
  subject: 'alias',
  label: nameInFiles,
  valuesOf: (alias) => pick(alias, ['decision', 'sameAs']),
});

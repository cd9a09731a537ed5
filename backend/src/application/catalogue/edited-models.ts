import {
  type Appliance,
  type ApplianceFields,
  type ApplianceInput,
  applianceFieldNames,
  applianceNotFound,
  brandKey,
  readApplianceFields,
} from '@appliance-index/domain/catalogue/appliance';
import { slugIn } from '@appliance-index/domain/catalogue/field-parsers';
import type { DomainError, Issue } from '@appliance-index/domain/errors';
import { pick, pickDefined } from '@appliance-index/domain/objects';
import type { ApplianceEdits } from './editing-ports.js';

/** Locks a model that is not in the trash, until the transaction ends. @throws not-found/appliance */
export async function lockListed(edits: ApplianceEdits, id: string): Promise<Appliance> {
  const current = await edits.lock(id);
  if (!current) throw notListed();
  // By its name, because it may be one of many that are changed together.
  if (current.deletedAt !== null)
    throw applianceNotFound(
      `${current.brand} ${current.model} was deleted. You can restore it from the trash.`,
    );
  return current;
}

export function notListed(): DomainError {
  return applianceNotFound(
    'This appliance does not exist. If it was deleted, you can restore it from the trash.',
  );
}

export function fieldsOf(appliance: Appliance): ApplianceFields {
  return pick(appliance, applianceFieldNames);
}

/**
 * The fields of a model after a change of some: a new category clears the type, unless a new one is given. Fields with issues have
 * no meaning. `spell` says how the catalogue spells a brand.
 */
export async function mergedFields(
  before: ApplianceFields,
  input: ApplianceInput,
  spell: (brand: string) => Promise<string>,
): Promise<{ fields: ApplianceFields; issues: Issue[] }> {
  const changesCategory = input.category !== undefined && slugIn(input.category) !== before.category;
  const base = changesCategory ? { ...before, subcategory: null } : before;
  const merged = readApplianceFields({ ...base, ...pickDefined(input, applianceFieldNames) });
  const { fields, issues } = merged;
  // The spelling of the model's own brand may be corrected.
  if (issues.length === 0 && brandKey(fields.brand) !== brandKey(before.brand))
    fields.brand = await spell(fields.brand);
  return merged;
}

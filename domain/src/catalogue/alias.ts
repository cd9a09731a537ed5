import { type Issue, invalidFields } from '../errors.js';
import { isUuid } from '../ids.js';
import { brandKey, matchKey } from './appliance.js';
import { applianceFields } from './appliance-fields.js';
import { parseField } from './field-parsers.js';
import { findCategory } from './taxonomy-names.js';

/**
 * What staff decide about a name in files that the catalogue does not have: that it is the same model as one there, a new
 * model, or to be ignored; or that all of a brand are of another brand.
 */
export const aliasDecisions = ['same', 'new', 'ignore', 'brand'] as const;
export type AliasDecision = (typeof aliasDecisions)[number];

/** Unvalidated input. */
export interface DecisionInput {
  brand?: unknown;
  /** Missing in a decision about a brand, like `category`. */
  model?: unknown;
  category?: unknown;
  decision: AliasDecision;
  /** The model meant by 'same'; of 'new', the one that was added for it, if the decision is made again. */
  applianceId?: unknown;
  /** The brand meant by 'brand'. */
  sameBrand?: unknown;
}

/** A decision with its name as files write it; what it does not need is null. */
export interface Decision {
  brand: string;
  model: string | null;
  category: string | null;
  decision: AliasDecision;
  applianceId: string | null;
  /** The name of the brand meant, or of the model as it was when that was decided. */
  sameAs: string | null;
}

/** A decision that is kept for the next import. */
export class Alias implements Decision {
  brand: string;
  model: string | null;
  category: string | null;
  decision: AliasDecision;
  /** The model meant by 'same'; of 'new', the model that an import has added for it. */
  applianceId: string | null;
  sameAs: string | null;
  /** Unique: two names with one key are one. */
  writtenKey: string;
  decidedAt = new Date(0);

  constructor(
    readonly id: string,
    decision: Decision,
  ) {
    this.brand = decision.brand;
    this.model = decision.model;
    this.category = decision.category;
    this.decision = decision.decision;
    this.applianceId = decision.applianceId;
    this.sameAs = decision.sameAs;
    this.writtenKey = writtenKeyOf(decision);
  }
}

/** The match key of a model's name, or the part of it that identifies the brand. */
export function writtenKeyOf({ brand, model, category }: Pick<Decision, 'brand' | 'model' | 'category'>) {
  return model === null || category === null ? brandKey(brand) : matchKey(brand, model, category);
}

/** 'LG WM4000H*A (washers)', or 'LG Electronics' for a brand. */
export function nameInFiles({ brand, model, category }: Pick<Decision, 'brand' | 'model' | 'category'>) {
  return model === null ? brand : `${brand} ${model} (${category})`;
}

/** @throws invalid/alias with one issue per invalid field */
export function parseDecision(input: DecisionInput): Decision {
  const issues: Issue[] = [];
  const reportIn = (path: string) => (message: string) => {
    issues.push({ path, message: `${path}: ${message}` });
    return null;
  };
  const read = (name: 'brand' | 'model' | 'category', path: keyof DecisionInput, value: unknown) =>
    parseField(applianceFields[name], value, reportIn(path), null) as string | null;
  const { decision, applianceId, sameBrand } = input;
  const isOfModel = decision !== 'brand';
  const namesModel = decision === 'same' || (decision === 'new' && isGiven(applianceId));
  const category = typeof input.category === 'string' ? findCategory(input.category) : undefined;
  const parsed: Decision = {
    brand: read('brand', 'brand', input.brand) ?? '',
    model: isOfModel ? read('model', 'model', input.model) : null,
    category: isOfModel ? read('category', 'category', category ?? input.category) : null,
    decision,
    applianceId: namesModel ? String(applianceId).toLowerCase() : null,
    sameAs: isOfModel ? null : read('brand', 'sameBrand', sameBrand),
  };
  if (namesModel && !isUuid(String(applianceId)))
    reportIn('applianceId')('This must be the id of a model in the catalogue.');
  if (parsed.sameAs !== null && brandKey(parsed.sameAs) === brandKey(parsed.brand))
    reportIn('sameBrand')(`${parsed.brand} and ${parsed.sameAs} are one brand already.`);
  if (issues.length > 0) throw invalidFields('alias', issues);
  return parsed;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

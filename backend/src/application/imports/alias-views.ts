import { aliasDecisions } from '@appliance-index/domain/catalogue/alias';
import {
  array,
  count,
  enumOf,
  flag,
  id,
  nullable,
  object,
  optionalText,
  text,
  time,
  type ValueOf,
  view,
} from '../shapes.js';
import type { StoredAlias } from './alias-ports.js';

/** A name in files, and what staff decided about it. */
export const AliasView = view('Alias', {
  id,
  brand: text,
  /** Null for a decision about a whole brand, like `category`. */
  model: optionalText,
  category: optionalText,
  decision: enumOf(aliasDecisions),
  /** The brand that a brand is. */
  sameBrand: optionalText,
  /** The model that the name means; of a new model, the one that an import has added. */
  appliance: nullable(object({ id, brand: text, model: text, category: text, isDeleted: flag })),
  decidedAt: time,
  /** Null if the audit log does not say. */
  decidedBy: optionalText,
});
export type AliasView = ValueOf<typeof AliasView>;

/** GET /api/admin/aliases */
export const AliasesView = view('Aliases', {
  /** Number of decisions that fit. */
  total: count,
  /** The page that is listed, from 1, and how many there are. */
  page: count,
  pages: count,
  aliases: array(AliasView),
});
export type AliasesView = ValueOf<typeof AliasesView>;

export function aliasView({ alias, model, decidedBy }: StoredAlias): AliasView {
  const { id: aliasId, decision, sameAs, decidedAt } = alias;
  return {
    id: aliasId,
    brand: alias.brand,
    model: alias.model,
    category: alias.category,
    decision,
    sameBrand: decision === 'brand' ? sameAs : null,
    appliance: model,
    decidedAt: decidedAt.toISOString(),
    decidedBy,
  };
}

/** A name in a file that may mean models of the catalogue. It is matched to one only when staff decide so. */
export const UnmatchedModel = view('UnmatchedModel', {
  line: count,
  brand: text,
  model: text,
  category: text,
  /** The closest models, the surest first. */
  candidates: array(
    object({
      applianceId: id,
      brand: text,
      model: text,
      category: text,
      /** 'colour variant', 'differs only by punctuation; brand LG' */
      reason: text,
      /** Not the brand of the name, as keys compare them. */
      isOtherBrand: flag,
    }),
  ),
});

/** The properties of a decision in a request. */
export const decisionProperties = {
  brand: text,
  model: text,
  category: text,
  decision: enumOf(aliasDecisions),
  applianceId: id,
  sameBrand: text,
};

import type { ChoiceGroup, Option } from '@appliance-index/domain/models/model-choices';
import type { ModelRow } from '@appliance-index/domain/models/model-columns';
import { switchKeys } from '@appliance-index/domain/models/model-list';
import { evidenceLabels } from '@appliance-index/domain/trust/trust';
import {
  array,
  count,
  enumOf,
  flag,
  id,
  month,
  nullable,
  object,
  optionalCount,
  optionalText,
  type PropertiesOf,
  record,
  shownScore,
  tenths,
  text,
  type ValueOf,
  view,
} from '../shapes.js';

const groups: readonly ChoiceGroup[] = [
  ...(['category', 'type', 'brand', 'price', 'min-reviews', 'evidence', 'stores'] as const),
  ...switchKeys,
];

const OptionView = view('ModelOption', {
  value: text,
  /** Number of models that the option would list beside the choices of the other groups. */
  count,
} satisfies PropertiesOf<Option>);

export const ModelRowView = view('ModelRow', {
  id,
  brand: text,
  model: text,
  category: text,
  subcategory: optionalText,
  priceRange: optionalText,
  /** Null for a model without a score. */
  shownScore: nullable(shownScore),
  totalReviews: count,
  /** Null until a new or changed model has been assessed. */
  evidence: nullable(enumOf(evidenceLabels)),
  /** Number of stores with a score of the model. */
  stores: count,
  reliabilityScore: tenths,
  /** The month of its newest score; null without one, and when a score was entered by staff. */
  scoreMonth: month,
  /** Number of models that share its reviews, this one included. */
  familySize: count,
  /** Whether newer reviews are lower than older ones. */
  isLower: flag,
  /** The official place in its type, or in its category without one, and among how many; null when unrated. */
  place: optionalCount,
  of: optionalCount,
} satisfies PropertiesOf<ModelRow>);

/** GET /api/admin/appliances/facts: of each model, what the staff's list shows besides its fields. */
export const CatalogueFactView = view('CatalogueFact', {
  id,
  /** The official place in its type, or in its category without one, and among how many; null when unrated. */
  place: optionalCount,
  of: optionalCount,
  /** The month of its newest score; null without one, and when a score was entered by staff. */
  scoreMonth: month,
  /** Of its price range, as it is ranked; null without a price. */
  priceCents: optionalCount,
  isPictured: flag,
});
export type CatalogueFactView = ValueOf<typeof CatalogueFactView>;

/** What can be chosen, and what is in the way of a list without models. */
export const choiceShapes = {
  /** By group: what can be chosen, with the number of models that each would list. */
  options: object(record(groups, array(OptionView))),
  /** When nothing fits: the groups whose choices alone are in the way, with the number of models without them. */
  without: array(object({ group: enumOf(groups), count })),
};

/** GET /api/models: a page of the table of all models. */
export const ModelsView = view('Models', {
  /** Number of models that fit. */
  total: count,
  /** Number of models in the catalogue, rated or not. */
  all: count,
  /** The page that is listed, from 1, and how many there are; files hold all. */
  page: count,
  pages: count,
  rows: array(ModelRowView),
  ...choiceShapes,
});
export type ModelsView = ValueOf<typeof ModelsView>;

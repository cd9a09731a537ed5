import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { array, count, flag, object, text, type ValueOf, view } from '../shapes.js';
import { ApplianceView, applianceFieldShapes } from './appliance-views.js';

/** Some fields of a model. */
const SomeFields = object(applianceFieldShapes, applianceFieldNames);

/** What cells change of one model, or why they cannot. */
const ChangedModel = object({
  /** As it is after the run; before it, for a plan. */
  appliance: ApplianceView,
  /** The fields that change, also those that no cell names: a new category clears the type. */
  before: SomeFields,
  after: SomeFields,
  /** Cells that cannot be read or written. */
  problems: array(object({ field: text, message: text })),
});

/** POST /api/admin/appliances/cells */
export const CellChangesView = view('CellChanges', {
  /** False for a plan. */
  isApplied: flag,
  /** Only those that change or have problems, in the order of the request. */
  models: array(ChangedModel),
  /** Cells that hold what their fields have already. */
  unchanged: count,
});
export type CellChangesView = ValueOf<typeof CellChangesView>;

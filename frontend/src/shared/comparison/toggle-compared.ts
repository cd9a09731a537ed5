import { toastError } from '../toasts';
import {
  type ComparedModel,
  comparisonFullText,
  parseComparison,
  serializeComparison,
  withToggled,
} from './compared-models';
import { readStoredComparison, storeComparison } from './comparison-storage';

/** Puts a model into what is gathered, or takes it out; says so when there is no room. */
export function toggleCompared(model: ComparedModel): void {
  const models = withToggled(parseComparison(readStoredComparison()), model);
  if (models) storeComparison(serializeComparison(models));
  else toastError(comparisonFullText, 'No room left');
}

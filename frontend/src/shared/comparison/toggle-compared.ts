import { toastError } from '../toasts';
import { type ComparedModel, parseComparison, serializeComparison, withToggled } from './compared-models';
import { readStoredComparison, storeComparison } from './comparison-storage';

/** Adds a model to the comparison or removes it; shows an error toast when the comparison is full. */
export function toggleCompared(model: ComparedModel): void {
  const models = withToggled(parseComparison(readStoredComparison()), model);
  if (models) storeComparison(serializeComparison(models));
  else toastError('You can compare up to four models. Remove one to add another.', 'Comparison full');
}

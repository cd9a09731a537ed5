import { sayProblem } from '../toasts';
import { gatheredText, keepGathered } from './gathered';
import { fullText, type Gathered, gatheredIn, textOf, toggled } from './gathering';

/** Puts a model into what is gathered, or takes it out; says so when there is no room. */
export function toggleGathered(model: Gathered): void {
  const models = toggled(gatheredIn(gatheredText()), model);
  if (models) keepGathered(textOf(models));
  else sayProblem(fullText, 'No room left');
}

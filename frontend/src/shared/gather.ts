import { keepGathered } from './gathered';
import { fullText, type Gathered, gatheredIn, textOf, toggled } from './gathering';
import { toast } from './toasts';

/** Puts a model into what is gathered, or takes it out; says so when there is no room. `text` is what was gathered so far. */
export function toggleGathered(text: string, model: Gathered): void {
  const models = toggled(gatheredIn(text), model);
  if (models) keepGathered(textOf(models));
  else toast({ title: 'No room left', description: fullText, tone: 'bad' });
}

import type { ComparedModel } from '../../comparison/compared-models';
import { useIsCompared } from '../../comparison/comparison-storage';
import { toastLoadError } from '../../toasts';
import { CheckIcon } from '../pictures/icons';
import { styled } from '../styled';
import { checkRecipe } from './check.recipe';

const Check = styled('button', checkRecipe);

/** Adds a model to the comparison or removes it. */
export function CompareToggle({ card, label }: { card: ComparedModel; label: string }) {
  const isCompared = useIsCompared(card.id);
  const toggle = () =>
    import('../../comparison/toggle-compared').then(
      ({ toggleCompared }) => toggleCompared(card),
      () => toastLoadError('The comparison'),
    );
  return (
    <Check type="button" aria-pressed={isCompared} onClick={toggle}>
      <i>{isCompared && <CheckIcon />}</i>
      {label}
      <span className="sr">
        {' '}
        {card.brand} {card.model}
      </span>
    </Check>
  );
}

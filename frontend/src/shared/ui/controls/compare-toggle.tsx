import type { CardView } from '@appliance-index/backend/contract';
import { useIsCompared } from '../../comparison/comparison-storage';
import { toastLoadError } from '../../toasts';
import { CheckIcon } from '../pictures/icons';
import { styled } from '../styled';
import { checkRecipe } from './check.recipe';

const Check = styled('button', checkRecipe);

/** Puts a model into the comparison, or takes it out. */
export function CompareToggle({ card, label }: { card: CardView; label: string }) {
  const isIn = useIsCompared(card.id);
  const toggle = () =>
    import('../../comparison/toggle-compared').then(
      ({ toggleCompared }) => toggleCompared(card),
      () => toastLoadError('The comparison'),
    );
  return (
    <Check type="button" aria-pressed={isIn} onClick={toggle}>
      <i>{isIn && <CheckIcon />}</i>
      {label}
      <span className="sr">
        {' '}
        {card.brand} {card.model}
      </span>
    </Check>
  );
}

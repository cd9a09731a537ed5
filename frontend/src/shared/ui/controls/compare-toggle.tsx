import { check } from '../../../styled-system/recipes';
import type { ComparedModel } from '../../comparison/compared-models';
import { useIsCompared } from '../../comparison/comparison-storage';
import { modelName } from '../../formats';
import { toastLoadError } from '../../toasts';
import { CheckIcon } from '../pictures/icons';
import { withRecipe } from '../with-recipe';

const Check = withRecipe('button', check);

interface CompareToggleProps {
  card: ComparedModel;
  label: string;
  className?: string;
}

/** Shared by all presses: the browser may finish several loads of one script in any order. */
let loading: Promise<typeof import('../../comparison/toggle-compared')> | undefined;

/** Adds a model to the comparison or removes it. */
export function CompareToggle({ card, label, className = '' }: CompareToggleProps) {
  const isCompared = useIsCompared(card.id);
  const toggle = () => {
    loading ??= import('../../comparison/toggle-compared');
    loading.then(
      ({ toggleCompared }) => toggleCompared(card),
      () => {
        loading = undefined;
        toastLoadError('The comparison');
      },
    );
  };
  return (
    <Check
      className={className}
      aria-pressed={isCompared}
      data-compared={isCompared || undefined}
      onClick={toggle}
    >
      <i>{isCompared && <CheckIcon />}</i>
      {label}
      <span className="sr">{` ${modelName(card)}`}</span>
    </Check>
  );
}

import { useRef } from 'react';
import {
  type ComparedModel,
  comparisonFullText,
  parseComparison,
  serializeComparison,
} from '../shared/comparison/compared-models';
import { storeComparison, useStoredComparison } from '../shared/comparison/comparison-storage';
import { focusMain } from '../shared/focus';
import { limits } from '../shared/limits';
import { paths } from '../shared/paths';
import { CloseIcon } from '../shared/ui/pictures/icons';
import { Media } from '../shared/ui/pictures/media';
import { Button, ButtonLink } from '../shared/ui/primitives';
import { styled } from '../shared/ui/styled';
import { comparisonTrayRecipe } from './comparison-tray.recipe';

const Tray = styled('section', comparisonTrayRecipe);

/** The models gathered so far, and the way to see them side by side. */
export default function ComparisonTray() {
  const models = parseComparison(useStoredComparison());
  const tray = useRef<HTMLElement>(null);
  const keep = (left: readonly ComparedModel[]) => {
    storeComparison(serializeComparison(left));
    // What had the focus is gone: go on in the tray, or in the page when the tray is gone, too.
    if (left.length > 0) tray.current?.focus({ preventScroll: true });
    else focusMain();
  };
  if (models.length === 0) return null;
  const isFull = models.length === limits.compared;
  const clear = (
    <Button type="button" className="quiet sm" onClick={() => keep([])}>
      Clear
    </Button>
  );
  return (
    <Tray ref={tray} aria-label="Comparison" tabIndex={-1} className={isFull ? 'isfull' : ''}>
      {isFull && (
        <div className="wrap full">
          <p>{comparisonFullText}</p>
          {clear}
        </div>
      )}
      <div className="wrap">
        <b className="lbl small">Compare</b>
        <ul>
          {models.map((model) => (
            <Item
              key={model.id}
              model={model}
              onRemove={() => keep(models.filter(({ id }) => id !== model.id))}
            />
          ))}
          {!isFull && <li className="slot">{roomText(models.length)}</li>}
        </ul>
        {!isFull && clear}
        <CompareLink models={models} />
      </div>
    </Tray>
  );
}

function Item({ model, onRemove }: { model: ComparedModel; onRemove: () => void }) {
  const name = `${model.brand} ${model.model}`;
  return (
    <li>
      <div aria-hidden="true">
        <Media imageUrl={model.imageUrl} alt={name} />
      </div>
      <span className="name">
        <span className="of">{model.brand} </span>
        {model.model}
      </span>
      <button type="button" className="x" aria-label={`Remove ${name}`} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  );
}

/** One model is no comparison yet; the button says so and stays where it is. */
function CompareLink({ models }: { models: readonly ComparedModel[] }) {
  if (models.length < 2) {
    return (
      <Button type="button" className="solid" aria-disabled aria-label="Compare: add one more model first">
        Compare
      </Button>
    );
  }
  return (
    <ButtonLink className="solid" to={paths.compare(models.map(({ id }) => id))}>
      Compare {models.length}
    </ButtonLink>
  );
}

function roomText(count: number): string {
  return count === 1 ? 'Add one to three more' : `Add up to ${count === 2 ? 'two' : 'one'} more`;
}

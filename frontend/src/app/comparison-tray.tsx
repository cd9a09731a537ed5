import { maxCompared } from '@appliance-index/domain/catalogue/comparison';
import { useRef } from 'react';
import {
  type ComparedModel,
  parseComparison,
  serializeComparison,
} from '../shared/comparison/compared-models';
import { storeComparison, useStoredComparison } from '../shared/comparison/comparison-storage';
import { focusMain, useFocusInView } from '../shared/focus';
import { modelName } from '../shared/formats';
import { paths } from '../shared/paths';
import { CloseIcon } from '../shared/ui/pictures/icons';
import { Media } from '../shared/ui/pictures/media';
import { Button, ButtonLink } from '../shared/ui/primitives';
import { joinClasses } from '../shared/ui/with-recipe';
import { comparisonTray } from '../styled-system/recipes';

const styles = comparisonTray();

/** The models picked for comparison, with a link to compare them. */
export default function ComparisonTray() {
  const models = parseComparison(useStoredComparison());
  const tray = useRef<HTMLElement>(null);
  const update = (left: readonly ComparedModel[]) => {
    storeComparison(serializeComparison(left));
    // The focused button is gone: move the focus to the tray, or to the page when the tray is gone too.
    if (left.length > 0) tray.current?.focus({ preventScroll: true });
    else focusMain();
  };
  useFocusInView(models.length > 0);
  if (models.length === 0) return null;
  const isFull = models.length === maxCompared;
  return (
    <section
      ref={tray}
      className={styles.root}
      data-full={isFull || undefined}
      aria-label="Comparison"
      tabIndex={-1}
    >
      <div className={joinClasses('wrap', styles.bar)}>
        <b className={joinClasses('small', styles.label)}>Compare</b>
        <ul className={styles.list}>
          {models.map((model) => (
            <li key={model.id} data-model>
              <div aria-hidden="true">
                <Media imageUrl={model.imageUrl} alt={modelName(model)} className={styles.picture} />
              </div>
              <span className={styles.name}>
                <span className={styles.brand}>{model.brand} </span>
                {model.model}
              </span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove ${modelName(model)}`}
                onClick={() => update(models.filter(({ id }) => id !== model.id))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
          {!isFull && <li className={styles.room}>{remainingText(models.length)}</li>}
        </ul>
        <p className={styles.hint}>{countText(models.length)}</p>
        <Button variant="ghost" size="sm" className={styles.clear} onClick={() => update([])}>
          Clear
        </Button>
        <CompareLink models={models} />
      </div>
    </section>
  );
}

/** Disabled until there are two models, without changing the layout. */
function CompareLink({ models }: { models: readonly ComparedModel[] }) {
  if (models.length < 2) {
    return (
      <Button
        variant="solid"
        className={styles.compare}
        aria-disabled
        aria-label="Compare: add one more model first"
      >
        Compare
      </Button>
    );
  }
  return (
    <ButtonLink variant="solid" className={styles.compare} to={paths.compare(models.map(({ id }) => id))}>
      {`Compare ${models.length}`}
    </ButtonLink>
  );
}

function remainingText(count: number): string {
  return count === 1 ? 'Add one to three more' : `Add up to ${count === 2 ? 'two' : 'one'} more`;
}

/** Where there is no room for the text above, or no other model fits. */
function countText(count: number): string {
  return count === 1 ? 'Add 1 more' : `${count} of ${maxCompared} models`;
}

import type { ModelsView } from '@appliance-index/backend/contract';
import { choicesOf, waysOut } from '@appliance-index/domain/models/model-choices';
import { type ModelFilter, noFilter } from '@appliance-index/domain/models/model-list';
import { filters } from '../../styled-system/recipes';
import { CloseIcon } from '../ui/pictures/icons';
import { Chip, Chips, Empty } from '../ui/primitives';
import { joinClasses } from '../ui/with-recipe';

const styles = filters();

interface ChosenFiltersProps {
  filter: ModelFilter;
  pathOf: (filter: ModelFilter) => string;
}

/** What is chosen; each choice can be taken back. */
export function ChosenFilters({ filter, pathOf }: ChosenFiltersProps) {
  const choices = choicesOf(filter);
  if (choices.length === 0) return null;
  return (
    <Chips className={styles.chosen}>
      {choices.map(({ group, text, without }) => (
        <Chip key={`${group} ${text}`} className={styles.chip} to={pathOf(without)}>
          <span className="sr">Remove </span>
          <span>{text}</span>
          <CloseIcon />
        </Chip>
      ))}
      <Chip className={joinClasses(styles.chip, styles.all)} to={pathOf(noFilter)}>
        Clear all
      </Chip>
    </Chips>
  );
}

/** Says which choice is in the way when nothing fits. */
export function NothingFits({ filter, without, pathOf }: ChosenFiltersProps & Pick<ModelsView, 'without'>) {
  const ways = waysOut(filter, without);
  return (
    <Empty>
      <h2 className="h3">No model fits all of this</h2>
      <p>
        {ways.length > 0
          ? 'One choice is in the way. Drop it to see more:'
          : 'No single choice is in the way: several have to go.'}
      </p>
      <Chips>
        {ways.map(({ text, filter: wider }) => (
          <Chip key={text} to={pathOf(wider)}>
            {text}
          </Chip>
        ))}
        <Chip to={pathOf(noFilter)}>Clear all filters</Chip>
      </Chips>
    </Empty>
  );
}

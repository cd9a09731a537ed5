import { typedEntries } from '../../../shared/typed-entries';
import { withRecipe } from '../../../shared/ui/with-recipe';
import { columnChoice } from '../../../styled-system/recipes';
import { type ExtraColumn, extraColumns } from './list-view';

const Choice = withRecipe('fieldset', columnChoice);

interface ColumnChoiceProps {
  columns: readonly ExtraColumn[];
  /** The names of the chosen columns, with commas; null for none. */
  onChange: (columns: string | null) => void;
}

/** The columns besides those that are always there. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const toggled = (name: ExtraColumn) =>
    columns.includes(name) ? columns.filter((each) => each !== name) : [...columns, name];
  return (
    <Choice>
      <legend className="sr">Further columns</legend>
      {typedEntries(extraColumns).map(([name, label]) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={columns.includes(name)}
            onChange={() => onChange(toggled(name).join() || null)}
          />
          {label}
        </label>
      ))}
    </Choice>
  );
}

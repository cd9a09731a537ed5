import { Checkbox } from '@chakra-ui/react/checkbox';
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
        <Checkbox.Root
          key={name}
          checked={columns.includes(name)}
          onCheckedChange={() => onChange(toggled(name).join() || null)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </Choice>
  );
}

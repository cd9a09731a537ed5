import { useId } from 'react';
import { typedEntries } from '../../typed-entries';
import { InlineField, Segment } from '../primitives';

interface SegmentedControlProps<Name extends string> {
  label: string;
  /** What a form without a script sends the choice as. */
  name?: string;
  options: Readonly<Record<Name, string>>;
  selected: Name;
  onSelect: (name: Name) => void;
}

/** One choice of a few, all in sight. */
export function SegmentedControl<Name extends string>({
  label,
  name: field,
  options,
  selected,
  onSelect,
}: SegmentedControlProps<Name>) {
  const id = useId();
  return (
    <InlineField>
      <span id={id}>{label}</span>
      <Segment role="radiogroup" aria-labelledby={id}>
        {typedEntries(options).map(([name, text]) => (
          <label key={name}>
            <input
              type="radio"
              name={field ?? id}
              value={name}
              checked={name === selected}
              onChange={() => onSelect(name)}
            />
            {text}
          </label>
        ))}
      </Segment>
    </InlineField>
  );
}

import { useId } from 'react';
import { typedEntries } from '../../typed-entries';
import { InlineField, Segment } from '../primitives';

interface SegmentedControlProps<Name extends string> {
  label: string;
  /** The field name for submitting the form without scripts. */
  name?: string;
  options: Readonly<Record<Name, string>>;
  selected: Name;
  onSelect: (name: Name) => void;
}

/** A labelled group of radio buttons in one row. */
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

import { useId } from 'react';
import { inlineField, segment } from '../../../styled-system/recipes';
import { typedEntries } from '../../typed-entries';
import { joinClasses } from '../with-recipe';

const field = inlineField();
const styles = segment();

interface SegmentedControlProps<Name extends string> {
  label: string;
  /** The field name for submitting the form without scripts. */
  name?: string;
  options: Readonly<Record<Name, string>>;
  selected: Name;
  onSelect: (name: Name) => void;
  className?: string;
}

/** A labelled group of radio buttons in one row. */
export function SegmentedControl<Name extends string>({
  label,
  name: fieldName,
  options,
  selected,
  onSelect,
  className,
}: SegmentedControlProps<Name>) {
  const id = useId();
  return (
    <div className={joinClasses(field.root, className)}>
      <span className={field.label} id={id}>
        {label}
      </span>
      <div className={styles.root} role="radiogroup" aria-labelledby={id}>
        {typedEntries(options).map(([name, text]) => (
          <label key={name} className={styles.option}>
            <input
              type="radio"
              name={fieldName ?? id}
              value={name}
              checked={name === selected}
              onChange={() => onSelect(name)}
            />
            {text}
          </label>
        ))}
      </div>
    </div>
  );
}

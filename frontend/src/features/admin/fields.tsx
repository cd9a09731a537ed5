import { Field as Chakra } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import { type ComponentProps, type ComponentType, type KeyboardEvent, useState } from 'react';
import { FieldError, type FieldProps, useField } from '../../shared/ui/controls/form';

interface SizedProps {
  /** `sm` in a row of tools, `md` in a form of many fields, `lg` in a dialog or alone. */
  size?: 'sm' | 'md' | 'lg';
}

/** Ties a control to its label, its hint and the error that its form has for it. */
function fieldOf<Props extends object>(Control: ComponentType<Props>) {
  return function StaffField({ name, label, hint, size = 'md', ...props }: FieldProps & SizedProps & Props) {
    const { hintId, errorId, error, control } = useField({ name, hint });
    return (
      <Chakra.Root
        id={control.id}
        ids={{ helperText: hintId, errorText: errorId }}
        invalid={error !== undefined}
        data-size={size}
      >
        <Chakra.Label>{label}</Chakra.Label>
        <Control {...(props as unknown as Props)} size={size} {...control} />
        {hint && (
          <Chakra.HelperText asChild>
            <p>{hint}</p>
          </Chakra.HelperText>
        )}
        <Chakra.ErrorText asChild>
          <FieldError>{error}</FieldError>
        </Chakra.ErrorText>
      </Chakra.Root>
    );
  };
}

function Select({ size, ...props }: SizedProps & ComponentProps<typeof NativeSelect.Field>) {
  return (
    <NativeSelect.Root size={size}>
      <NativeSelect.Field {...props} />
      <NativeSelect.Indicator>
        <svg viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="M1.5 3.5L5 7l3.5-3.5" />
        </svg>
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}

export const Field = fieldOf<Omit<ComponentProps<typeof Input>, 'size'>>(Input);
/** For lines of text. */
export const TextAreaField = fieldOf<Omit<ComponentProps<typeof Textarea>, 'size'>>(Textarea);
/** Its options are its children. */
export const SelectField = fieldOf<Omit<ComponentProps<typeof NativeSelect.Field>, 'size'>>(Select);

/** Options of a select, each as its value and its label. */
export function Options({ of }: { of: readonly (readonly [value: string, label: string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

/** The keys of a field inside another form, which Enter would submit. */
export function fieldKeys(onEnter: () => void, onEscape?: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape?.();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
}

interface DraftFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
  /** Called with another text once it is typed: on Enter, and when the field is left. */
  onCommit: (text: string) => void;
}

/** A field of an outer form whose text counts once it is typed. Enter does not submit the form. */
export function DraftField({ value, onCommit, ...props }: DraftFieldProps) {
  const [draft, setDraft] = useState({ value, text: value });
  // Replaced from outside.
  if (draft.value !== value) setDraft({ value, text: value });
  const commit = () => {
    if (draft.text !== value) onCommit(draft.text);
  };
  return (
    <Field
      {...props}
      value={draft.text}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => setDraft({ value, text: target.value })}
      onBlur={commit}
      onKeyDown={fieldKeys(commit)}
    />
  );
}

import { Field as Chakra } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps, ComponentType, KeyboardEvent } from 'react';
import { FieldError, type FieldProps, useField } from '../../shared/ui/controls/form';
import { SelectArrow } from './staff-icons';

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
        <SelectArrow />
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

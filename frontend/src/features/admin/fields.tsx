import { Field as Chakra } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, type FieldProps, useField } from '../../shared/ui/controls/form';
import { SelectArrow } from './staff-icons';

interface StaffFieldProps extends FieldProps {
  /** `sm` in a row of tools, `md` in a form of many fields, `lg` in a dialog or alone. */
  size?: 'sm' | 'md' | 'lg';
}

interface FieldLayoutProps extends Omit<StaffFieldProps, 'name'> {
  field: ReturnType<typeof useField>;
  children: ReactNode;
}

function FieldLayout({ label, hint, size, field, children }: FieldLayoutProps) {
  const { hintId, errorId, error, control } = field;
  return (
    <Chakra.Root
      id={control.id}
      ids={{ helperText: hintId, errorText: errorId }}
      invalid={error !== undefined}
      data-size={size}
    >
      <Chakra.Label>{label}</Chakra.Label>
      {children}
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
}

/** A labelled input with an optional hint and the error that its form has for it. */
export function Field({
  name,
  label,
  hint,
  size = 'md',
  ...props
}: StaffFieldProps & ComponentProps<typeof Input>) {
  const field = useField({ name, hint });
  return (
    <FieldLayout label={label} hint={hint} size={size} field={field}>
      <Input size={size} {...props} {...field.control} />
    </FieldLayout>
  );
}

/** The same with lines of text. */
export function TextAreaField({
  name,
  label,
  hint,
  size = 'md',
  ...props
}: StaffFieldProps & ComponentProps<typeof Textarea>) {
  const field = useField({ name, hint });
  return (
    <FieldLayout label={label} hint={hint} size={size} field={field}>
      <Textarea size={size} {...props} {...field.control} />
    </FieldLayout>
  );
}

/** The same with options, which are its children. */
export function SelectField({
  name,
  label,
  hint,
  size = 'md',
  ...props
}: StaffFieldProps & ComponentProps<typeof NativeSelect.Field>) {
  const field = useField({ name, hint });
  return (
    <FieldLayout label={label} hint={hint} size={size} field={field}>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field {...props} {...field.control} />
        <NativeSelect.Indicator>
          <SelectArrow />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FieldLayout>
  );
}

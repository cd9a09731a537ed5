import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react';
import { field, fieldError } from '../../../styled-system/recipes';
import { ApiError } from '../../api-client';
import { useClientValue } from '../../use-client-value';
import { WarningIcon } from '../pictures/icons';
import { Button } from '../primitives';
import { withRecipe } from '../with-recipe';

const styles = field();
const ErrorText = withRecipe('p', fieldError);

type Errors = Readonly<Record<string, string>>;
const noErrors: Errors = {};
/** What is wrong with fields that are in no `Form` of their own. */
export const FieldErrors = createContext(noErrors);

/** Field values by field name. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onError'> {
  /** Returns error messages by field; the form is submitted only when there are none. */
  validate?: (values: FormValues) => Errors;
  /** May return a promise; field errors from the server are shown at their fields. */
  submit: (values: FormValues) => unknown;
  /** What the form does, if that varies, as with tabs; the errors of one purpose are not shown for another. */
  purpose?: string;
  /** Called when `submit` fails, also for field errors. */
  onFailure?: (error: unknown) => void;
  /** Called when `validate` finds errors. */
  onInvalid?: () => void;
}

/** A form that keeps its input, shows errors at their fields until they are edited, and focuses the first of them. */
export function Form({
  validate,
  submit,
  purpose = '',
  onFailure,
  onInvalid,
  onInput,
  children,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [last, setLast] = useState({ purpose, errors: noErrors });
  const showErrors = (found: Errors) => {
    setLast({ purpose, errors: found });
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && found[element.getAttribute('name') ?? ''],
    );
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length > 0;
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second Enter may arrive before the re-render that disables the button.
    if (isSubmitting.current) return;
    const values = formValues(event.currentTarget);
    if (showErrors(validate?.(values) ?? {})) return onInvalid?.();
    isSubmitting.current = true;
    try {
      await submit(values);
    } catch (error) {
      onFailure?.(error);
      showErrors(fieldErrors(error));
    } finally {
      isSubmitting.current = false;
    }
  };
  const handleInput: typeof onInput = (event) => {
    const { name = '' } = event.target as Partial<HTMLInputElement>;
    if (last.errors[name]) {
      setLast(({ errors: { [name]: _edited, ...errors }, ...rest }) => ({ ...rest, errors }));
    }
    onInput?.(event);
  };
  return (
    // Without `post`, a native submit before hydration would put the values into the URL.
    <form method="post" noValidate {...props} ref={form} onSubmit={handleSubmit} onInput={handleInput}>
      <FieldErrors value={last.purpose === purpose ? last.errors : noErrors}>{children}</FieldErrors>
    </form>
  );
}

/** The current field values as text; a file is only a placeholder. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

interface SubmitButtonProps {
  isBusy: boolean;
  isReady?: boolean;
  children: ReactNode;
}

/**
 * A submit button, disabled until hydration, which also keeps Enter from submitting natively. While busy it stays
 * focusable; the form ignores further submits. `isReady` is false while the page lacks what it has to send.
 */
export function SubmitButton({ isBusy, isReady = true, children }: SubmitButtonProps) {
  const isHydrated = useClientValue(true, false);
  return (
    <Button type="submit" variant="solid" disabled={!isHydrated || !isReady} aria-disabled={isBusy}>
      {children}
    </Button>
  );
}

/** The field errors in the server's response, by field. */
export function fieldErrors(error: unknown): Errors {
  const issues = error instanceof ApiError ? (error.body.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** An error message for each empty field of `labels`. */
export function requiredErrors(values: FormValues, labels: Readonly<Record<string, string>>): Errors {
  const empty = Object.entries(labels).filter(([name]) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(empty.map(([name, label]) => [name, `Fill in ${label}.`]));
}

export interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error, which have the ids `hintId` and `errorId`. */
export function useField({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const error = use(FieldErrors)[name];
  const descriptionIds = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': descriptionIds || undefined,
  };
  return { hintId, errorId, error, control };
}

/** What is wrong with the field above it. */
export function FieldError({ children, ...props }: ComponentProps<typeof ErrorText>) {
  return (
    <ErrorText {...props}>
      <WarningIcon />
      <span>{children}</span>
    </ErrorText>
  );
}

/** A labelled input of a public page, with an optional hint and its error. */
export function Field({ name, label, hint, ...props }: FieldProps & ComponentProps<'input'>) {
  const { hintId, errorId, error, control } = useField({ name, hint });
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
      </label>
      <input className={styles.input} {...props} {...control} />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

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
import { ApiError } from '../../api-client';
import { useClientValue } from '../../use-client-value';
import { WarningIcon } from '../pictures/icons';
import { Button } from '../primitives';
import { styled } from '../styled';
import { fieldRecipe } from './field.recipe';

const Frame = styled('div', fieldRecipe);

type Errors = Readonly<Record<string, string>>;
const ErrorsContext = createContext<Errors>({});

/** What a form's fields hold, by their names. */
export type FormValues = Readonly<Record<string, string>>;

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onError'> {
  /** What is wrong before anything is sent, by field. */
  validate?: (values: FormValues) => Errors;
  /** May take its time; what the server refuses then is shown at the fields that it names. */
  submit: (values: FormValues) => unknown;
  /** Hears of every failure, those at fields included. */
  onFailure?: (error: unknown) => void;
  /** Hears when `validate` found something. */
  onInvalid?: () => void;
}

/** A form that keeps what was typed, says what is wrong where it is wrong, and leads the keyboard there. */
export function Form({ validate, submit, onFailure, onInvalid, children, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const showErrors = (found: Errors) => {
    setErrors(found);
    const first = [...(form.current?.elements ?? [])].find(
      (element) => element instanceof HTMLElement && found[element.getAttribute('name') ?? ''],
    );
    if (first instanceof HTMLElement) first.focus();
    return Object.keys(found).length > 0;
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second Enter may be faster than what disables the button.
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
  return (
    // By itself a browser would send it with all that was typed in the address.
    <form method="post" noValidate {...props} ref={form} onSubmit={handleSubmit}>
      <ErrorsContext value={errors}>{children}</ErrorsContext>
    </form>
  );
}

/** What a form's fields hold now, as text; of a file only that there is one. */
export function formValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Sends its form. Until the script is there it cannot be pressed, nor can Enter send the form past the script.
 * While it is busy it keeps the keyboard's place; its form sends nothing twice.
 */
export function SubmitButton({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isReady = useClientValue(true, false);
  return (
    <Button type="submit" className="solid" disabled={!isReady} aria-disabled={isBusy}>
      {children}
    </Button>
  );
}

/** What the server says is wrong, by field. */
export function fieldErrors(error: unknown): Errors {
  const issues = error instanceof ApiError ? (error.body.issues ?? []) : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** The fields that were left empty, each with a sentence that says what to do. */
export function requiredErrors(values: FormValues, labels: Readonly<Record<string, string>>): Errors {
  const empty = Object.entries(labels).filter(([name]) => (values[name] ?? '').trim() === '');
  return Object.fromEntries(empty.map(([name, label]) => [name, `Fill in ${label}.`]));
}

interface FieldProps {
  name: string;
  label: ReactNode;
  hint?: string | undefined;
}

/** What ties a control to its label, its hint and what is wrong with it. */
function useField({ name, hint }: Pick<FieldProps, 'name' | 'hint'>) {
  const id = useId();
  const error = use(ErrorsContext)[name];
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return { id, error, control };
}

interface FieldLayoutProps extends Omit<FieldProps, 'name'> {
  id: string;
  error: string | undefined;
  children: ReactNode;
}

function FieldLayout({ id, label, hint, error, children }: FieldLayoutProps) {
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <WarningIcon />
          {error}
        </p>
      )}
    </Frame>
  );
}

/** One line to fill in, with its label, a hint, and what is wrong with it. */
export function Field({ name, label, hint, ...props }: FieldProps & ComponentProps<'input'>) {
  const { id, error, control } = useField({ name, hint });
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      <input className="input" {...props} {...control} />
    </FieldLayout>
  );
}

/** Several lines to fill in. */
export function TextAreaField({ name, label, hint, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const { id, error, control } = useField({ name, hint });
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      <textarea className="input" {...props} {...control} />
    </FieldLayout>
  );
}

/** A choice of one; the options are its children. */
export function SelectField({ name, label, hint, ...props }: FieldProps & ComponentProps<'select'>) {
  const { id, error, control } = useField({ name, hint });
  return (
    <FieldLayout id={id} label={label} hint={hint} error={error}>
      <select className="select" {...props} {...control} />
    </FieldLayout>
  );
}

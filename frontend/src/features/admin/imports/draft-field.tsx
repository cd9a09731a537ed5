import { type ComponentProps, useState } from 'react';
import { Field, fieldKeys } from '../fields';

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

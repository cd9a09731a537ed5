import { Button } from '@chakra-ui/react/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { FieldError, fieldErrors } from '../../../shared/ui/controls/form';
import { editor } from '../../../styled-system/recipes';
import { Field, fieldKeys } from '../fields';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { type ProfileFields, profilesQuery, saveProfile } from './api';

const styles = editor();

/** Keeps a mapping under a name, for the files of the next months. */
export function SaveProfile({ name, fields }: { name: string; fields: ProfileFields }) {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => saveProfile(typed, fields),
    onSuccess: (saved) => {
      toastSuccess(`Saved as ${saved.name}. Files with these columns are recognised from now on.`);
      return client.invalidateQueries(profilesQuery);
    },
    onError: (failure) => {
      if (problemOf(failure) === undefined) reportError(failure, 'The profile could not be saved.');
      input.current?.focus();
    },
  });
  const save = () => mutate(input.current?.value.trim() ?? '');
  const problem = problemOf(error);
  return (
    <div className={styles.body}>
      <Field
        size="lg"
        ref={input}
        name="profileName"
        label="Profile name"
        placeholder="home-depot-export"
        defaultValue={name}
        hint="Lower-case letters, digits and hyphens"
        maxLength={60}
        onKeyDown={fieldKeys(save)}
      />
      {problem !== undefined && <FieldError role="alert">{problem}</FieldError>}
      <div className={styles.actions}>
        <Button {...softDisabled(isPending, save)}>{isPending ? 'Saving...' : 'Save as profile'}</Button>
      </div>
    </div>
  );
}

/** What the server says of the name or the mapping. */
function problemOf(error: unknown): string | undefined {
  const { name, ...others } = fieldErrors(error);
  return name ?? Object.values(others)[0];
}

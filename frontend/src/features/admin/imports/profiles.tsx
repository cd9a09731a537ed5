import type { ProfileView } from '@appliance-index/backend/contract';
import { retailers } from '@appliance-index/domain/scores/retailers';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { FieldError, fieldErrors } from '../../../shared/ui/controls/form';
import { editor, staffLayout } from '../../../styled-system/recipes';
import { Field, fieldKeys } from '../fields';
import { refresh } from '../queries';
import { QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useChange } from '../use-change';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { deleteProfile, type ProfileFields, profilesQuery, saveProfile } from './api';

const styles = staffLayout();
const editorStyles = editor();

/** The saved mappings; the toast of a deleted one offers to save it again. */
export function ProfileList() {
  const query = useQuery(profilesQuery);
  const section = useFocusAfterRemoval(query.data?.map(({ name }) => name) ?? []);
  const undo = useChange({
    concerns: 'profiles',
    mutationFn: ({ name, retailer, mapping }: ProfileView) => saveProfile(name, { retailer, mapping }),
    onSuccess: ({ name }) => toastSuccess(`The profile ${name} is back.`),
    failure: ['The profile could not be saved again.'],
  });
  const { mutate, isPending } = useChange({
    concerns: 'profiles',
    mutationFn: deleteProfile,
    onSuccess: (deleted) => {
      const action = { label: 'Undo', run: () => undo.mutate(deleted) };
      toastSuccess(`Deleted the profile ${deleted.name}.`, action);
    },
    failure: ['The profile could not be deleted.'],
  });
  return (
    <section className={styles.section} ref={section} tabIndex={-1} aria-label="Import profiles">
      <h2 className="h3">Profiles</h2>
      <QueryList
        query={query}
        subject="the profiles"
        emptyText="No profiles have been saved yet. Map the columns of a file to save one."
      >
        {(profiles) => (
          <StaffTable caption="Import profiles" columns={['Name', 'Retailer', 'Mapping']} actions="Actions">
            {profiles.map(({ name, retailer, mapping }) => (
              <Table.Row key={name}>
                <Table.Cell as="th" scope="row" data-kind="name">
                  <b>{name}</b>
                </Table.Cell>
                <Table.Cell data-span="wide" data-label="Retailer">
                  {retailers.find(({ slug }) => slug === retailer)?.name ?? 'Any'}
                </Table.Cell>
                <Table.Cell data-span="full" data-label="Mapping">
                  {mapping}
                </Table.Cell>
                <Table.Cell data-kind="actions">
                  <Button
                    aria-label={`Delete the profile ${name}`}
                    {...softDisabled(isPending, () => mutate(name))}
                  >
                    Delete
                  </Button>
                </Table.Cell>
              </Table.Row>
            ))}
          </StaffTable>
        )}
      </QueryList>
    </section>
  );
}

interface SaveProfileProps {
  name: string;
  fields: ProfileFields;
  onSaved: () => void;
}

/** Keeps a mapping under a name, for the files of the next months. */
export function SaveProfile({ name, fields, onSaved }: SaveProfileProps) {
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (typed: string) => saveProfile(typed, fields),
    onSuccess: (saved) => {
      onSaved();
      toastSuccess(`Saved as ${saved.name}. Files with these columns are recognised from now on.`);
      return refresh(client, 'profiles');
    },
    onError: (failure) => {
      if (problemOf(failure) === undefined) reportError(failure, 'The profile could not be saved.');
      input.current?.focus();
    },
  });
  const save = () => mutate(input.current?.value.trim() ?? '');
  const problem = problemOf(error);
  return (
    <div className={editorStyles.body}>
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
      <div className={editorStyles.actions}>
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

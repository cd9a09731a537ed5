import { retailers } from '@appliance-index/domain/scores/retailers';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { staffLayout } from '../../../styled-system/recipes';
import { QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { deleteProfile, profilesQuery } from './api';

const styles = staffLayout();

/** The saved mappings; a deleted one stays in the audit log. */
export function ProfileList() {
  const query = useQuery(profilesQuery);
  const client = useQueryClient();
  const section = useFocusAfterRemoval(query.data?.length ?? 0);
  const { mutate, isPending } = useMutation({
    mutationFn: deleteProfile,
    onSuccess: ({ name }) => {
      toastSuccess(`Deleted the profile ${name}.`);
      return client.invalidateQueries(profilesQuery);
    },
    onError: (error) => reportError(error, 'The profile could not be deleted.'),
  });
  return (
    <section className={styles.section} ref={section} tabIndex={-1} aria-label="Import profiles">
      <h2 className="h3">Profiles</h2>
      <QueryList
        query={{ ...query, isFetchNextPageError: false }}
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

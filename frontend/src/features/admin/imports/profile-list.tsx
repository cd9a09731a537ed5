import { retailers } from '@appliance-index/domain/scores/retailers';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { Button } from '../../../shared/ui/primitives';
import { QueryList } from '../query-list';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { deleteProfile, profilesQuery } from './api';

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
    <section className="history" ref={section} tabIndex={-1} aria-label="Import profiles">
      <h2 className="h3">Profiles</h2>
      <QueryList
        query={{ ...query, isFetchNextPageError: false }}
        subject="the profiles"
        emptyText="No profiles have been saved yet. Map the columns of a file to save one."
      >
        {(profiles) => (
          <StaffTable caption="Import profiles" columns={['Name', 'Retailer', 'Mapping']} actions="Actions">
            {profiles.map(({ name, retailer, mapping }) => (
              <tr key={name}>
                <th scope="row" className="m">
                  <b>{name}</b>
                </th>
                <td className="wide" data-l="Retailer">
                  {retailers.find(({ slug }) => slug === retailer)?.name ?? 'Any'}
                </td>
                <td className="full" data-l="Mapping">
                  {mapping}
                </td>
                <td className="ops">
                  <Button
                    type="button"
                    variant="line"
                    size="small"
                    aria-label={`Delete the profile ${name}`}
                    {...softDisabled(isPending, () => mutate(name))}
                  >
                    Delete
                  </Button>
                </td>
              </tr>
            ))}
          </StaffTable>
        )}
      </QueryList>
    </section>
  );
}

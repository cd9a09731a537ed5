import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayDone } from '../../../shared/toasts';
import { deleteAppliance, forgetCatalogue, forgetGone, restoreAppliance } from '../api';
import { sayFailure } from '../failures';

/** Deletes at once, and offers to take it back. */
export function useRemoval(onRemoved: (id: string) => void): (appliance: ApplianceView) => void {
  const client = useQueryClient();
  const refresh = () => forgetCatalogue(client);
  const restore = useMutation({
    mutationFn: restoreAppliance,
    onSuccess: async () => {
      await refresh();
      sayDone('Appliance restored');
    },
    onError: (error) => sayFailure(error, 'Failed to restore appliance'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: ApplianceView) => deleteAppliance(id),
    onSuccess: async (_, { id }) => {
      onRemoved(id);
      await refresh();
      const action = { label: 'Undo', run: () => restore.mutate(id) };
      sayDone('Appliance deleted successfully', action);
    },
    onError: (error) => {
      sayFailure(error, 'Try again.', 'Failed to delete appliance');
      return forgetGone(client, error);
    },
  });
  return remove.mutate;
}

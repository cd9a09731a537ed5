import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { reportError } from '../report-error';
import { changeInBulk, deleteAppliance, invalidateCatalogue, invalidateIfMissing } from './api';

/** Toast action that restores the deleted models. */
export function useUndoDelete(): (ids: readonly string[]) => { label: string; run: () => void } {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[]) => changeInBulk(ids, { action: 'restore' }),
    onSuccess: async (_, { length }) => {
      await invalidateCatalogue(client);
      toastSuccess(`${pluralize(length, 'appliance')} restored`);
    },
    onError: (error, { length }) => {
      reportError(error, `Failed to restore ${length === 1 ? 'appliance' : 'appliances'}`);
      return invalidateIfMissing(client, error);
    },
  });
  return (ids) => ({ label: 'Undo', run: () => mutate(ids) });
}

/** Deletes a model, and offers to undo it. */
export function useDeleteAppliance(onRemoved: (id: string) => void): (appliance: ApplianceView) => void {
  const client = useQueryClient();
  const undoDelete = useUndoDelete();
  const remove = useMutation({
    mutationFn: ({ id }: ApplianceView) => deleteAppliance(id),
    onSuccess: async (_, { id }) => {
      onRemoved(id);
      await invalidateCatalogue(client);
      toastSuccess('Appliance deleted successfully', undoDelete([id]));
    },
    onError: (error) => {
      reportError(error, 'Try again.', 'Failed to delete appliance');
      return invalidateIfMissing(client, error);
    },
  });
  return remove.mutate;
}

import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '../../../shared/formats';
import { type Toast, toastSuccess } from '../../../shared/toasts';
import { refresh } from '../queries';
import { reportError } from '../report-error';
import { useChange } from '../use-change';
import { type BulkChange, changeInBulk, deleteAppliance } from './api';

type Models = readonly ApplianceView[];

/** Toast action that restores the deleted models. */
export function useUndoDelete() {
  const { mutate } = useChange({
    concerns: 'catalogue',
    mutationFn: (ids: readonly string[]) => changeInBulk(ids, { action: 'restore' }),
    onSuccess: (_, { length }) => toastSuccess(`${pluralize(length, 'appliance')} restored`),
    failure: ['The deletion could not be undone.'],
  });
  return (ids: readonly string[]): Toast['action'] => ({ label: 'Undo', run: () => mutate(ids) });
}

/** Deletes a model, and offers to undo it. */
export function useDeleteAppliance(onDeleted: (ids: readonly string[]) => void) {
  const undoDelete = useUndoDelete();
  const remove = useChange({
    concerns: 'catalogue',
    mutationFn: ({ id }: ApplianceView) => deleteAppliance(id),
    onChanged: ({ id }) => onDeleted([id]),
    onSuccess: (_, { id }) => toastSuccess('Appliance deleted successfully', undoDelete([id])),
    failure: ['Try again.', 'Failed to delete appliance'],
  });
  return remove.mutate;
}

export const toIds = (models: Models) => models.map(({ id }) => id);

/** `path` is 'dryers/tumble', or 'dryers' or 'dryers/' for no type. */
export function moveChange(path: string): BulkChange {
  const [category = '', subcategory = ''] = path.split('/');
  return { action: 'categorise', category, subcategory: subcategory || null };
}

/** Toast action that moves each model back to its category and type. */
export function useUndoMove() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (models: Models) => {
      const groups = Map.groupBy(models, ({ category, subcategory }) => `${category}/${subcategory ?? ''}`);
      for (const [path, group] of groups) await changeInBulk(toIds(group), moveChange(path));
    },
    onSuccess: (_, { length }) => toastSuccess(`${pluralize(length, 'appliance')} moved back`),
    onError: (error) => reportError(error, 'Not all appliances could be moved back'),
    onSettled: () => refresh(client, 'catalogue'),
  });
  return (models: Models): Toast['action'] => ({ label: 'Undo', run: () => mutate(models) });
}

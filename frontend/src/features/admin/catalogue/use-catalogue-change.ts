import type { ApplianceView } from '@appliance-index/backend/contract';
import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../shared/api-client';
import { pluralize } from '../../../shared/formats';
import { type Toast, toastSuccess } from '../../../shared/toasts';
import { reportError } from '../report-error';
import { type BulkChange, changeInBulk, deleteAppliance, invalidateCatalogue } from './api';

type Models = readonly ApplianceView[];

interface CatalogueChange<Answer, Given> extends UseMutationOptions<Answer, Error, Given> {
  /** Called before the models are read again. */
  onChanged?: (given: Given) => void;
}

/** A change of models. They are read again before `onSuccess`, and after a 404: a colleague has deleted one of them. */
export function useCatalogueChange<Answer, Given = void>(change: CatalogueChange<Answer, Given>) {
  const { onChanged, onSuccess, onError, ...options } = change;
  const client = useQueryClient();
  return useMutation({
    ...options,
    onSuccess: async (...done) => {
      onChanged?.(done[1]);
      await invalidateCatalogue(client);
      return onSuccess?.(...done);
    },
    onError: async (...failed) => {
      onError?.(...failed);
      const [error] = failed;
      if (error instanceof ApiError && error.status === 404) await invalidateCatalogue(client);
    },
  });
}

/** Toast action that restores the deleted models. */
export function useUndoDelete() {
  const { mutate } = useCatalogueChange({
    mutationFn: (ids: readonly string[]) => changeInBulk(ids, { action: 'restore' }),
    onSuccess: (_, { length }) => toastSuccess(`${pluralize(length, 'appliance')} restored`),
    onError: (error, { length }) =>
      reportError(error, `Failed to restore ${length === 1 ? 'appliance' : 'appliances'}`),
  });
  return (ids: readonly string[]): Toast['action'] => ({ label: 'Undo', run: () => mutate(ids) });
}

/** Deletes a model, and offers to undo it. */
export function useDeleteAppliance(onDeleted: (ids: readonly string[]) => void) {
  const undoDelete = useUndoDelete();
  const remove = useCatalogueChange({
    mutationFn: ({ id }: ApplianceView) => deleteAppliance(id),
    onChanged: ({ id }) => onDeleted([id]),
    onSuccess: (_, { id }) => toastSuccess('Appliance deleted successfully', undoDelete([id])),
    onError: (error) => reportError(error, 'Try again.', 'Failed to delete appliance'),
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
    onSettled: () => invalidateCatalogue(client),
  });
  return (models: Models): Toast['action'] => ({ label: 'Undo', run: () => mutate(models) });
}

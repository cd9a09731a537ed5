import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pluralize } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { reportError } from '../report-error';
import { type BulkChange, changeInBulk, invalidateCatalogue } from './api';

type Models = readonly ApplianceView[];

export const toIds = (models: Models) => models.map(({ id }) => id);

/** `path` is 'dryers/tumble', or 'dryers' for no type. */
export function moveChange(path: string): BulkChange {
  const [category = '', subcategory = ''] = path.split('/');
  return { action: 'categorise', category, subcategory: subcategory || null };
}

function pathOf({ category, subcategory }: ApplianceView): string {
  return subcategory === null ? category : `${category}/${subcategory}`;
}

/** Toast action that moves each model back to its category and type. */
export function useUndoMove(): (models: Models) => { label: string; run: () => void } {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (models: Models) => {
      for (const [path, group] of Map.groupBy(models, pathOf))
        await changeInBulk(toIds(group), moveChange(path));
    },
    onSuccess: (_, { length }) => toastSuccess(`${pluralize(length, 'appliance')} moved back`),
    onError: (error) => reportError(error, 'Not all appliances could be moved back'),
    onSettled: () => invalidateCatalogue(client),
  });
  return (models) => ({ label: 'Undo', run: () => mutate(models) });
}

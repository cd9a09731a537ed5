import type { AliasView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toastSuccess } from '../../../shared/toasts';
import { reportError } from '../report-error';
import { decide, invalidateAliases, nameOf, removeAlias } from './api';

/** Removes decisions about names; the toast offers to make the last one again. */
export function useRemoveAlias() {
  const client = useQueryClient();
  const onSettled = () => invalidateAliases(client);
  const undo = useMutation({
    // As it was made, and with the model of a new one that an import has added.
    mutationFn: ({ brand, model, category, decision, appliance, sameBrand }: AliasView) =>
      decide([
        {
          brand,
          decision,
          ...(model !== null && { model, category }),
          ...(appliance && { applianceId: appliance.id }),
          ...(sameBrand !== null && { sameBrand }),
        },
      ]),
    onSuccess: (_, alias) => toastSuccess(`${nameOf(alias)} is decided again, as before`),
    onError: (error) => reportError(error, 'The decision could not be made again.'),
    onSettled,
  });
  return useMutation({
    mutationFn: ({ id }: AliasView) => removeAlias(id),
    onSuccess: (removed) =>
      toastSuccess(`${nameOf(removed)} is asked about again. Scores already imported stay.`, {
        label: 'Undo',
        run: () => undo.mutate(removed),
      }),
    onError: (error) => reportError(error, 'The decision could not be removed.'),
    onSettled,
  });
}

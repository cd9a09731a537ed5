import type { AliasView } from '@appliance-index/backend/contract';
import { toastSuccess } from '../../../shared/toasts';
import { useChange } from '../use-change';
import { decide, nameOf, removeAlias } from './api';

/** Removes decisions about names; the toast offers to make the last one again. */
export function useRemoveAlias() {
  const undo = useChange({
    concerns: 'aliases',
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
    failure: ['The decision could not be made again.'],
  });
  return useChange({
    concerns: 'aliases',
    mutationFn: ({ id }: AliasView) => removeAlias(id),
    onSuccess: (removed) =>
      toastSuccess(`${nameOf(removed)} is asked about again. Scores already imported stay.`, {
        label: 'Undo',
        run: () => undo.mutate(removed),
      }),
    failure: ['The decision could not be removed.'],
  });
}

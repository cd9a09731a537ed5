import type { ApplianceView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { countOf } from '../../../shared/formats';
import { sayDone } from '../../../shared/toasts';
import { type BulkChange, changeInBulk, invalidateCatalogue } from '../api';
import { reportError } from '../report-error';

type Models = readonly ApplianceView[];

export const toIds = (models: Models) => models.map(({ id }) => id);

/** `place` is 'dryers/tumble', or 'dryers' for no type. */
export function moveChange(place: string): BulkChange {
  const [category = '', subcategory = ''] = place.split('/');
  return { action: 'categorise', category, subcategory: subcategory || null };
}

function placeOf({ category, subcategory }: ApplianceView): string {
  return subcategory === null ? category : `${category}/${subcategory}`;
}

/** What a toast about moved models offers: to put each of them back where it was. */
export function useUndoMove(): (models: Models) => { label: string; run: () => void } {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (models: Models) => {
      for (const [place, of] of Map.groupBy(models, placeOf))
        await changeInBulk(toIds(of), moveChange(place));
    },
    onSuccess: (_, { length }) => sayDone(`${countOf(length, 'appliance')} moved back`),
    onError: (error) => reportError(error, 'Failed to move all of them back'),
    onSettled: () => invalidateCatalogue(client),
  });
  return (models) => ({ label: 'Undo', run: () => mutate(models) });
}

import type { ApplianceView, CellChangesView } from '@appliance-index/backend/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { modelName, pluralize } from '../../../../shared/formats';
import { toastSuccess } from '../../../../shared/toasts';
import { fieldLabel } from '../../field-label';
import { refresh } from '../../queries';
import { reportError } from '../../report-error';
import { appliancesQuery, type CellEdit, changeCells } from '../api';
import { enteredText } from './cell-text';

type ChangedModels = CellChangesView['models'];

/** The changed cells of models with their values before or after the change, as edits over the models that are there now. */
export function editsTo(side: 'before' | 'after', models: ChangedModels): CellEdit[] {
  return models
    .filter((each) => Object.keys(each.after).length > 0)
    .map(({ appliance: { id, version }, [side]: values }) => {
      const texts = Object.entries(values).map(([name, value]) => [name, enteredText(value)]);
      return { id, version, cells: Object.fromEntries(texts) };
    });
}

export function changeCount(models: ChangedModels): number {
  return models.reduce((sum, { after }) => sum + Object.keys(after).length, 0);
}

/** '320 cells of 40 appliances', 'Price Range of LG WM5800HVA' */
function cellsText(models: ChangedModels): string {
  const [first] = models;
  const [name = '', ...more] = Object.keys(first?.after ?? {});
  if (first && models.length === 1 && more.length === 0)
    return `${fieldLabel(name)} of ${modelName(first.appliance)}`;
  return `${pluralize(changeCount(models), 'cell')} of ${pluralize(models.length, 'appliance')}`;
}

/** Returns a function that saves cells, all or none, and offers to undo that. */
export function useSaveCells(): (edits: readonly CellEdit[]) => Promise<void> {
  const client = useQueryClient();
  const { mutate: undo } = useMutation({
    mutationFn: (models: ChangedModels) => changeCells(editsTo('before', models), 'undo'),
    onSuccess: ({ models }) => {
      keepInList(client, models);
      toastSuccess(`${cellsText(models)} changed back`);
    },
    onError: (error) => reportError(error, 'Try again.', 'Nothing was changed back'),
    onSettled: () => refresh(client, 'catalogue'),
  });
  return async (edits) => {
    const { models } = await changeCells(edits, 'apply');
    keepInList(client, models);
    void refresh(client, 'catalogue');
    if (models.length > 0)
      toastSuccess(`${cellsText(models)} saved`, { label: 'Undo', run: () => undo(models) });
  };
}

/** Shows changed models at once, before the list is read again. */
function keepInList(client: QueryClient, models: ChangedModels): void {
  const changed = new Map(models.map(({ appliance }) => [appliance.id, appliance]));
  client.setQueryData(appliancesQuery.queryKey, (list: ApplianceView[] | undefined) =>
    list?.map((appliance) => changed.get(appliance.id) ?? appliance),
  );
}

import type { ApplianceView } from '@appliance-index/backend/contract';
import { applianceFieldNames } from '@appliance-index/domain/catalogue/appliance-fields';
import { downloadCsv } from '../download-csv';
import { type ExtraColumn, extraColumns, extraText, type Facts, type ListView } from './list-view';

/** Downloads models as a file that the import of the catalogue reads, with the view's further columns. */
export function exportModels(models: readonly ApplianceView[], { columns }: ListView, facts: Facts): void {
  const labels = columns.map((name: ExtraColumn) => extraColumns[name]);
  const rows = models.map((model) => [
    ...applianceFieldNames.map((name) => String(model[name] ?? '')),
    ...columns.map((name) => extraText(name, model, facts)),
  ]);
  downloadCsv('selected-appliances.csv', [[...applianceFieldNames, ...labels], ...rows]);
}

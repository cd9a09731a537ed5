import {
  type ApplianceFieldName,
  applianceFieldNames,
  isIdentifying,
} from '@appliance-index/domain/catalogue/appliance-fields';
import type { ApplianceChange, FieldChange } from '../../../application/imports/import-report.js';
import { columnOf } from '../appliance-rows.js';

/** A planned change, with the new value of each column, and the old one under the same name with the prefix "old_". */
export interface ChangeRow {
  line: number;
  id: string;
  live_id: string | null;
  brand: string;
  model: string;
  category: string;
  subcategory: string | null;
  rank_before: number | null;
  rank_after: number | null;
  [column: string]: string | number | null;
}
export function toChange(row: ChangeRow): ApplianceChange {
  const { line, id, brand, model, category, subcategory } = row;
  const isNew = row.live_id === null;
  return {
    line,
    applianceId: id,
    brand,
    model,
    category,
    subcategory,
    isNew,
    fields: applianceFieldNames.flatMap((field) => fieldChange(row, field, isNew)),
    rankBefore: row.rank_before,
    rankAfter: row.rank_after,
  };
}

function fieldChange(row: ChangeRow, field: ApplianceFieldName, isNew: boolean): FieldChange[] {
  const column = columnOf(field);
  const before = (isIdentifying(field) && !isNew ? row[column] : row[`old_${column}`]) ?? null;
  const after = row[column] ?? null;
  return before === after ? [] : [{ field, before, after }];
}

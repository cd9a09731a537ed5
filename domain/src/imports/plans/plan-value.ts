import { type ApplianceFieldName, applianceFields } from '../../catalogue/appliance-fields.js';
import { tenthsAsStars } from '../../scores/score.js';

/** A field's value as plans show it: scores in stars, '4.4'; null for no value. */
export function planValue(field: ApplianceFieldName, value: string | number | null): string | number | null {
  const isScore = applianceFields[field].kind === 'score';
  return isScore && typeof value === 'number' ? tenthsAsStars(value) : value;
}

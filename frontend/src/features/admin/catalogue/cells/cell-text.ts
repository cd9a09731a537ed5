import {
  type ApplianceFieldName,
  type ApplianceFields,
  applianceFields,
} from '@appliance-index/domain/catalogue/appliance-fields';
import { formatCount } from '../../../../shared/formats';
import { staffCategoryLabel, typeLabel } from '../list-view';

/** What is in a cell when it is opened. */
export function enteredText(value: string | number | null | undefined): string {
  return String(value ?? '');
}

/** What a cell shows; '' for no value. */
export function shownText(name: ApplianceFieldName, fields: ApplianceFields): string {
  if (fields[name] === null) return '';
  if (name === 'category') return staffCategoryLabel(fields.category);
  if (name === 'subcategory') return typeLabel(fields) ?? '';
  return applianceFields[name].kind === 'reviewCount'
    ? formatCount(Number(fields[name]))
    : enteredText(fields[name]);
}

/** Whether the values of a field are chosen instead of typed. */
export const isChoice = (name: ApplianceFieldName) => name === 'category' || name === 'subcategory';

import type { ModelsView } from '@appliance-index/backend/contract';
import {
  categoryLabel,
  isTypeOf,
  subcategoryLabel,
  typeModels,
} from '@appliance-index/domain/catalogue/taxonomy';
import type { ColumnKey } from '@appliance-index/domain/models/model-columns';
import { type ModelFilter, type Order, rowsPerPage } from '@appliance-index/domain/models/model-list';
import { formatCount, formatList, pluralize } from '../../shared/formats';

/** 'Electric Stoves', 'Washers and Dryers', or 'All Models'. */
export function listTitle({ categories, types }: ModelFilter): string {
  if (categories.length === 0) return 'All Models';
  const [type = '', ...otherTypes] = types;
  const ofType = otherTypes.length === 0 ? categories.filter((category) => isTypeOf(category, type)) : [];
  return formatList(
    ofType.length === 0
      ? categories.map(categoryLabel)
      : ofType.map((category) => typeModels(subcategoryLabel(category, type), categoryLabel(category))),
  );
}

/** 'Showing all 9 models', 'Showing 51 to 100 of 581 models', 'No model fits'. */
export function shownText({ total, page, rows }: Pick<ModelsView, 'total' | 'page' | 'rows'>): string {
  if (total === 0) return 'No model fits';
  if (rows.length === total) return `Showing ${total === 1 ? '1 model' : `all ${pluralize(total, 'model')}`}`;
  const first = firstNumber(page);
  if (rows.length === 0) return `There is no page ${page} of ${pluralize(total, 'model')}`;
  return `Showing ${formatCount(first)} to ${formatCount(first + rows.length - 1)} of ${pluralize(total, 'model')}`;
}

/** The number of the first row of a page in the list. */
export function firstNumber(page: number): number {
  return (page - 1) * rowsPerPage + 1;
}

const alphabetical = { asc: 'A to Z', desc: 'Z to A' };

/** Of columns whose values are not high or low. */
const directions: Partial<Record<ColumnKey, Record<Order, string>>> = {
  place: { asc: 'First places first', desc: 'Last places first' },
  brand: alphabetical,
  model: alphabetical,
  category: { asc: 'As in the menu', desc: 'The other way round' },
  type: alphabetical,
  month: { asc: 'Oldest first', desc: 'Newest first' },
  newer: { asc: 'Lower last', desc: 'Lower first' },
};

/** 'Highest first', or what it means for the column: 'A to Z', 'Newest first'. */
export function directionText(sort: ColumnKey, order: Order): string {
  const { asc, desc } = directions[sort] ?? { asc: 'Lowest first', desc: 'Highest first' };
  return order === 'asc' ? asc : desc;
}

import { type ColumnKey, type ModelRow, modelColumns } from '@appliance-index/domain/models/model-columns';
import { firstOrder, type ModelList, modelListQuery } from '@appliance-index/domain/models/model-list';
import { formatCount, pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { NoValue } from '../../shared/ui/no-value';
import { ScrollRegion } from '../../shared/ui/scroll-region';
import { modelsTable } from '../../styled-system/recipes';
import type { AskedModels } from './api';
import { firstNumber, listTitle } from './list-text';

const styles = modelsTable();

/** The models as rows; on small screens each row is a card. */
export function ModelsTable({ list, view }: { list: ModelList; view: AskedModels }) {
  const name = `${listTitle(list.filter)} in a table`;
  return (
    <ScrollRegion className={styles.region} aria-label={name}>
      <table className={styles.table}>
        <caption key={name} className="sr">
          {name}
        </caption>
        <thead>
          <tr>
            {list.columns.map((key) => (
              <ColumnHead key={key} column={key} list={list} />
            ))}
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row, index) => (
            <Row
              key={row.id}
              row={row}
              list={list}
              shown={`shown ${formatCount(firstNumber(view.page) + index)} of ${formatCount(view.total)}`}
            />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const columnData = (column: ColumnKey) => ({
  'data-column': column,
  'data-number': modelColumns[column].format === 'text' ? undefined : true,
});

/** A link that sorts by the column, and then the other way. */
function ColumnHead({ column, list }: { column: ColumnKey; list: ModelList }) {
  const isSorted = list.sort === column;
  const opposite = list.order === 'asc' ? 'desc' : 'asc';
  const next = { sort: column, order: isSorted ? opposite : firstOrder(column), page: 1 };
  return (
    <th
      scope="col"
      {...columnData(column)}
      aria-sort={isSorted ? (list.order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      <Link replace to={paths.models(modelListQuery({ ...list, ...next }))}>
        {modelColumns[column].label}
      </Link>
    </th>
  );
}

/** `shown` is its place in the list: 'shown 3 of 9'. */
function Row({ row, list: { columns, filter }, shown }: { row: ModelRow; list: ModelList; shown: string }) {
  // One for each family stands for all models that share its reviews.
  const others = filter.family ? row.familySize - 1 : 0;
  return (
    <tr>
      {columns.map((key) => {
        const { label, text, format } = modelColumns[key];
        const shownValue = format === 'count' ? formatCount(Number(text(row))) : text(row);
        if (key === 'model')
          return (
            <th key={key} scope="row" {...columnData(key)}>
              {columns.includes('brand') ? null : <span className="muted">{row.brand} </span>}
              <Link to={paths.appliance(row.id)}>{shownValue}</Link>
              {others > 0 && <small>same reviews as {pluralize(others, 'other')}</small>}
            </th>
          );
        return (
          <td key={key} {...columnData(key)} data-label={label}>
            {shownValue === '' ? <NoValue label="None" /> : <span>{shownValue}</span>}
            {key === 'place' && <small key={shown}>{shown}</small>}
          </td>
        );
      })}
    </tr>
  );
}

import type { ModelsView } from '@appliance-index/backend/contract';
import { choicesOf } from '@appliance-index/domain/models/model-choices';
import { columnKeys, modelColumns } from '@appliance-index/domain/models/model-columns';
import {
  type ModelList,
  modelListQuery,
  parseModelList,
  switchKeys,
} from '@appliance-index/domain/models/model-list';
import { useRef } from 'react';
import { ignore } from '../../shared/filters/choice';
import { Checks, FilterForm } from '../../shared/filters/filter-form';
import { pluralize } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { filters as filtersStyles, modelsForm } from '../../styled-system/recipes';
import { directionText } from './list-text';

const fields = filtersStyles();
const styles = modelsForm();

interface ModelsFormProps {
  list: ModelList;
  view: Pick<ModelsView, 'options' | 'total'>;
}

/** All that can be chosen. On small screens it covers the list, and a button leads back there. */
export function ModelsForm({ list, view: { options, total } }: ModelsFormProps) {
  const filters = useRef<HTMLDetailsElement>(null);
  const showList = () => {
    if (filters.current === null) return;
    filters.current.open = false;
    // Scrolls to it, and so to the list below.
    filters.current.querySelector('summary')?.focus();
  };
  const chosen = choicesOf(list.filter).length;
  return (
    <details ref={filters} className={joinClasses(fields.root, styles.root)}>
      <summary className={styles.summary}>
        Filters, order and columns
        {chosen > 0 && (
          <span key={chosen} className={styles.chosen}>
            {`${chosen} chosen`}
          </span>
        )}
      </summary>
      <FilterForm
        list={list}
        options={options}
        switches={switchKeys}
        action="/models"
        parse={(fields) => parseModelList(fields).list}
        pathOf={(chosenList) => paths.models(modelListQuery(chosenList))}
        before={(draft) => (
          <>
            <Order list={draft} />
            <Checks
              group="category"
              name="Category"
              options={options.category}
              chosen={draft.filter.categories}
            />
            <Checks group="type" name="Type" options={options.type} chosen={draft.filter.types}>
              {options.type.length === 0 && (
                <p className={fields.hint}>Choose a category to see its types.</p>
              )}
            </Checks>
          </>
        )}
        after={(draft) => <Columns list={draft} />}
      />
      <div className={styles.done}>
        <Button variant="solid" onClick={showList}>
          <span key={total}>{total === 0 ? 'No model fits' : `Show ${pluralize(total, 'model')}`}</span>
        </Button>
      </div>
    </details>
  );
}

function Order({ list: { sort, order } }: { list: ModelList }) {
  return (
    <fieldset className={joinClasses(fields.group, styles.order)}>
      <legend className={fields.legend}>Order</legend>
      <select className={fields.select} name="sort" aria-label="Sort by" value={sort} onChange={ignore}>
        {columnKeys.map((key) => (
          <option key={key} value={key}>
            {modelColumns[key].label}
          </option>
        ))}
      </select>
      <select className={fields.select} name="order" aria-label="Direction" value={order} onChange={ignore}>
        {(['desc', 'asc'] as const).map((each) => (
          <option key={each} value={each}>
            {directionText(sort, each)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}

function Columns({ list: { columns } }: { list: ModelList }) {
  return (
    <details className={styles.columns}>
      <summary className={styles.summary}>Columns</summary>
      <div>
        {columnKeys.map((key) => (
          <label key={key} className={fields.choice}>
            <input
              type="checkbox"
              name="columns"
              value={key}
              checked={columns.includes(key)}
              disabled={key === 'model'}
              onChange={ignore}
            />
            <span>{modelColumns[key].label}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

import type { ModelsView } from '@appliance-index/backend/contract';
import {
  type ChoiceGroup,
  choicesOf,
  type Option,
  optionText,
} from '@appliance-index/domain/models/model-choices';
import { columnKeys, modelColumns } from '@appliance-index/domain/models/model-columns';
import {
  firstOrder,
  type ModelList,
  modelListQuery,
  parseModelList,
  switchKeys,
} from '@appliance-index/domain/models/model-list';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths';
import { Button } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { Choice, ignore } from './choice';
import { formRecipe } from './models.recipe';
import { Prices } from './prices';

const Filters = styled('details', formRecipe);

interface ModelsFormProps {
  list: ModelList;
  view: Pick<ModelsView, 'options'>;
}

/** All that can be chosen. A change applies at once; without scripts, a button sends the form. */
export function ModelsForm({ list: current, view: { options } }: ModelsFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [list, choose] = useDraft(current);
  const { filter } = list;
  const apply = (change?: (list: ModelList) => Partial<ModelList>) => {
    if (!form.current) return;
    const chosen = listOf(form.current);
    choose({ ...chosen, ...change?.(chosen) });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'text') return;
    const isSort = target instanceof HTMLSelectElement && target.name === 'sort';
    apply(isSort ? ({ sort }) => ({ order: firstOrder(sort) }) : undefined);
  };
  const chosen = choicesOf(filter).length;
  return (
    <Filters>
      <summary>
        Filters, order and columns
        {chosen > 0 && (
          <span key={chosen} className="chosen">
            {`${chosen} chosen`}
          </span>
        )}
      </summary>
      <form ref={form} action="/models" onSubmit={onSubmit} onChange={onChange} aria-label="Filters">
        <Order list={list} />
        <Checks group="category" name="Category" options={options.category} chosen={filter.categories} />
        <Checks group="type" name="Type" options={options.type} chosen={filter.types}>
          {options.type.length === 0 && <p className="hint">Choose a category to see its types.</p>}
        </Checks>
        <Checks group="brand" name="Brand" options={options.brand} chosen={filter.brands} isLong />
        <Prices list={list} options={options.price} apply={apply} />
        <Radios
          group="min-reviews"
          name="Reviews"
          options={options['min-reviews']}
          chosen={filter.minReviews}
        />
        <Radios group="evidence" name="Evidence" options={options.evidence} chosen={filter.evidence} />
        <Radios group="stores" name="Stores with a score" options={options.stores} chosen={filter.stores} />
        <fieldset>
          <legend>More</legend>
          {switchKeys.map((key) => (
            <Choice
              key={key}
              type="checkbox"
              group={key}
              option={options[key][0] ?? { value: '1', count: 0 }}
              isChosen={filter[key]}
              adds={key === 'unrated'}
            />
          ))}
        </fieldset>
        <details className="columns">
          <summary>Columns</summary>
          <div>
            {columnKeys.map((key) => (
              <label key={key}>
                <input
                  type="checkbox"
                  name="columns"
                  value={key}
                  checked={list.columns.includes(key)}
                  disabled={key === 'model'}
                  onChange={ignore}
                />
                <span>{modelColumns[key].label}</span>
              </label>
            ))}
          </div>
        </details>
        <noscript>
          <Button type="submit" className="solid">
            Show models
          </Button>
        </noscript>
      </form>
    </Filters>
  );
}

/** What is chosen, which shows at once; the address and the list follow when the models have been read. */
function useDraft(current: ModelList): [ModelList, (list: ModelList) => void] {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ of: current, list: current });
  const isOutdated = modelListQuery(draft.of) !== modelListQuery(current);
  if (isOutdated) setDraft({ of: current, list: current });
  const choose = (list: ModelList) => {
    setDraft({ of: current, list });
    navigate(paths.models(modelListQuery(list)), { replace: true });
  };
  return [isOutdated ? current : draft.list, choose];
}

function listOf(form: HTMLFormElement): ModelList {
  const given = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return parseModelList(new URLSearchParams(given)).list;
}

function Order({ list: { sort, order } }: { list: ModelList }) {
  return (
    <fieldset className="order">
      <legend>Order</legend>
      <select className="select" name="sort" aria-label="Sort by" value={sort} onChange={ignore}>
        {columnKeys.map((key) => (
          <option key={key} value={key}>
            {modelColumns[key].label}
          </option>
        ))}
      </select>
      <select className="select" name="order" aria-label="Direction" value={order} onChange={ignore}>
        <option value="desc">Highest first</option>
        <option value="asc">Lowest first</option>
      </select>
    </fieldset>
  );
}

interface GroupProps {
  group: ChoiceGroup;
  name: string;
  options: readonly Option[];
}

interface ChecksProps extends GroupProps {
  chosen: readonly string[];
  /** Scrolls by itself. */
  isLong?: boolean;
  children?: ReactNode;
}

function Checks({ group, name, options, chosen, isLong = false, children }: ChecksProps) {
  if (options.length === 0 && !children) return null;
  return (
    <fieldset>
      <legend>{name}</legend>
      <div className={isLong ? 'long' : undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            group={group}
            option={option}
            isChosen={chosen.includes(option.value)}
          />
        ))}
      </div>
      {children}
    </fieldset>
  );
}

function Radios({ group, name, options, chosen }: GroupProps & { chosen: string | number | null }) {
  const value = chosen === null ? '' : String(chosen);
  // A number that was typed into the address.
  const isOther = value !== '' && !options.some((option) => option.value === value);
  return (
    <fieldset>
      <legend>{name}</legend>
      <label>
        <input type="radio" name={group} value="" checked={value === ''} onChange={ignore} />
        <span>Any</span>
      </label>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          group={group}
          option={option}
          isChosen={option.value === value}
        />
      ))}
      {isOther && (
        <label>
          <input type="radio" name={group} value={value} checked onChange={ignore} />
          <span>{optionText(group, value)}</span>
        </label>
      )}
    </fieldset>
  );
}

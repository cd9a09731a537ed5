import type { ModelsView } from '@appliance-index/backend/contract';
import {
  bandOf,
  type ChoiceGroup,
  choicesOf,
  type Option,
  optionText,
} from '@appliance-index/domain/models/model-choices';
import { columnKeys, modelColumns } from '@appliance-index/domain/models/model-columns';
import {
  type ModelList,
  modelListQuery,
  parseModelList,
  switchKeys,
} from '@appliance-index/domain/models/model-list';
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../shared/formats';
import { paths } from '../../shared/paths';
import { Link } from '../../shared/ui/link';
import { Button, Chips } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import { formRecipe } from './models.recipe';

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
  const apply = () => {
    if (form.current) choose(listOf(form.current));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'text') return;
    apply();
  };
  const chosen = choicesOf(filter).length;
  return (
    <Filters>
      <summary>
        Filters, order and columns
        {chosen > 0 && <span className="chosen"> {chosen} chosen</span>}
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

/** The change is handled where it bubbles to: at the form. */
const ignore = () => undefined;

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

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  group: ChoiceGroup;
  option: Option;
  isChosen: boolean;
  /** Whether it adds the models that it counts to the others. */
  adds?: boolean;
}

function Choice({ type, group, option: { value, count }, isChosen, adds = false }: ChoiceProps) {
  return (
    <label className={count === 0 && !isChosen ? 'none' : undefined}>
      <input type={type} name={group} value={value} checked={isChosen} onChange={ignore} />
      <span>{optionText(group, value)}</span>
      <Count count={count} adds={adds} />
    </label>
  );
}

function Count({ count, adds = false }: { count: number; adds?: boolean }) {
  return (
    <span className="n">
      {adds ? '+' : ''}
      {formatCount(count)}
      <span className="sr"> models</span>
    </span>
  );
}

/** Bands to follow, bounds to type, and models without a price. */
function Prices({
  list,
  options,
  apply,
}: {
  list: ModelList;
  options: readonly Option[];
  apply: () => void;
}) {
  const { filter } = list;
  const bound = (name: string, label: string, value: number | null) => (
    <label className="bound">
      <span>{label}</span>
      <input
        key={value}
        className="input"
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={value ?? ''}
        pattern="\d{1,8}(\.\d{1,2})?"
        onBlur={({ target }) => target.value.trim() !== String(value ?? '') && apply()}
      />
    </label>
  );
  return (
    <fieldset>
      <legend>Price</legend>
      <Chips className="bands">
        {options.flatMap(({ value, count }) => {
          const band = bandOf(value);
          if (!band) return [];
          const isCurrent = filter.minPrice === band.minPrice && filter.maxPrice === band.maxPrice;
          const to = paths.models(modelListQuery({ ...list, page: 1, filter: { ...filter, ...band } }));
          return (
            <Link key={value} className="chip" to={to} aria-current={isCurrent || undefined}>
              <span>{optionText('price', value)}</span>
              <Count count={count} />
            </Link>
          );
        })}
      </Chips>
      <div className="bounds">
        {bound('min-price', 'From $', filter.minPrice)}
        {bound('max-price', 'to $', filter.maxPrice)}
      </div>
      {options
        .filter(({ value }) => value === 'none')
        .map(({ count }) => (
          <label key="none">
            <input type="checkbox" name="no-price" value="1" checked={filter.noPrice} onChange={ignore} />
            <span>{optionText('price', 'none')}</span>
            <Count count={count} />
          </label>
        ))}
    </fieldset>
  );
}

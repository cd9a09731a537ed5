import type { ModelsView } from '@appliance-index/backend/contract';
import type { ChoiceGroup, Option } from '@appliance-index/domain/models/model-choices';
import {
  firstOrder,
  type ModelList,
  modelListQuery,
  type Switch,
} from '@appliance-index/domain/models/model-list';
import {
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { filters } from '../../styled-system/recipes';
import { Button } from '../ui/primitives';
import { Choice } from './choice';
import { Prices } from './prices';

const styles = filters();

interface FilterFormProps {
  list: ModelList;
  options: ModelsView['options'];
  /** Which of the choices that are on or off are offered. */
  switches: readonly Switch[];
  /** Where the form is sent without scripts. */
  action?: string;
  /** The list that the fields of the form describe. */
  parse: (fields: URLSearchParams) => ModelList;
  pathOf: (list: ModelList) => string;
  /** Further fields, of the list as it is chosen. */
  before?: (list: ModelList) => ReactNode;
  after?: (list: ModelList) => ReactNode;
}

/** What models can be filtered by. A change applies at once; without scripts, a button sends the form. */
export function FilterForm(props: FilterFormProps) {
  const { list: current, options, switches, action, parse, pathOf, before, after } = props;
  const form = useRef<HTMLFormElement>(null);
  const [list, choose] = useDraft(current, pathOf);
  const { filter } = list;
  const apply = (change?: (list: ModelList) => Partial<ModelList>) => {
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    const chosen = parse(new URLSearchParams(fields));
    choose({ ...chosen, ...change?.(chosen) });
  };
  // What was chosen before the form's own script was there, which may come after the page's.
  const applyEarlier = useEffectEvent(() => [...(form.current?.elements ?? [])].some(isChanged) && apply());
  useEffect(() => void applyEarlier(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.type === 'text') return;
    const isSort = target instanceof HTMLSelectElement && target.name === 'sort';
    apply(isSort ? ({ sort }) => ({ order: firstOrder(sort) }) : undefined);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      action={action}
      onSubmit={onSubmit}
      onChange={onChange}
      aria-label="Filters"
    >
      {before?.(list)}
      <Checks group="brand" name="Brand" options={options.brand} chosen={filter.brands} isLong />
      <Prices list={list} options={options.price} pathOf={pathOf} apply={apply} />
      <Radios
        group="min-reviews"
        name="Reviews"
        options={options['min-reviews']}
        chosen={filter.minReviews}
      />
      <Radios group="evidence" name="Evidence" options={options.evidence} chosen={filter.evidence} />
      <Radios group="stores" name="Stores with a score" options={options.stores} chosen={filter.stores} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>More</legend>
        {switches.map((key) => (
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
      {after?.(list)}
      <noscript>
        <Button type="submit" variant="solid">
          Show models
        </Button>
      </noscript>
    </form>
  );
}

/** Whether it is not as it was rendered. */
function isChanged(field: Element): boolean {
  return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
}

/** What is chosen, which shows at once; the address and the list follow when the models have been read. */
function useDraft(current: ModelList, pathOf: (list: ModelList) => string) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState({ of: current, list: current });
  const isOutdated = modelListQuery(draft.of) !== modelListQuery(current);
  if (isOutdated) setDraft({ of: current, list: current });
  const choose = (list: ModelList) => {
    setDraft({ of: current, list });
    navigate(pathOf(list), { replace: true });
  };
  return [isOutdated ? current : draft.list, choose] as const;
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

export function Checks({ group, name, options, chosen, isLong = false, children }: ChecksProps) {
  if (options.length === 0 && !children) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {/* Its checkboxes scroll it; Firefox would make it a tab stop of its own. */}
      <div className={isLong ? styles.long : undefined} tabIndex={isLong ? -1 : undefined}>
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
  const offered = [{ value: '' }, ...options];
  // A number that was typed into the address.
  const isOther = !offered.some((option) => option.value === value);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{name}</legend>
      {[...offered, ...(isOther ? [{ value }] : [])].map((option) => (
        <Choice
          key={option.value}
          type="radio"
          group={group}
          option={option}
          isChosen={option.value === value}
        />
      ))}
    </fieldset>
  );
}

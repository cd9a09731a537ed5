import { bandOf, type Option, optionText } from '@appliance-index/domain/models/model-choices';
import type { ModelList } from '@appliance-index/domain/models/model-list';
import { filters } from '../../styled-system/recipes';
import { Chip, Chips } from '../ui/primitives';
import { joinClasses } from '../ui/with-recipe';
import { Count, ignore } from './choice';

const styles = filters();

interface PricesProps {
  list: ModelList;
  options: readonly Option[];
  pathOf: (list: ModelList) => string;
  apply: () => void;
}

/** Bands to follow, bounds to type, and models without a price. */
export function Prices({ list, options, pathOf, apply }: PricesProps) {
  const { filter } = list;
  const unpriced = options.find(({ value }) => value === 'none');
  const bound = (name: string, label: string, value: number | null) => (
    <label className={joinClasses(styles.choice, styles.bound)}>
      <span>{label}</span>
      <input
        key={value}
        className={styles.input}
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={value ?? ''}
        pattern="\s*\$?\s?[\d,]{1,10}(\.\d{1,2})?\s*"
        title="A price in dollars, such as 899"
        onBlur={({ target }) => target.value.trim() !== String(value ?? '') && apply()}
      />
    </label>
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price</legend>
      <Chips className={styles.bands}>
        {options.flatMap(({ value, count }) => {
          const band = bandOf(value);
          if (!band) return [];
          const isCurrent = filter.minPrice === band.minPrice && filter.maxPrice === band.maxPrice;
          const to = pathOf({ ...list, page: 1, filter: { ...filter, ...band } });
          return (
            <Chip key={value} className={styles.band} to={to} aria-current={isCurrent || undefined}>
              <span>{optionText('price', value)}</span>
              <Count count={count} />
            </Chip>
          );
        })}
      </Chips>
      <div className={styles.bounds}>
        {bound('min-price', 'From $', filter.minPrice)}
        {bound('max-price', 'to $', filter.maxPrice)}
      </div>
      {unpriced && (
        <label className={styles.choice}>
          <input type="checkbox" name="no-price" value="1" checked={filter.noPrice} onChange={ignore} />
          <span>{optionText('price', 'none')}</span>
          <Count count={unpriced.count} />
        </label>
      )}
    </fieldset>
  );
}

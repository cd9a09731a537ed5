import { type ChoiceGroup, type Option, optionText } from '@appliance-index/domain/models/model-choices';
import { filters } from '../../styled-system/recipes';
import { formatCount } from '../formats';

const styles = filters();

/** The change is handled where it bubbles to: at the form. */
export const ignore = () => undefined;

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  group: ChoiceGroup;
  /** One that is not counted has no number beside it; the empty one stands for any. */
  option: Pick<Option, 'value'> & Partial<Option>;
  isChosen: boolean;
  /** Whether it adds the models that it counts to the others. */
  adds?: boolean;
}

export function Choice({ type, group, option: { value, count }, isChosen, adds = false }: ChoiceProps) {
  return (
    <label className={styles.choice} data-empty={(count === 0 && !isChosen) || undefined}>
      <input type={type} name={group} value={value} checked={isChosen} onChange={ignore} />
      <span>{value === '' ? 'Any' : optionText(group, value)}</span>
      {count !== undefined && <Count count={count} adds={adds} />}
    </label>
  );
}

export function Count({ count, adds = false }: { count: number; adds?: boolean }) {
  return (
    <span className={styles.count}>
      <span key={count}>{`${adds ? '+' : ''}${formatCount(count)}`}</span>
      <span className="sr">{count === 1 ? ' model' : ' models'}</span>
    </span>
  );
}

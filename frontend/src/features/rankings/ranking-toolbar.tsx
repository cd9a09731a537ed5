import { rankByLabels } from '@appliance-index/domain/scores/ranking';
import { SegmentedControl } from '../../shared/ui/controls/segmented-control';
import { Link } from '../../shared/ui/link';
import { Button } from '../../shared/ui/primitives';
import { inlineField, rankingToolbar } from '../../styled-system/recipes';
import { isByEvidence, type View } from './ranking-list';

const styles = rankingToolbar();
const field = inlineField();

interface RankingToolbarProps {
  note: string;
  view: View;
  /** The parameters of the filter. */
  filter: string;
  /** Opens the form of the filter, or closes it. */
  filtersHref: string;
  onChoose: (name: string, value: string) => void;
}

/** A form, so that sorting also works without JavaScript. */
export function RankingToolbar({
  note,
  view: { end, by, sort, order, onePerFamily, showsFilters },
  filter,
  filtersHref,
  onChoose,
}: RankingToolbarProps) {
  return (
    <form className={styles.root} onSubmit={(event) => event.preventDefault()}>
      <p className={styles.note} role="status">
        {note}
      </p>
      <input type="hidden" name="tab" value={end} />
      <KeptParameters search={new URLSearchParams(filter)} />
      <SegmentedControl
        label="Rank by"
        name="by"
        options={rankByLabels}
        selected={by}
        onSelect={(rankBy) => onChoose('by', rankBy)}
      />
      <div className={field.root}>
        <label className={field.label} htmlFor="sort">
          Sort by
        </label>
        <select
          className={field.select}
          id="sort"
          name="sort"
          value={sort}
          onChange={(event) => onChoose('sort', event.target.value)}
        >
          <option value="rated">Top Rated</option>
          <option value="voted">Top Voted</option>
        </select>
      </div>
      <Switch
        label="Evidence-adjusted"
        name="order"
        value="evidence"
        isOn={isByEvidence(by, order)}
        isDisabled={by !== 'overall'}
        onChoose={onChoose}
      />
      <Switch label="One per family" name="family" value="one" isOn={onePerFamily} onChoose={onChoose} />
      <Link className={styles.filter} to={filtersHref} replace aria-expanded={showsFilters}>
        {showsFilters ? 'Hide filters' : 'Filter'}
      </Link>
      <noscript>
        <Button type="submit" variant="outline">
          Apply
        </Button>
      </noscript>
    </form>
  );
}

/** What a form without scripts has to send along. */
export function KeptParameters({ search }: { search: URLSearchParams }) {
  return [...search].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

interface SwitchProps {
  label: string;
  /** The parameter of the address, and its value while the switch is on. */
  name: string;
  value: string;
  isOn: boolean;
  /** When it would change nothing. */
  isDisabled?: boolean;
  onChoose: (name: string, value: string) => void;
}

function Switch({ label, name, value, isOn, isDisabled = false, onChoose }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(name, target.checked ? value : '')}
      />
      {label}
    </label>
  );
}

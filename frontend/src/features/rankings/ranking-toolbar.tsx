import { rankByLabels } from '@appliance-index/domain/scores/ranking';
import { SegmentedControl } from '../../shared/ui/controls/segmented-control';
import { Link } from '../../shared/ui/link';
import { Button, InlineField } from '../../shared/ui/primitives';
import { styled } from '../../shared/ui/styled';
import type { View } from './ranking-list';
import { toolbarRecipe } from './toolbar.recipe';

const Toolbar = styled('form', toolbarRecipe);

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
    <Toolbar onSubmit={(event) => event.preventDefault()}>
      <p className="note" role="status">
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
      <InlineField>
        <label htmlFor="sort">Sort by</label>
        <select
          className="select"
          id="sort"
          name="sort"
          value={sort}
          onChange={(event) => onChoose('sort', event.target.value)}
        >
          <option value="rated">Top Rated</option>
          <option value="voted">Top Voted</option>
        </select>
      </InlineField>
      <Switch
        label="Evidence-adjusted"
        name="order"
        value="evidence"
        isOn={order === 'evidence'}
        onChoose={onChoose}
      />
      <Switch label="One per family" name="family" value="one" isOn={onePerFamily} onChoose={onChoose} />
      <Link className="filter" to={filtersHref} replace aria-expanded={showsFilters}>
        {showsFilters ? 'Hide filters' : 'Filter'}
      </Link>
      <noscript>
        <Button type="submit" className="line">
          Apply
        </Button>
      </noscript>
    </Toolbar>
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
  onChoose: (name: string, value: string) => void;
}

function Switch({ label, name, value, isOn, onChoose }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={({ target }) => onChoose(name, target.checked ? value : '')}
      />
      {label}
    </label>
  );
}

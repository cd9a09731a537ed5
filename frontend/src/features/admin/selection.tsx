import { Checkbox } from '@chakra-ui/react/checkbox';
import { Table } from '@chakra-ui/react/table';
import { type ReactNode, useState } from 'react';
import { useFocusInView } from '../../shared/focus';
import { formatCount } from '../../shared/formats';
import { selection } from '../../styled-system/recipes';

const styles = selection();

export type Selection = ReturnType<typeof useSelection>;

/** The ticked rows of a list, by their ids. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (ids: readonly string[], isOn: boolean) => {
    setSelected((current) => {
      const next = new Set(current);
      for (const id of ids) isOn ? next.add(id) : next.delete(id);
      return next;
    });
  };
  return { selected, select };
}

/**
 * A list, and the actions on its ticked rows: a bar at the bottom edge of the screen, so that ticking a row moves none.
 * In the document the bar comes first, next to the checkbox that ticks all rows.
 */
export function SelectionFrame({
  count,
  actions,
  region = 'Selected appliances',
  children,
}: {
  /** Number of ticked rows. */
  count: number;
  actions: ReactNode;
  /** The name of the region that holds the actions. */
  region?: string;
  children: ReactNode;
}) {
  useFocusInView(count > 0);
  return (
    <div className={styles.root}>
      {/* Always there, because screen readers do not announce a status that is added with its text. */}
      <p className="sr" role="status">
        {count > 0 && `${formatCount(count)} selected; actions in the region ${region}`}
      </p>
      {count > 0 && actions}
      {children}
    </div>
  );
}

/** Header of the checkbox column. It ticks or clears the rows with these ids. */
export function SelectAllHeader({ ids, selected, select }: Selection & { ids: readonly string[] }) {
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <Table.ColumnHeader scope="col" data-kind="selection">
      <SelectionBox
        label="Select all"
        checked={isAll || (count > 0 && 'indeterminate')}
        onChange={(isOn) => select(ids, isOn)}
      />
    </Table.ColumnHeader>
  );
}

export function SelectCell({ id, name, selected, select }: Selection & { id: string; name: string }) {
  return (
    <Table.Cell data-kind="selection">
      <SelectionBox
        label={`Select ${name}`}
        checked={selected.has(id)}
        onChange={(isOn) => select([id], isOn)}
      />
    </Table.Cell>
  );
}

interface SelectionBoxProps {
  label: string;
  checked: boolean | 'indeterminate';
  onChange: (isOn: boolean) => void;
}

function SelectionBox({ label, checked, onChange }: SelectionBoxProps) {
  return (
    <Checkbox.Root checked={checked} onCheckedChange={(next) => onChange(next.checked === true)}>
      <Checkbox.Label className="sr">{label}</Checkbox.Label>
      <Checkbox.HiddenInput />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

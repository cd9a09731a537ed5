import { useState } from 'react';

export interface Selection {
  /** Ids of the ticked rows. */
  selected: ReadonlySet<string>;
  select: (ids: readonly string[], isOn: boolean) => void;
}

/** The ticked rows of a list. */
export function useSelection(): Selection {
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

/** Header of the checkbox column. It ticks or clears the rows with these ids. */
export function SelectAllHeader({ ids, selected, select }: Selection & { ids: readonly string[] }) {
  return (
    <th scope="col" className="check">
      <label>
        <span className="sr">Select all</span>
        <input
          type="checkbox"
          checked={ids.length > 0 && ids.every((id) => selected.has(id))}
          onChange={(event) => select(ids, event.target.checked)}
        />
      </label>
    </th>
  );
}

export function SelectCell({ id, name, selected, select }: Selection & { id: string; name: string }) {
  return (
    <td className="check">
      <label>
        <span className="sr">Select {name}</span>
        <input
          type="checkbox"
          checked={selected.has(id)}
          onChange={(event) => select([id], event.target.checked)}
        />
      </label>
    </td>
  );
}

import type { ReactNode } from 'react';
import { withRecipe } from '../../shared/ui/with-recipe';
import { staffCell, staffCellParts, staffTable } from '../../styled-system/recipes';

const styles = staffCellParts();

export const Table = withRecipe('table', staffTable);
/** Cells of a table. In a card they have their `data-label`, and are as wide as `span` says. */
export const Cell = withRecipe('td', staffCell);
export const HeaderCell = withRecipe('th', staffCell);

/** What stands beside the name in a cell, such as the brand. */
export function Aside({ children }: { children: ReactNode }) {
  return <span className={styles.aside}>{children}</span>;
}

interface StaffTableProps {
  caption: string;
  /** Header of the checkbox column, if the rows have one. */
  selectAll?: ReactNode;
  /** Column headers; numeric columns are right-aligned. */
  columns: readonly (string | { numericLabel: string })[];
  /** Header of the last column, which holds buttons; for screen readers only. */
  actions?: string;
  children: ReactNode;
}

export function StaffTable({ caption, selectAll, columns, actions, children }: StaffTableProps) {
  return (
    <Table>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {selectAll}
          {columns.map((column) => {
            const isText = typeof column === 'string';
            const name = isText ? column : column.numericLabel;
            return (
              <HeaderCell key={name} scope="col" kind={isText ? undefined : 'number'}>
                {name}
              </HeaderCell>
            );
          })}
          {actions && <ActionsHeader>{actions}</ActionsHeader>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

/** Header of a column of buttons; for screen readers only. */
export function ActionsHeader({ children }: { children: ReactNode }) {
  return (
    <HeaderCell scope="col" kind="actions">
      <span className="sr">{children}</span>
    </HeaderCell>
  );
}

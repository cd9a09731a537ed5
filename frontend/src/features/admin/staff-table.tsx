import type { ReactNode } from 'react';
import { styled } from '../../shared/ui/styled';
import { tableRecipe } from './table.recipe';

export const Table = styled('table', tableRecipe);

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
              <th key={name} scope="col" className={isText ? undefined : 'n'}>
                {name}
              </th>
            );
          })}
          {actions && (
            <th scope="col" className="ops">
              <span className="sr">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

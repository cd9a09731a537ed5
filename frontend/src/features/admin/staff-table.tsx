import { Table } from '@chakra-ui/react/table';
import type { ComponentProps, ReactNode } from 'react';
import { staffCellParts } from '../../styled-system/recipes';

const styles = staffCellParts();

/** What stands beside the name in a cell, such as the brand. */
export function Aside({ children }: { children: ReactNode }) {
  return <span className={styles.aside}>{children}</span>;
}

interface StaffTableProps extends Pick<ComponentProps<typeof Table.Root>, 'unstyled' | 'className'> {
  caption: string;
  /** Header of the checkbox column, if the rows have one. */
  selectAll?: ReactNode;
  /** Column headers; numeric columns are right-aligned. */
  columns: readonly (string | { numericLabel: string })[];
  /** Header of the last column, which holds buttons; for screen readers only. */
  actions?: string;
  children: ReactNode;
}

export function StaffTable({ caption, selectAll, columns, actions, children, ...root }: StaffTableProps) {
  return (
    <Table.Root {...root}>
      <Table.Caption className="sr">{caption}</Table.Caption>
      <Table.Header>
        <Table.Row>
          {selectAll}
          {columns.map((column) => {
            const isText = typeof column === 'string';
            const name = isText ? column : column.numericLabel;
            return (
              <Table.ColumnHeader key={name} scope="col" data-kind={isText ? undefined : 'number'}>
                {name}
              </Table.ColumnHeader>
            );
          })}
          {actions && <ActionsHeader>{actions}</ActionsHeader>}
        </Table.Row>
      </Table.Header>
      <Table.Body>{children}</Table.Body>
    </Table.Root>
  );
}

/** Header of a column of buttons; for screen readers only. */
export function ActionsHeader({ children }: { children: ReactNode }) {
  return (
    <Table.ColumnHeader scope="col" data-kind="actions">
      <span className="sr">{children}</span>
    </Table.ColumnHeader>
  );
}

/** Names and values, one pair per row. */
export function FactTable({ caption, facts }: { caption: string; facts: readonly (readonly string[])[] }) {
  return (
    <Table.Root>
      <Table.Caption className="sr">{caption}</Table.Caption>
      <Table.Body>
        {facts.map(([name, value]) => (
          <Table.Row key={name}>
            <Table.Cell as="th" scope="row" data-kind="key">
              {name}
            </Table.Cell>
            <Table.Cell data-span="full">{value}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

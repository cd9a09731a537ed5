import type { AliasView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/paths';
import { Link } from '../../../shared/ui/link';
import { formatTimestamp, timeZone } from '../change-text';
import { softDisabled } from '../soft-disabled';
import { Aside, StaffTable } from '../staff-table';
import { decisionLabels, nameOf } from './alias-text';
import { useRemoveAlias } from './use-remove-alias';

export function AliasTable({ aliases }: { aliases: readonly AliasView[] }) {
  const { mutate, isPending } = useRemoveAlias();
  return (
    <StaffTable
      caption="Decisions about names in files"
      columns={['Name in files', 'Means', `Decided (${timeZone()}) by`]}
      actions="Actions"
    >
      {aliases.map((alias) => (
        <Table.Row key={alias.id}>
          <Table.Cell as="th" scope="row" data-kind="name">
            <b>{nameOf(alias)}</b> <span className="muted">{alias.category ?? 'all models'}</span>
          </Table.Cell>
          <Table.Cell data-span="full" data-label="Means">
            <Aside>{decisionLabels[alias.decision]}</Aside> <Meaning alias={alias} />
          </Table.Cell>
          <Table.Cell data-span="full" data-label="Decided by">
            {[formatTimestamp(alias.decidedAt), alias.decidedBy].filter(Boolean).join(', ')}
          </Table.Cell>
          <Table.Cell data-kind="actions">
            <Button
              aria-label={`Remove the decision about ${nameOf(alias)}`}
              {...softDisabled(isPending, () => mutate(alias))}
            >
              Remove
            </Button>
          </Table.Cell>
        </Table.Row>
      ))}
    </StaffTable>
  );
}

function Meaning({ alias: { decision, appliance, sameBrand } }: { alias: AliasView }) {
  const { pathname, search } = useLocation();
  if (decision === 'brand') return <b>{sameBrand}</b>;
  if (decision === 'ignore') return <span>its rows are left out</span>;
  if (appliance === null) return <span>the next import adds it</span>;
  const name = `${appliance.brand} ${appliance.model}`;
  if (appliance.isDeleted) return <span>{`${name}, in the trash, so it is asked about again`}</span>;
  return <Link to={paths.editAppliance(appliance.id, pathname + search)}>{name}</Link>;
}

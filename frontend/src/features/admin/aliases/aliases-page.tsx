import type { AliasesView, AliasView } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { modelName, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { Form, type FormValues } from '../../../shared/ui/controls/form';
import { Link } from '../../../shared/ui/link';
import { PageLinks } from '../../../shared/ui/page-links';
import { listTools } from '../../../styled-system/recipes';
import { staffCategoryLabel } from '../catalogue/list-view';
import { formatTimestamp, timeZone } from '../change-text';
import { Field, Options, SelectField } from '../fields';
import { toSearchParams } from '../queries';
import { QueryList } from '../query-list';
import { softDisabled } from '../soft-disabled';
import { StaffLayout } from '../staff-layout';
import { Aside, StaffTable } from '../staff-table';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { AddAlias } from './add-alias';
import { aliasesQuery, decisionLabels, nameOf } from './api';
import { useRemoveAlias } from './use-remove-alias';

const styles = listTools();

/** What staff have decided about names in files that the catalogue does not have; filter and page are kept in the URL. */
export default function AliasesPage() {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <StaffLayout
      title="Names in files"
      action={
        <Button variant="solid" onClick={() => setIsAdding(true)}>
          Add a decision
        </Button>
      }
    >
      <p className="small muted">
        What <Link to={paths.staff('imports')}>imports</Link> take names for that the catalogue does not have.
        Removing a decision changes no scores; the next import asks again.
      </p>
      <Decisions />
      {isAdding && <AddAlias onClose={() => setIsAdding(false)} />}
    </StaffLayout>
  );
}

type Filter = Parameters<typeof aliasesQuery>[0];

const pathOf = (filter: Filter, page: number) =>
  `${paths.staff('aliases')}?${toSearchParams({ ...filter, page: page > 1 ? String(page) : '' })}`;

function Decisions() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  // Keep the form when it changed the URL itself; reset it on any other navigation.
  const formKey: string = state ?? key;
  const filter = {
    q: search.get('q') ?? '',
    decision: search.get('decision') ?? '',
    page: search.get('page') ?? '',
  };
  const { data, ...query } = useQuery({ ...aliasesQuery(filter), placeholderData: keepPreviousData });
  const section = useFocusAfterRemoval(data?.aliases.map(({ id }) => id) ?? []);
  const narrow = ({ q = '', decision = '' }: FormValues) =>
    setSearch(toSearchParams({ q: q.trim(), decision }), { replace: true, state: formKey });
  return (
    <>
      <Form key={formKey} className={styles.root} submit={narrow}>
        <div className={styles.search}>
          <Field
            size="sm"
            name="q"
            type="search"
            label="Name, or what it means"
            defaultValue={filter.q}
            placeholder="LG WM4000"
            maxLength={200}
          />
        </div>
        <SelectField size="sm" name="decision" label="Decision" defaultValue={filter.decision}>
          <option value="">All decisions</option>
          <Options of={Object.entries(decisionLabels)} />
        </SelectField>
        <Button type="submit" size="md">
          Filter
        </Button>
      </Form>
      <section ref={section} tabIndex={-1} aria-label="Decisions about names">
        <QueryList
          query={{ ...query, data: data?.aliases }}
          subject="the decisions"
          emptyText={emptyTextOf(filter, data)}
        >
          {(aliases) => <AliasTable aliases={aliases} />}
        </QueryList>
        {data && (
          <PageLinks
            page={data.page}
            pages={data.pages}
            pathOf={(page) => pathOf(filter, page)}
            all={pluralize(data.total, 'decision')}
          />
        )}
      </section>
    </>
  );
}

function emptyTextOf({ q, decision }: Filter, data: AliasesView | undefined): string {
  if (data && data.total > 0) return 'This page is empty by now.';
  if (q !== '' || decision !== '') return 'No decisions match the filter.';
  return 'Nothing has been decided yet. The plan of an import asks about names that it cannot match.';
}

function AliasTable({ aliases }: { aliases: readonly AliasView[] }) {
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
            <b>{nameOf(alias)}</b>{' '}
            <span className="muted">
              {alias.category === null ? 'all models' : staffCategoryLabel(alias.category)}
            </span>
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
  const name = modelName(appliance);
  if (appliance.isDeleted) return <span>{`${name}, in the trash, so it is asked about again`}</span>;
  return <Link to={paths.editAppliance(appliance.id, pathname + search)}>{name}</Link>;
}

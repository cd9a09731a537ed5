import type { AuditRecordView, AuditSubject } from '@appliance-index/backend/contract';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shared/formats';
import { Form, type FormValues } from '../../../shared/ui/controls/form';
import { listTools } from '../../../styled-system/recipes';
import { describeChange, formatTimestamp, timeZone } from '../change-text';
import { downloadCsv } from '../download-csv';
import { Field, Options, SelectField } from '../fields';
import { pagedQuery, toSearchParams } from '../queries';
import { LoadMore, QueryList } from '../query-list';
import { staffPage } from '../staff-layout';
import { Aside, StaffTable } from '../staff-table';

const styles = listTools();

const subjects = {
  appliance: 'Appliances',
  media: 'Photos',
  account: 'Accounts',
  import: 'Imports',
  article: 'Articles',
  finding: 'Findings',
  view: 'Views',
  profile: 'Import profiles',
  alias: 'Names in files',
} satisfies Record<AuditSubject, string>;

/** Who changed what, and when. */
export default staffPage('Audit log', Log);

function Log() {
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  // Keep the form when it changed the URL itself; reset it on any other navigation.
  const formKey: string = state ?? key;
  const shown = { subject: search.get('subject') ?? '', text: search.get('q') ?? '' };
  const query = useInfiniteQuery(
    pagedQuery<AuditRecordView>({
      noun: 'audit',
      path: '/api/admin/audit',
      filter: shown,
      after: ({ id }) => ({ before: id }),
    }),
  );
  const { data: records } = query;
  const filter = ({ q = '', subject: kind = '' }: FormValues) =>
    setSearch(toSearchParams({ q: q.trim(), subject: kind }), { replace: true, state: formKey });
  return (
    <>
      <Form key={formKey} className={styles.root} submit={filter}>
        <div className={styles.search}>
          <Field
            size="sm"
            name="q"
            type="search"
            label="Person, action or item"
            defaultValue={shown.text}
            placeholder="ann@example.org, delete, LG"
            maxLength={200}
          />
        </div>
        <SelectField size="sm" name="subject" label="Subject" defaultValue={shown.subject}>
          <option value="">Everything</option>
          <Options of={Object.entries(subjects)} />
        </SelectField>
        <Button type="submit" size="md">
          Filter
        </Button>
        <Button size="md" disabled={!records?.length} onClick={() => exportCsv(records ?? [])}>
          {query.hasNextPage ? `Export the ${formatCount(records?.length ?? 0)} shown` : 'Export CSV'}
        </Button>
      </Form>
      <QueryList query={query} subject="the log" emptyText="No changes match the filter.">
        {(changes) => (
          <StaffTable
            caption="Changes, newest first"
            columns={[`When (${timeZone()})`, 'Who', 'What', 'Change']}
          >
            {changes.map((record) => (
              <Table.Row key={record.id}>
                <Table.Cell data-span="wide" data-kind="time" data-label="When">
                  {formatTimestamp(record.at)}
                </Table.Cell>
                <Table.Cell data-span="wide" data-kind="email" data-label="Who">
                  {record.actor}
                </Table.Cell>
                <Table.Cell as="th" scope="row" data-span="full" data-label="What">
                  {record.label} <Aside>{subjects[record.subject]}</Aside>
                </Table.Cell>
                <Table.Cell data-span="full" data-label="Change">
                  {describeChange(record)}
                </Table.Cell>
              </Table.Row>
            ))}
          </StaffTable>
        )}
      </QueryList>
      <LoadMore query={query}>Earlier changes</LoadMore>
    </>
  );
}

function exportCsv(records: readonly AuditRecordView[]): void {
  const rows = records.map(({ at, actor, subject, label, ...change }) => [
    at,
    actor,
    subject,
    label,
    describeChange(change),
  ]);
  downloadCsv('audit-log.csv', [['at', 'actor', 'subject', 'label', 'change'], ...rows]);
}

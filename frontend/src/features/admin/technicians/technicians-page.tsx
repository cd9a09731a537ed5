import type { TechnicianView } from '@appliance-index/backend/contract';
import { hourMs } from '@appliance-index/domain/durations';
import { Table } from '@chakra-ui/react/table';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../shared/formats';
import { typedEntries } from '../../../shared/typed-entries';
import { Badge } from '../../../shared/ui/primitives';
import { verificationHours } from '../../../shared/verification';
import { LoadMore, QueryList } from '../query-list';
import { staffPage } from '../staff-layout';
import { Aside, StaffTable } from '../staff-table';
import { StaffTabs } from '../staff-tabs';
import { useFocusAfterRemoval } from '../use-focus-after-removal';
import { technicianCountsQuery, techniciansQuery } from './api';
import { TechnicianDecision } from './technician-decision';

const tabLabels = {
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
  revoked: 'Revoked',
} as const;
type Verification = keyof typeof tabLabels;

/** The verification queue, and the technicians decided on so far. */
export default staffPage('Technicians', TechnicianTabs);

function TechnicianTabs() {
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useQuery(technicianCountsQuery);
  const tabs = typedEntries(tabLabels).map(([name, label]) => ({ name, label, count: counts?.[name] }));
  const selected = tabs.find(({ name }) => name === search.get('state'))?.name ?? 'pending';
  return (
    <StaffTabs
      label="Status"
      tabs={tabs}
      selected={selected}
      onSelect={(state) => setSearch(state === 'pending' ? {} : { state }, { replace: true })}
    >
      <TechnicianList key={selected} state={selected} />
    </StaffTabs>
  );
}

function TechnicianList({ state }: { state: Verification }) {
  const query = useInfiniteQuery(techniciansQuery(state));
  const emptyText =
    state === 'pending'
      ? 'No technicians are waiting. New sign-ups appear here.'
      : `No ${tabLabels[state].toLowerCase()} technicians.`;
  const section = useFocusAfterRemoval(query.data?.map(({ email }) => email) ?? []);
  return (
    <section ref={section} tabIndex={-1} aria-label={`${tabLabels[state]} technicians`}>
      <QueryList query={query} subject="the technicians" emptyText={emptyText}>
        {(technicians) => (
          <StaffTable
            caption={`${tabLabels[state]} technicians`}
            columns={['Name and company', 'Location', 'To check', 'Email', ageLabel(state)]}
            actions="Decision"
          >
            {technicians.map((technician) => (
              <Row key={technician.email} technician={technician} />
            ))}
          </StaffTable>
        )}
      </QueryList>
      <LoadMore query={query}>More technicians</LoadMore>
    </section>
  );
}

function Row({ technician }: { technician: TechnicianView }) {
  const { email, techName, techCompany, techCity, techState, techCountry, verification } = technician;
  return (
    <Table.Row>
      <Table.Cell as="th" scope="row" data-span="full">
        <b>{techName}</b> <Aside>{techCompany}</Aside>
        {technician.verificationReason && <p className="small muted">{technician.verificationReason}</p>}
        {technician.verificationNote && <p className="small muted">Checked: {technician.verificationNote}</p>}
      </Table.Cell>
      <Table.Cell data-span="wide" data-label="Location">
        {[techCity, techState, techCountry].filter(Boolean).join(', ')}
      </Table.Cell>
      <Table.Cell data-span="full" data-label="To check">
        <Proofs technician={technician} />
      </Table.Cell>
      <Table.Cell data-span="wide" data-kind="email" data-label="Email">
        {email}
      </Table.Cell>
      <Table.Cell data-span="full" data-label={ageLabel(verification)}>
        <Age technician={technician} />
      </Table.Cell>
      <Table.Cell data-span="full" data-kind="decisions">
        <TechnicianDecision technician={technician} />
      </Table.Cell>
    </Table.Row>
  );
}

/** What the technician gave for the check, and a search for the company. The links do not tell where they were followed. */
function Proofs({ technician }: { technician: TechnicianView }) {
  const { techWebsite, techLicence, techPhone, techCompany, techCity, techState } = technician;
  const words = [techCompany && `"${techCompany}"`, techCity, techState, 'appliance repair'];
  const search = `https://duckduckgo.com/?q=${encodeURIComponent(words.filter(Boolean).join(' '))}`;
  return (
    <ul>
      {techWebsite && (
        <li>
          <OutsideLink href={techWebsite}>{techWebsite.replace(/^https?:\/\//i, '')}</OutsideLink>
        </li>
      )}
      {techLicence && <li>Licence {techLicence}</li>}
      {techPhone && <li>{techPhone}</li>}
      <li>
        <OutsideLink href={search}>Search for {techCompany ?? 'the company'}</OutsideLink>
      </li>
    </ul>
  );
}

function OutsideLink(props: { href: string; children: ReactNode }) {
  return <a {...props} target="_blank" rel="noreferrer" />;
}

function ageLabel(verification: TechnicianView['verification']): string {
  return verification === 'pending' ? 'Waiting' : 'Signed up';
}

/** Time since sign-up: amber after the usual verification time, red after the latest. */
function Age({ technician: { signedUpAt, verification } }: { technician: TechnicianView }) {
  const hours = Math.floor((Date.now() - Date.parse(signedUpAt)) / hourMs);
  const text = hours < 48 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day');
  if (verification !== 'pending') return text;
  if (hours >= verificationHours.latest) return <Badge tone="danger">{`${text}, overdue`}</Badge>;
  if (hours >= verificationHours.usual) return <Badge tone="warn">{`${text}, due`}</Badge>;
  return <Badge>{text}</Badge>;
}

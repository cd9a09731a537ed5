import type { TechnicianDecisionView, TechnicianView } from '@appliance-index/backend/contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { countOf, formatCount } from '../../shared/formats';
import { limits } from '../../shared/limits';
import { sayDone } from '../../shared/toasts';
import { Form, missing, TextField } from '../../shared/ui/controls/field';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Dialog } from '../../shared/ui/notices/dialog';
import { Badge, Button } from '../../shared/ui/pieces';
import { verificationHours } from '../../shared/verification';
import {
  decideOn,
  forgetTechnicians,
  rejectTechnician,
  technicianCountsQuery,
  techniciansQuery,
} from './api';
import { sayFailure } from './failures';
import { useFocusAfterRow } from './focus-after-row';
import { Loaded } from './loaded';
import { More } from './more';
import { StaffFrame } from './staff-frame';
import { StaffTable } from './staff-table';

const hourMs = 3_600_000;

const states = {
  pending: 'Waiting',
  verified: 'Verified',
  rejected: 'Rejected',
  revoked: 'Revoked',
} as const;
type State = keyof typeof states;

/** The queue of those who wait to be verified, and everyone before them. */
export default function TechniciansPage() {
  return (
    <StaffFrame title="Technicians">
      <Queues />
    </StaffFrame>
  );
}

function Queues() {
  const [search, setSearch] = useSearchParams();
  const { data: counts } = useQuery(technicianCountsQuery);
  const selected =
    (Object.keys(states) as State[]).find((state) => state === search.get('state')) ?? 'pending';
  const tabs = (Object.entries(states) as [State, string][]).map(([name, text]) => ({
    name,
    label: (
      <>
        {text}
        {counts && <span className="count">{formatCount(counts[name])}</span>}
      </>
    ),
  }));
  return (
    <Tabs
      label="State"
      tabs={tabs}
      selected={selected}
      onSelect={(state) => setSearch(state === 'pending' ? {} : { state }, { replace: true })}
    >
      <Queue key={selected} state={selected} />
    </Tabs>
  );
}

function Queue({ state }: { state: State }) {
  const query = useInfiniteQuery(techniciansQuery(state));
  const none = state === 'pending' ? 'Nobody waits. New technicians appear here.' : 'There is nobody here.';
  const place = useFocusAfterRow(query.data?.length ?? 0);
  return (
    <section ref={place} tabIndex={-1} aria-label={`${states[state]} technicians`}>
      <Loaded query={query} what="the technicians" none={none}>
        {(shown) => <QueueTable technicians={shown} state={state} />}
      </Loaded>
      <More query={query}>More technicians</More>
    </section>
  );
}

function QueueTable({ technicians, state }: { technicians: readonly TechnicianView[]; state: State }) {
  return (
    <StaffTable
      caption={`${states[state]} technicians`}
      columns={['Name and company', 'Place', 'E-mail', state === 'pending' ? 'Waiting' : 'Signed up']}
      actions="Decision"
    >
      {technicians.map((technician) => (
        <Row key={technician.email} technician={technician} />
      ))}
    </StaffTable>
  );
}

function Row({ technician }: { technician: TechnicianView }) {
  const { email, techName, techCompany, techCity, techState, techCountry } = technician;
  return (
    <tr>
      <td className="full">
        <b>{techName}</b> <span className="b">{techCompany}</span>
        {technician.verificationReason && <p className="small muted">{technician.verificationReason}</p>}
      </td>
      <td className="wide" data-l="Place">
        {[techCity, techState, techCountry].filter(Boolean).join(', ')}
      </td>
      <td className="wide" data-l="E-mail">
        {email}
      </td>
      <td className="full" data-l="Since">
        <Age technician={technician} />
      </td>
      <td className="full">
        <Decision technician={technician} />
      </td>
    </tr>
  );
}

/** Amber when the usual time is over, red when the latest is. */
function Age({ technician: { signedUpAt, verification } }: { technician: TechnicianView }) {
  const hours = Math.floor((Date.now() - Date.parse(signedUpAt)) / hourMs);
  const text = hours < 48 ? countOf(hours, 'hour') : countOf(Math.floor(hours / 24), 'day');
  if (verification !== 'pending') return text;
  if (hours >= verificationHours.latest) return <Badge className="badge danger">{text}, overdue</Badge>;
  if (hours >= verificationHours.usual) return <Badge className="badge warn">{text}, due</Badge>;
  return <Badge className="badge">{text}</Badge>;
}

function Decision({ technician: { email, verification } }: { technician: TechnicianView }) {
  const client = useQueryClient();
  const [isRejecting, setIsRejecting] = useState(false);
  const settled = async (decided: TechnicianDecisionView, done: string, mailed = '') => {
    await forgetTechnicians(client);
    sayDone(`${email} ${done}${mailText(decided, mailed)}`);
  };
  const decide = useMutation({
    mutationFn: (decision: 'verify' | 'revoke') => decideOn(email, decision),
    onSuccess: (decided, decision) =>
      settled(decided, decision === 'verify' ? 'is verified' : 'is no longer verified'),
    onError: fail,
  });
  const reject = useMutation({
    mutationFn: ({ reason = '' }: Readonly<Record<string, string>>) => rejectTechnician(email, reason),
    onSuccess: (decided) => {
      setIsRejecting(false);
      return settled(decided, 'is rejected', ', and a mail says why');
    },
    onError: fail,
  });
  const isPending = decide.isPending || reject.isPending;
  return (
    <>
      {verification !== 'verified' && (
        <Button
          type="button"
          className="btn solid sm"
          disabled={isPending}
          aria-label={`Approve ${email}`}
          onClick={() => decide.mutate('verify')}
        >
          Approve
        </Button>
      )}
      {verification === 'pending' && (
        <Button
          type="button"
          className="btn line sm"
          disabled={isPending}
          aria-label={`Reject ${email}`}
          onClick={() => setIsRejecting(true)}
        >
          Reject
        </Button>
      )}
      {verification === 'verified' && (
        <Button
          type="button"
          className="btn line sm"
          disabled={isPending}
          aria-label={`Revoke ${email}`}
          onClick={() => decide.mutate('revoke')}
        >
          Revoke
        </Button>
      )}
      {isRejecting && (
        <Dialog title={`Reject ${email}`} className="small" onClose={() => setIsRejecting(false)}>
          <Form check={(values) => missing(values, { reason: 'the reason' })} send={reject.mutateAsync}>
            <TextField
              name="reason"
              label="Reason"
              hint="The technician reads it in a mail."
              maxLength={limits.reasonLength}
            />
            <div className="acts" style={{ marginTop: 12 }}>
              <Button type="submit" className="btn danger" disabled={isPending}>
                {isPending ? 'Saving...' : 'Reject'}
              </Button>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
}

/** A decision stands without its mail; then nobody but staff can tell the technician. */
function mailText({ isChanged, isMailed }: TechnicianDecisionView, mailed: string): string {
  if (isMailed) return mailed;
  return isChanged ? ', but no mail could be sent. Tell them yourself.' : '';
}

function fail(error: unknown): void {
  sayFailure(error, 'Nothing was decided. Try again.');
}

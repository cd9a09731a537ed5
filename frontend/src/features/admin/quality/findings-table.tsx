import type { FindingView } from '@appliance-index/backend/contract';
import { dayOf, maxAcceptanceDays, maxAcceptanceReason } from '@appliance-index/domain/quality/acceptance';
import { findingLabel } from '@appliance-index/domain/quality/finding';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useLocation } from 'react-router-dom';
import { formatDay, pluralize } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { type FormValues, requiredErrors } from '../../../shared/ui/controls/form';
import { Link } from '../../../shared/ui/link';
import { Field } from '../fields';
import { FormDialog } from '../form-dialog';
import { SelectAllHeader, SelectCell, type Selection } from '../selection';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useChange } from '../use-change';
import { acceptFindings, reopenFinding } from './api';

interface FindingsTableProps {
  title: string;
  findings: readonly FindingView[];
  /** Without it, rows have no checkboxes. */
  selection?: Selection | undefined;
  onAccept: (finding: FindingView) => void;
}

/** Findings of one check in one state. */
export function FindingsTable({ title, findings, selection, onAccept }: FindingsTableProps) {
  const { pathname, search } = useLocation();
  const subjects = findings.map(({ subject }) => subject);
  return (
    <StaffTable
      caption={title}
      {...(selection && { selectAll: <SelectAllHeader ids={subjects} {...selection} /> })}
      columns={['Concerned', 'Finding']}
      actions="Decision"
    >
      {findings.map((finding) => (
        <Table.Row key={finding.subject}>
          {selection && <SelectCell id={finding.subject} name={findingLabel(finding)} {...selection} />}
          <Table.Cell as="th" scope="row" data-kind="name">
            <Link to={placeOf(finding, pathname + search)}>{findingLabel(finding)}</Link>
          </Table.Cell>
          <Table.Cell data-span="full" data-label="Finding">
            {finding.sentence}
            {finding.reason !== null && finding.until !== null && (
              <p className="small muted">
                Accepted until {formatDay(finding.until)}: {finding.reason}
              </p>
            )}
          </Table.Cell>
          <Table.Cell data-span="full" data-kind="decisions">
            <Decision finding={finding} onAccept={() => onAccept(finding)} />
          </Table.Cell>
        </Table.Row>
      ))}
    </StaffTable>
  );
}

/** Where a finding can be mended: the form of its model, the models of its brand, or the imports. */
function placeOf({ applianceId, name }: FindingView, back: string): string {
  if (applianceId !== null) return paths.editAppliance(applianceId, back);
  // A brand that is spelt in two ways has both in its name.
  if (name !== null) return `${paths.admin}?${new URLSearchParams({ q: name.split(', ')[0] ?? name, back })}`;
  return paths.staff('imports');
}

function Decision({ finding, onAccept }: { finding: FindingView; onAccept: () => void }) {
  const label = findingLabel(finding);
  const { mutate, isPending } = useChange({
    concerns: 'quality',
    mutationFn: () => reopenFinding(finding),
    onSuccess: () => toastSuccess(`${label} is open again`),
    failure: ['The acceptance was not taken back. Try again.'],
  });
  if (finding.state === 'fixed') return null;
  const [action, press] =
    finding.state === 'open' ? (['Accept', onAccept] as const) : (['Reopen', mutate] as const);
  return (
    <Button aria-label={`${action} ${label}`} {...softDisabled(isPending, press)}>
      {action}
    </Button>
  );
}

/** How long an acceptance holds unless somebody chooses another day. */
const usualDays = 365;

interface AcceptDialogProps {
  /** Of one check. */
  findings: readonly FindingView[];
  onAccepted?: () => void;
  onClose: () => void;
}

/** Asks why findings need not be mended, and until when. */
export function AcceptDialog({ findings, onAccepted, onClose }: AcceptDialogProps) {
  const [only] = findings;
  const what = findings.length === 1 && only ? findingLabel(only) : pluralize(findings.length, 'finding');
  const { mutateAsync, isPending } = useChange({
    concerns: 'quality',
    mutationFn: (values: FormValues) => acceptFindings(findings, values),
    onSuccess: () => {
      onClose();
      onAccepted?.();
      toastSuccess(`${what} accepted`);
    },
    failure: ['Nothing was accepted. Try again.'],
  });
  const now = new Date();
  return (
    <FormDialog
      title={`Accept ${what}`}
      action="Accept"
      isPending={isPending}
      validate={(values) => requiredErrors(values, { reason: 'the reason', until: 'the last day' })}
      submit={mutateAsync}
      onClose={onClose}
    >
      <Field
        size="lg"
        name="reason"
        label="Reason"
        hint="Why this need not be mended. It is kept in the audit log."
        maxLength={maxAcceptanceReason}
        data-autofocus
      />
      <Field
        size="lg"
        name="until"
        type="date"
        label="Until"
        hint="From the day after, it is open again. Until then it stops no import."
        defaultValue={dayOf(now, usualDays)}
        min={dayOf(now)}
        max={dayOf(now, maxAcceptanceDays)}
      />
    </FormDialog>
  );
}

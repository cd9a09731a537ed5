import type { FindingView } from '@appliance-index/backend/contract';
import { findingLabel } from '@appliance-index/domain/quality/finding';
import { Button } from '@chakra-ui/react/button';
import { Table } from '@chakra-ui/react/table';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../shared/formats';
import { paths } from '../../../shared/paths';
import { toastSuccess } from '../../../shared/toasts';
import { Link } from '../../../shared/ui/link';
import { SelectAllHeader, SelectCell, type Selection } from '../selection';
import { softDisabled } from '../soft-disabled';
import { StaffTable } from '../staff-table';
import { useChange } from '../use-change';
import { reopenFinding } from './api';

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

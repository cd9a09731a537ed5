import type { FindingView } from '@appliance-index/backend/contract';
import { dayOf, maxAcceptanceDays, maxAcceptanceReason } from '@appliance-index/domain/quality/acceptance';
import { findingLabel } from '@appliance-index/domain/quality/finding';
import { pluralize } from '../../../shared/formats';
import { toastSuccess } from '../../../shared/toasts';
import { type FormValues, requiredErrors } from '../../../shared/ui/controls/form';
import { Field } from '../fields';
import { FormDialog } from '../form-dialog';
import { useChange } from '../use-change';
import { acceptFindings } from './api';

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

import type { TechnicianDecisionView, TechnicianView } from '@appliance-index/backend/contract';
import { pick } from '@appliance-index/domain/objects';
import { correctableNames, maxNoteLength, maxReasonLength } from '@appliance-index/domain/people/account';
import { Button } from '@chakra-ui/react/button';
import { type MouseEvent, useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { requiredErrors } from '../../../shared/ui/controls/form';
import { Confirm } from '../../../shared/ui/notices/dialog';
import { Field, TextAreaField } from '../fields';
import { FormDialog } from '../form-dialog';
import { softDisabled } from '../soft-disabled';
import { useUnsavedChangesGuard } from '../unsaved-changes';
import { useChange } from '../use-change';
import { type Decision, decideTechnician } from './api';

const outcomes = { verify: 'is verified', revoke: 'is no longer verified', reject: 'is rejected' };

/** The buttons that the technician's verification state allows, and a note of what was checked. */
export function TechnicianDecision({ technician }: { technician: TechnicianView }) {
  const { email, verification, techName, techCompany } = technician;
  const [asked, setAsked] = useState<'reject' | 'revoke' | null>(null);
  const [note, setNote] = useState('');
  useUnsavedChangesGuard(note !== '');
  // The server refuses a decision about other details than these.
  const seen = pick(technician, correctableNames);
  const { mutate, mutateAsync, isPending } = useChange({
    concerns: 'technicians',
    mutationFn: (decision: Decision) => decideTechnician(email, decision),
    onChanged: () => setAsked(null),
    onSuccess: (decided, { decision }) =>
      toastSuccess(`${email} ${outcomes[decision]}${emailNote(decided, decision)}`),
    failure: ['The decision was not saved. Try again.'],
  });
  const button = (label: string, onClick: () => void, variant: 'outline' | 'solid' = 'outline') => (
    <Button
      variant={variant}
      aria-label={`${label} ${email}`}
      onClickCapture={ignoreDoubleClick}
      {...softDisabled(isPending, onClick)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {verification !== 'verified' && (
        <Field
          size="lg"
          name="note"
          label={
            <>
              What you checked<span className="sr"> about {email}</span>
            </>
          }
          maxLength={maxNoteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      )}
      {verification !== 'verified' &&
        button('Approve', () => mutate({ decision: 'verify', body: { note, seen } }), 'solid')}
      {verification === 'pending' && button('Reject', () => setAsked('reject'))}
      {verification === 'verified' && button('Revoke', () => setAsked('revoke'))}
      {asked === 'revoke' && (
        <Confirm
          question={`Revoke the verification of ${techName ?? email}?`}
          action="Revoke"
          onConfirm={() => mutate({ decision: 'revoke' })}
          onClose={() => setAsked(null)}
        >
          <p>Their technician votes will no longer count, and an e-mail tells them so.</p>
        </Confirm>
      )}
      {asked === 'reject' && (
        <FormDialog
          title={`Reject ${[techName, techCompany].filter(Boolean).join(', ') || email}`}
          action="Reject"
          isDangerous
          isPending={isPending}
          validate={(values) => requiredErrors(values, { reason: 'the reason' })}
          submit={({ reason = '' }) => mutateAsync({ decision: 'reject', body: { reason, note, seen } })}
          onClose={() => setAsked(null)}
        >
          <TextAreaField
            size="lg"
            name="reason"
            label="Reason"
            hint="Included in the e-mail to the technician."
            maxLength={maxReasonLength}
            data-autofocus
          />
        </FormDialog>
      )}
    </>
  );
}

/** Its second press was meant for the technician before, who may have left the list by then. */
function ignoreDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation();
}

/** A decision stands even if its e-mail fails; then staff have to contact the technician. */
function emailNote({ isChanged, isMailed }: TechnicianDecisionView, decision: Decision['decision']): string {
  if (isMailed) return decision === 'reject' ? ' and was e-mailed the reason' : '';
  return isChanged ? ', but the e-mail could not be sent. Contact them directly.' : '';
}

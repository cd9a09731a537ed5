import type { TechnicianDecisionView, TechnicianView } from '@appliance-index/backend/contract';
import { maxNoteLength, maxReasonLength } from '@appliance-index/domain/people/account';
import { Button } from '@chakra-ui/react/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastSuccess } from '../../../shared/toasts';
import { type FormValues, requiredErrors } from '../../../shared/ui/controls/form';
import { Field, TextAreaField } from '../fields';
import { FormDialog } from '../form-dialog';
import { reportError } from '../report-error';
import { softDisabled } from '../soft-disabled';
import { decideTechnician, invalidateTechnicians, rejectTechnician } from './api';

/** The buttons that the technician's verification state allows, and a note of what was checked. */
export function TechnicianDecision({ technician }: { technician: TechnicianView }) {
  const { email, verification } = technician;
  const client = useQueryClient();
  const [isRejecting, setIsRejecting] = useState(false);
  const [note, setNote] = useState('');
  const onDecided = async (decided: TechnicianDecisionView, outcome: string, sentNote = '') => {
    await invalidateTechnicians(client);
    toastSuccess(`${email} ${outcome}${emailNote(decided, sentNote)}`);
  };
  // A colleague may have decided in the meantime.
  const onRefused = (error: unknown) => {
    reportError(error, 'The decision was not saved. Try again.');
    return invalidateTechnicians(client);
  };
  const decide = useMutation({
    mutationFn: (decision: 'verify' | 'revoke') => decideTechnician(email, decision, note),
    onSuccess: (decided, decision) =>
      onDecided(decided, decision === 'verify' ? 'is verified' : 'is no longer verified'),
    onError: onRefused,
  });
  const reject = useMutation({
    mutationFn: ({ reason = '' }: FormValues) => rejectTechnician(email, reason, note),
    onSuccess: (decided) => {
      setIsRejecting(false);
      return onDecided(decided, 'is rejected', ' and was e-mailed the reason');
    },
    onError: onRefused,
  });
  const isPending = decide.isPending || reject.isPending;
  const button = (label: string, onClick: () => void, variant: 'outline' | 'solid' = 'outline') => (
    <Button variant={variant} aria-label={`${label} ${email}`} {...softDisabled(isPending, onClick)}>
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
      {verification !== 'verified' && button('Approve', () => decide.mutate('verify'), 'solid')}
      {verification === 'pending' && button('Reject', () => setIsRejecting(true))}
      {verification === 'verified' && button('Revoke', () => decide.mutate('revoke'))}
      {isRejecting && (
        <RejectDialog
          technician={technician}
          isPending={reject.isPending}
          onSend={reject.mutateAsync}
          onClose={() => setIsRejecting(false)}
        />
      )}
    </>
  );
}

interface RejectDialogProps {
  technician: TechnicianView;
  isPending: boolean;
  onSend: (values: FormValues) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of a rejection. */
function RejectDialog({ technician, isPending, onSend, onClose }: RejectDialogProps) {
  const { email, techName, techCompany } = technician;
  const name = [techName, techCompany].filter(Boolean).join(', ') || email;
  return (
    <FormDialog
      title={`Reject ${name}`}
      action="Reject"
      isDangerous
      isPending={isPending}
      validate={(values) => requiredErrors(values, { reason: 'the reason' })}
      submit={onSend}
      onClose={onClose}
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
  );
}

/** A decision stands even if its e-mail fails; then staff have to contact the technician. */
function emailNote({ isChanged, isMailed }: TechnicianDecisionView, sentNote: string): string {
  if (isMailed) return sentNote;
  return isChanged ? ', but the e-mail could not be sent. Contact them directly.' : '';
}

import type { AccountView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api-client';
import { sessionQuery, setCurrentAccount } from '../../shared/session';
import { toastError, toastSuccess } from '../../shared/toasts';
import { Field, Form, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Badge } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { waitingText } from '../../shared/waiting-text';
import { auth } from '../../styled-system/recipes';
import { ProofFields, technicianLabels } from './account-fields';
import { correctDetails } from './api';

const styles = auth();

/** What a technician who waits for the verification has told us, to be corrected or added to. */
export function Waiting({ account }: { account: AccountView }) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: correctDetails,
    onSuccess: (corrected) => {
      setCurrentAccount(client, corrected);
      toastSuccess('Your details were saved');
    },
    onError: (error) => {
      toastError(messageOf(error, 'Your details could not be saved. Try again.'));
      // Staff may have decided in the meantime.
      return client.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const { techCompany } = technicianLabels;
  return (
    <>
      <div className={joinClasses(styles.body, styles.waiting)}>
        <Badge tone="warn">Verification pending</Badge>
        <p>{waitingText(account.signedUpAt)}.</p>
      </div>
      <Form
        className={styles.form}
        validate={(values) => requiredErrors(values, { techCompany })}
        submit={mutateAsync}
      >
        <h2 className="h3">What we check</h2>
        <Field
          name="techCompany"
          label="Company"
          autoComplete="organization"
          required
          defaultValue={account.techCompany ?? ''}
        />
        <ProofFields values={account} />
        <SubmitButton isBusy={isPending}>{isPending ? 'Saving...' : 'Save'}</SubmitButton>
      </Form>
    </>
  );
}

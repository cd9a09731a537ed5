import type { AccountView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api-client';
import { paths } from '../../shared/paths';
import { sessionQuery, setCurrentAccount, useAccount } from '../../shared/session';
import { toastError, toastSuccess } from '../../shared/toasts';
import { Field, Form, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Link } from '../../shared/ui/link';
import { Badge } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { verificationTime } from '../../shared/verification';
import { waitingText } from '../../shared/waiting-text';
import { auth } from '../../styled-system/recipes';
import { ProofFields, technicianLabels } from './account-fields';
import { AccountForm } from './account-form';
import { correctDetails } from './api';
import { AuthFrame } from './auth-frame';
import { SignedIn } from './signed-in';

const styles = auth();

/** Status and next step for a signed-in visitor. */
const hints: Readonly<Record<AccountView['verification'], string>> = {
  none: 'Technicians need a different type of account. Sign out from the menu at the top, then sign up here with another e-mail address.',
  pending: `We are checking your sign-up, which takes ${verificationTime}. Until then, you vote as a consumer.`,
  verified: 'You are already verified: you can vote as a technician.',
  rejected: 'We could not verify you; our e-mail explains why. You can still vote as a consumer.',
  revoked: 'You are no longer verified. You can still vote as a consumer.',
};

const howVerificationWorks = {
  title: 'How verification works',
  entries: {
    'You sign up':
      'Your company and location, and what you add, tell us whom to contact. They are never shown on the site.',
    'We check by hand': `We confirm that the company repairs appliances and that you work there. This takes ${verificationTime}.`,
    'You hear from us': 'We e-mail you our decision, and the reason if we could not verify you.',
    'You vote as a technician':
      "Technicians' votes are shown beside owners' votes and never change a score. Until then, you vote as a consumer.",
  },
};

/** Technician sign-up; signed-in visitors see their verification status instead. */
export default function TechSignupPage() {
  const account = useAccount();
  return (
    <AuthFrame
      title="Tech Signup"
      isIndexable
      description={`Sign-up for repair technicians. We check every account by hand, within ${verificationTime}.`}
      aside={howVerificationWorks}
    >
      {account?.verification === 'pending' && <Waiting key={account.email} account={account} />}
      {account !== null && <SignedIn account={account} hint={hints[account.verification]} />}
      {account === null && (
        <>
          <AccountForm kind="technician" mode="create" />
          <p className={joinClasses('small muted', styles.alternative)}>
            Already have an account? <Link to={`${paths.signIn}?as=technician`}>Sign in</Link>
          </p>
        </>
      )}
    </AuthFrame>
  );
}

/** What a technician who waits for the verification has told us, to be corrected or added to. */
function Waiting({ account }: { account: AccountView }) {
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

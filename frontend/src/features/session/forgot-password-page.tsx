import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { focusIfLost } from '../../shared/focus';
import { paths } from '../../shared/paths';
import { toastError } from '../../shared/toasts';
import { Field, Form, type FormValues, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Link } from '../../shared/ui/link';
import { Button } from '../../shared/ui/primitives';
import { joinClasses } from '../../shared/ui/with-recipe';
import { useClientValue } from '../../shared/use-client-value';
import { auth } from '../../styled-system/recipes';
import { requestPasswordReset } from './api';
import { AuthFrame } from './auth-frame';

const styles = auth();

/** Requests a reset link. The confirmation never reveals whether an address has an account. */
export default function ForgotPasswordPage() {
  const typedBefore = useClientValue(String(useLocation().state?.email ?? ''), '');
  const [isRetry, setIsRetry] = useState(false);
  const { mutateAsync, isPending, isSuccess, reset } = useMutation({
    mutationFn: ({ email = '' }: FormValues) => requestPasswordReset(email),
    onError: (error) => toastError(messageOf(error, 'The e-mail could not be sent. Try again.')),
  });
  const askAgain = () => {
    setIsRetry(true);
    reset();
  };
  return (
    <AuthFrame title="Forgot password" description="Get a link to choose a new password.">
      {isSuccess ? (
        <div className={styles.body} role="status">
          <p tabIndex={-1} ref={focusIfLost}>
            If an account with this address exists, we have e-mailed it a link. The link works once and
            expires after 30 minutes.
          </p>
          <Button variant="outline" onClick={askAgain}>
            Use another address
          </Button>
        </div>
      ) : (
        <Form
          className={styles.form}
          validate={(values) => requiredErrors(values, { email: 'your e-mail address' })}
          submit={mutateAsync}
        >
          <p className="small muted">We will e-mail you a link to choose a new password.</p>
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            required
            autoFocus={isRetry}
            defaultValue={isRetry ? '' : typedBefore}
          />
          <SubmitButton isBusy={isPending}>{isPending ? 'Sending...' : 'Send the link'}</SubmitButton>
        </Form>
      )}
      <p className={joinClasses('small muted', styles.alternative)}>
        <Link to={paths.signIn}>Back to sign in</Link>
      </p>
    </AuthFrame>
  );
}

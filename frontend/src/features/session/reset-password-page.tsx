import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../../shared/api-client';
import { clearSession } from '../../shared/clear-session';
import { focusIfLost } from '../../shared/focus';
import { useLinkToken } from '../../shared/link-token';
import { paths } from '../../shared/paths';
import { toastError, toastSuccess } from '../../shared/toasts';
import { Field, Form, type FormValues, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Link } from '../../shared/ui/link';
import { auth } from '../../styled-system/recipes';
import { passwordHint } from './account-fields';
import { checkResetLink, resetPassword } from './api';
import { AuthFrame } from './auth-frame';

const styles = auth();

/** Landing page of the link in the password reset mail. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ password = '' }: FormValues) => resetPassword(token ?? '', password),
    onSuccess: () => {
      clearSession(client);
      toastSuccess('Your password has been changed. Sign in with the new one.');
      navigate(paths.signIn);
    },
    onError: (failure) => toastError(messageOf(failure, 'The password could not be changed. Try again.')),
  });
  const check = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => checkResetLink(token ?? ''),
    enabled: Boolean(token),
    gcTime: 0,
  });
  const problem =
    token === ''
      ? 'This page needs the whole link. Open it again from the e-mail.'
      : [check.error, error].some(isStaleLink) && 'This link has already been used or has expired.';
  return (
    <AuthFrame title="New password" description="Choose a new password.">
      {problem ? (
        <div className={styles.body}>
          <p role="alert" tabIndex={-1} ref={error ? focusIfLost : undefined}>
            <span>{problem}</span> <Link to={paths.forgotPassword}>Request a new one</Link>
          </p>
        </div>
      ) : (
        <Form
          className={styles.form}
          validate={(values) => requiredErrors(values, { password: 'your new password' })}
          submit={mutateAsync}
        >
          <Field
            name="password"
            label="New password"
            type="password"
            autoComplete="new-password"
            required
            hint={`${passwordHint} You will be signed out on all devices.`}
          />
          <SubmitButton isBusy={isPending} isReady={token !== null}>
            {isPending ? 'Saving...' : 'Change password'}
          </SubmitButton>
        </Form>
      )}
    </AuthFrame>
  );
}

function isStaleLink(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === 'reset-token';
}

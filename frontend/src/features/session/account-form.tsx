import type { AccountView } from '@appliance-index/backend/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { paths } from '../../shared/paths';
import { setCurrentAccount } from '../../shared/session';
import { toastError, toastSuccess } from '../../shared/toasts';
import {
  Form,
  type FormValues,
  formValues,
  requiredErrors,
  SubmitButton,
} from '../../shared/ui/controls/form';
import { Link } from '../../shared/ui/link';
import { verificationTime } from '../../shared/verification';
import { auth } from '../../styled-system/recipes';
import { Credentials, credentialLabels, TechnicianFields, technicianLabels } from './account-fields';
import { startSession } from './api';

export type AccountKind = 'consumer' | 'technician';
export type Mode = 'sign-in' | 'create';

const modeTexts: Record<Mode, { action: string; pending: string; failure: string }> = {
  'sign-in': { action: 'Sign in', pending: 'Signing in...', failure: 'Invalid credentials' },
  create: { action: 'Create account', pending: 'Creating account...', failure: 'Failed to create account' },
};

/** Signs in, or creates an account and signs in with it; both then go to the home page. */
export function AccountForm({ kind, mode }: { kind: AccountKind; mode: Mode }) {
  const isNew = mode === 'create';
  const needsTechDetails = isNew && kind === 'technician';
  const { action, pending, failure } = modeTexts[mode];
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: FormValues) =>
      startSession(isNew ? 'signup' : 'login', needsTechDetails ? { ...values, userType: 'tech' } : values),
    onSuccess: (account) => {
      setCurrentAccount(client, account);
      toastSuccess(isNew ? createdText(account) : 'You have been signed in successfully');
      // Not when the visitor has gone on to another page.
      if (location.pathname === pathname) navigate(paths.home);
    },
    onError: (error) => toastError(messageOf(error, failure)),
  });
  // Not in the address, which others may read.
  const takeEmailAlong = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const form = event.currentTarget.closest('form');
    navigate(paths.forgotPassword, { state: form && { email: formValues(form).email } });
  };
  const labels = needsTechDetails ? { ...credentialLabels, ...technicianLabels } : credentialLabels;
  return (
    <Form
      className={auth().form}
      validate={(values) => requiredErrors(values, labels)}
      submit={mutateAsync}
      purpose={`${kind} ${mode}`}
    >
      <Credentials isNew={isNew} />
      <TechnicianFields isShown={needsTechDetails} />
      {!isNew && (
        <p className="small">
          <Link to={paths.forgotPassword} onClick={takeEmailAlong}>
            Forgot password?
          </Link>
        </p>
      )}
      <SubmitButton isBusy={isPending}>{isPending ? pending : action}</SubmitButton>
    </Form>
  );
}

function createdText({ userType }: AccountView): string {
  return userType === 'tech'
    ? `Tech account created! Your account will be verified within ${verificationTime}.`
    : 'Account created successfully';
}

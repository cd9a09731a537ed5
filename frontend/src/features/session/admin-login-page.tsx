import type { AccountView } from '@appliance-index/backend/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { paths } from '../../shared/paths';
import { clearSession, setCurrentUser, useSession } from '../../shared/session';
import { toastError, toastSuccess } from '../../shared/toasts';
import { Field, Form, type FormValues, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Spinner } from '../../shared/ui/notices/spinner';
import { ButtonLink } from '../../shared/ui/primitives';
import { Credentials, credentialLabels } from './account-fields';
import { signIn, signOut, signUpAdmin } from './api';
import { AuthFrame } from './auth-frame';

type AdminTab = 'login' | 'create';
const adminTabs: readonly { name: AdminTab; label: string }[] = [
  { name: 'login', label: 'Login' },
  { name: 'create', label: 'Create Admin' },
];

/** Redirects to the admin panel when an admin is already signed in. */
export default function AdminLoginPage() {
  const { user, isPending } = useSession();
  const [tab, setTab] = useState<AdminTab>('login');
  if (user?.isAdmin === 1) return <Navigate replace to={paths.admin} />;
  return (
    <AuthFrame title="Admin login" description="Sign in to manage the catalogue." aside={<AboutAdmins />}>
      <div className="layers">
        {isPending && <Spinner label="Checking who is signed in" />}
        {/* Hidden rather than absent while the session loads, to avoid a layout shift. */}
        <div style={{ visibility: isPending ? 'hidden' : 'visible' }}>
          <Tabs label="Log in or create an admin" tabs={adminTabs} selected={tab} onSelect={setTab}>
            {tab === 'login' ? <Login /> : <CreateAdmin />}
          </Tabs>
        </div>
      </div>
      <p className="switch">
        <ButtonLink className="line sm" to={paths.home}>
          Back to Home
        </ButtonLink>
      </p>
    </AuthFrame>
  );
}

function Login() {
  const client = useQueryClient();
  const onSignedIn = useAdminWelcome('Welcome back, admin!');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ email = '', password = '' }: FormValues) => {
      const user = await signIn({ email, password });
      // Do not leave a refused account signed in.
      if (user.isAdmin !== 1) await signOut();
      return user;
    },
    onSuccess: (user) => (user.isAdmin === 1 ? onSignedIn(user) : denyAccess(client)),
    onError: (error) => toastError(messageOf(error, 'Invalid credentials')),
  });
  return (
    <Form
      validate={(values) => requiredErrors(values, credentialLabels)}
      submit={mutateAsync}
      onInvalid={() => toastError('Please fill in all fields')}
    >
      <Credentials isNew={false} />
      <SubmitButton isBusy={isPending}>{isPending ? 'Signing in...' : 'Sign In'}</SubmitButton>
    </Form>
  );
}

function CreateAdmin() {
  const onSignedIn = useAdminWelcome('Admin account created successfully');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ email = '', password = '', adminKey = '' }: FormValues) =>
      signUpAdmin({ email, password, adminKey }),
    onSuccess: onSignedIn,
    onError: (error) => toastError(messageOf(error, 'Failed to create admin account')),
  });
  return (
    <Form
      validate={(values) => requiredErrors(values, { ...credentialLabels, adminKey: 'the admin key' })}
      submit={mutateAsync}
      onInvalid={() => toastError('Please fill in all fields including the admin key')}
    >
      <Credentials isNew />
      <Field name="adminKey" label="Admin key" type="password" autoComplete="off" required />
      <SubmitButton isBusy={isPending}>{isPending ? 'Creating...' : 'Create Admin Account'}</SubmitButton>
    </Form>
  );
}

/** Stores the session; the page then redirects to the admin panel. */
function useAdminWelcome(text: string): (user: AccountView) => void {
  const client = useQueryClient();
  return (user) => {
    setCurrentUser(client, user);
    toastSuccess(text);
  };
}

function denyAccess(client: QueryClient): void {
  clearSession(client);
  toastError('This account does not have admin privileges', 'Access Denied');
}

function AboutAdmins() {
  return (
    <>
      <h2 className="h3">For administrators</h2>
      <dl>
        <div>
          <dt>Login</dt>
          <dd>With an existing administrator account. Admin sessions last 12 hours.</dd>
        </div>
        <div>
          <dt>Create Admin</dt>
          <dd>Requires the admin key, which the site's operator provides.</dd>
        </div>
      </dl>
    </>
  );
}

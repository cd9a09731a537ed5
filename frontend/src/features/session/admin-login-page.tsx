import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { messageOf } from '../../shared/api-client';
import { clearSession } from '../../shared/clear-session';
import { paths } from '../../shared/paths';
import { setCurrentAccount, useSession } from '../../shared/session';
import { toastError, toastSuccess } from '../../shared/toasts';
import { Field, Form, type FormValues, requiredErrors, SubmitButton } from '../../shared/ui/controls/form';
import { Tabs } from '../../shared/ui/controls/tabs';
import { Spinner } from '../../shared/ui/notices/spinner';
import { ButtonLink } from '../../shared/ui/primitives';
import { auth } from '../../styled-system/recipes';
import { Credentials, credentialLabels } from './account-fields';
import { signOut, startSession } from './api';
import { AuthFrame } from './auth-frame';

const styles = auth();

type AdminTab = 'login' | 'create';
const adminTabs: readonly { name: AdminTab; label: string }[] = [
  { name: 'login', label: 'Login' },
  { name: 'create', label: 'Create Admin' },
];

const aboutAdmins = {
  title: 'For administrators',
  entries: {
    Login: 'With an existing administrator account. Admin sessions last 12 hours.',
    'Create Admin': "Requires the admin key, which the site's operator provides.",
  },
};

/** Redirects to the admin panel when an admin is already signed in. */
export default function AdminLoginPage() {
  const { account, isPending } = useSession();
  const [tab, setTab] = useState<AdminTab>('login');
  if (account?.isAdmin === 1) return <Navigate replace to={paths.admin} />;
  return (
    <AuthFrame title="Admin login" description="Sign in to manage the catalogue." aside={aboutAdmins}>
      <div className={styles.layers}>
        {isPending && <Spinner label="Checking who is signed in" />}
        {/* Hidden rather than absent while the session loads, to avoid a layout shift. */}
        <div style={{ visibility: isPending ? 'hidden' : 'visible' }}>
          <Tabs
            label="Log in or create an admin"
            tabs={adminTabs}
            selected={tab}
            onSelect={setTab}
            className={styles.tabs}
          >
            <AdminForm tab={tab} />
          </Tabs>
        </div>
      </div>
      <p className={styles.alternative}>
        <ButtonLink variant="outline" size="sm" to={paths.home}>
          Back to Home
        </ButtonLink>
      </p>
    </AuthFrame>
  );
}

const adminModes = {
  login: {
    action: 'Sign In',
    pending: 'Signing in...',
    success: 'Welcome back, admin!',
    failure: 'Invalid credentials',
    /** For empty fields. */
    incomplete: 'Please fill in all fields',
    required: credentialLabels,
    send: async (credentials: FormValues) => {
      const account = await startSession('login', credentials);
      // Do not leave a refused account signed in.
      if (account.isAdmin !== 1) await signOut();
      return account;
    },
  },
  create: {
    action: 'Create Admin Account',
    pending: 'Creating...',
    success: 'Admin account created successfully',
    failure: 'Failed to create admin account',
    incomplete: 'Please fill in all fields including the admin key',
    required: { ...credentialLabels, adminKey: 'the admin key' },
    send: (values: FormValues) => startSession('admin-signup', values),
  },
};

/** One form for both tabs, so that its input stays. The page redirects once an admin is signed in. */
function AdminForm({ tab }: { tab: AdminTab }) {
  const client = useQueryClient();
  const { action, pending, success, failure, incomplete, required, send } = adminModes[tab];
  const { mutateAsync, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (account) => {
      if (account.isAdmin !== 1) {
        clearSession(client);
        toastError('This account does not have admin privileges', 'Access Denied');
        return;
      }
      setCurrentAccount(client, account);
      toastSuccess(success);
    },
    onError: (error) => toastError(messageOf(error, failure)),
  });
  const isNew = tab === 'create';
  return (
    <Form
      className={styles.form}
      validate={(values) => requiredErrors(values, required)}
      submit={mutateAsync}
      purpose={tab}
      onInvalid={() => toastError(incomplete)}
    >
      <Credentials isNew={isNew} />
      {isNew && <Field name="adminKey" label="Admin key" type="password" autoComplete="off" required />}
      <SubmitButton isBusy={isPending}>{isPending ? pending : action}</SubmitButton>
    </Form>
  );
}

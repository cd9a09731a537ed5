import { expect, test } from '@jest/globals';
import { act } from 'react';
import { click, show, shownText, textsOf, until } from '../../../test/render';
import { serve } from '../../../test/requests';
import { toastSuccess } from '../../shared/toasts';
import { ToastHost } from '../../shared/ui/notices/toast-host';
import { AccountForm, type AccountKind, type Mode } from './account-form';
import AdminLoginPage from './admin-login-page';

const form = (kind: AccountKind, mode: Mode) => () => <AccountForm kind={kind} mode={mode} />;

test.each([
  { path: '/api/auth/login', Page: form('consumer', 'sign-in'), button: 'Sign in' },
  { path: '/api/auth/signup', Page: form('consumer', 'create'), button: 'Create account' },
  { path: '/api/auth/signup', Page: form('technician', 'create'), button: 'Create account' },
  { path: '/api/auth/login', Page: AdminLoginPage, tab: 'Login', button: 'Sign In' },
  {
    path: '/api/auth/admin-signup',
    Page: AdminLoginPage,
    tab: 'Create Admin',
    button: 'Create Admin Account',
  },
])('Without cookies, $button at $path claims no success, and says what to do', async (door) => {
  const { path, Page, tab, button } = door;
  const requested = serve({
    [path]: { email: 'ann@example.org', userType: 'homeowner', isAdmin: 1 },
    '/api/auth/me': Response.json({ message: 'Sign in first.' }, { status: 401 }),
  });
  toastSuccess('of an earlier page');
  await show(
    <>
      <Page />
      <ToastHost />
    </>,
    { path: '/signin', route: '/signin' },
  );
  if (tab) await click(tab);
  await act(async () => {
    for (const field of document.querySelectorAll('input')) field.value = 'ann@example.org';
  });
  await click(button);
  await until(() => !shownText().includes('of an earlier page'));
  expect(textsOf('.toast__root')).toEqual([
    'ErrorYour browser did not keep the session cookie. Allow cookies for this site and sign in again.',
  ]);
  expect(requested).toEqual([path, '/api/auth/me']);
  expect(shownText()).toContain(button);
});

import type { AccountView } from '@appliance-index/backend/contract';
import { expect, test } from '@jest/globals';
import { click, fill, find, show, shownText, textsOf, toastShows, typedIn } from '../../../test/render';
import { serve } from '../../../test/requests';
import { showSite } from '../../../test/site';
import AdminLoginPage from './admin-login-page';

const open = (account: Partial<AccountView> | null = null) =>
  showSite({ '/admin-login': <AdminLoginPage /> }, '/admin-login', { account });

async function fillIn(): Promise<void> {
  await fill('Email', 'boss@example.org');
  await fill('Password', 'copper kettle on the hob');
}

test('What one tab of the admin login lacks is not said in the other', async () => {
  await show(<AdminLoginPage />);
  await click('Sign In');
  expect(textsOf('form .ui-field-error')).toEqual(['Fill in your e-mail address.', 'Fill in your password.']);
  await click('Create Admin');
  expect(textsOf('form .ui-field-error')).toEqual([]);
  expect(find('[name=email]').getAttribute('aria-invalid')).toBeNull();
});

test('Each tab of the admin login requires all its fields', async () => {
  const requested = serve({});
  await open();
  await click('Sign In');
  await toastShows('ErrorPlease fill in all fields');
  await click('Create Admin');
  await click('Create Admin Account');
  await toastShows('ErrorPlease fill in all fields including the admin key');
  expect(requested).toEqual([]);
});

test('What was typed in the wrong tab of the admin login stays, also when the key is refused', async () => {
  serve({ '/api/auth/admin-signup': Response.json({ message: 'Invalid admin key' }, { status: 403 }) });
  await open();
  await fillIn();
  await click('Create Admin');
  await fill('Admin key', 'not the right key');
  await click('Create Admin Account');
  await toastShows('ErrorInvalid admin key');
  const typed = ['Email', 'Password', 'Admin key'].map(typedIn);
  expect(typed).toEqual(['boss@example.org', 'copper kettle on the hob', 'not the right key']);
});

test('The admin login welcomes an admin to the admin panel', async () => {
  const account = { email: 'boss@example.org', isAdmin: 1 };
  serve({ '/api/auth/login': account, '/api/auth/me': account });
  await open();
  await fillIn();
  await click('Sign In');
  await toastShows('SuccessWelcome back, admin!');
  expect(textsOf('h1')).toEqual(['/admin']);
  expect(find('.masthead__account .ui-badge').textContent).toBe('Admin');
});

test('The admin login rejects a member and signs them out again', async () => {
  const account = { email: 'boss@example.org', isAdmin: 0 } as const;
  const paths = ['/api/auth/login', '/api/auth/me', '/api/auth/logout'];
  const requested = serve(Object.fromEntries(paths.map((path) => [path, account])));
  await open(account);
  await fillIn();
  await click('Sign In');
  await toastShows('Access DeniedThis account does not have admin privileges');
  expect(requested).toEqual(paths);
  expect(textsOf('h1')).toEqual(['Admin login']);
  expect(shownText()).not.toContain('Signed in');
});

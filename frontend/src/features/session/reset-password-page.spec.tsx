import { expect, test } from '@jest/globals';
import {
  activate,
  control,
  fill,
  find,
  htmlOf,
  show,
  shownText,
  shows,
  textsOf,
  toastShows,
} from '../../../test/render';
import { serve } from '../../../test/requests';
import { showSite } from '../../../test/site';
import ResetPasswordPage from './reset-password-page';

const link = '/reset-password?token=secret';
const openLink = (account: { email: string } | null = null) =>
  showSite({ '/reset-password': <ResetPasswordPage /> }, link, { account });
const used = () => Response.json({ code: 'reset-token' }, { status: 400 });
const usedText = 'This link has already been used or has expired. Request a new one';

async function changePassword(): Promise<void> {
  await fill('New password', 'another long secret');
  await activate(control('Change password'));
}

test('A password cannot be reset without the token of a link, as after a reload: it can be opened again, or another requested', async () => {
  await show(<ResetPasswordPage />, { path: '/reset-password' });
  expect(find('[role=alert]').textContent).toBe(
    'This page needs the whole link. Open it again from the e-mail. Request a new one',
  );
  expect(document.querySelector('form')).toBeNull();
  expect(control('Request a new one').getAttribute('href')).toBe('/forgot-password');
});

test('The form for a new password is there before the token of the link is read', () => {
  expect(htmlOf(<ResetPasswordPage />, { path: '/reset-password' })).toContain('Change password');
});

test('A new password that could not be sent is sent again, and leads to the form to sign in', async () => {
  const answers: Record<string, unknown> = { '/api/auth/reset-link': {} };
  serve(answers);
  await openLink();
  await changePassword();
  await toastShows('ErrorThe password could not be changed. Try again.');
  answers['/api/auth/reset-password'] = {};
  await activate(control('Change password'));
  await toastShows('SuccessYour password has been changed. Sign in with the new one.');
  expect(textsOf('h1')).toEqual(['/signin']);
});

test('A new password signs the browser out as well', async () => {
  serve({ '/api/auth/reset-link': {}, '/api/auth/reset-password': {} });
  await openLink({ email: 'ada@example.org' });
  await shows('Sign out');
  await changePassword();
  await shows('Your password has been changed.');
  expect(shownText()).not.toContain('Sign out');
});

test('A link that is used while its page is open says so in the place of the form, with the focus', async () => {
  serve({ '/api/auth/reset-link': {}, '/api/auth/reset-password': used() });
  await openLink();
  await changePassword();
  await shows(usedText);
  expect(document.activeElement).toBe(find('[role=alert]'));
  expect(document.activeElement?.textContent).toBe(usedText);
});

test('A link that has been used says so, without a form', async () => {
  serve({ '/api/auth/reset-link': used() });
  await openLink();
  await shows(usedText);
  expect(document.querySelector('[name=password]')).toBeNull();
});

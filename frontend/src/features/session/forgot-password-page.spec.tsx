import { expect, test } from '@jest/globals';
import { activate, control, fill, find, shows, toastShows } from '../../../test/render';
import { serve } from '../../../test/requests';
import { showSite } from '../../../test/site';
import ForgotPasswordPage from './forgot-password-page';

test('A link to a new password is requested again after a failure, and for another address', async () => {
  const answers: Record<string, unknown> = {};
  serve(answers);
  await showSite({ '/forgot-password': <ForgotPasswordPage /> }, '/forgot-password');
  await fill('Email', 'mistyped@example.org');
  await activate(control('Send the link'));
  await toastShows('ErrorThe e-mail could not be sent. Try again.');
  answers['/api/auth/forgot-password'] = {};
  await activate(control('Send the link'));
  await shows('we have e-mailed it a link');
  expect(find('[role=status]').contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toMatch(/^If an account with this address exists/);
  await activate(control('Use another address'));
  expect(document.activeElement).toBe(control('Email'));
});

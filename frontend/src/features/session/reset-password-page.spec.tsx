import { expect, test } from '@jest/globals';
import { control, find, htmlOf, show } from '../../../test/render';
import ResetPasswordPage from './reset-password-page';

test('A password cannot be reset without the token of a link, but another link can be requested', async () => {
  await show(<ResetPasswordPage />, { path: '/reset-password' });
  expect(find('[role=alert]').textContent).toContain('This link is incomplete or has already been used.');
  expect(document.querySelector('form')).toBeNull();
  expect(control('Request a new one').getAttribute('href')).toBe('/forgot-password');
});

test('The form for a new password is there before the token of the link is read', () => {
  expect(htmlOf(<ResetPasswordPage />, { path: '/reset-password' })).toContain('Change password');
});
